import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '../../app/navigation/router.ts'
import { useLang } from '../../app/i18n/i18n.ts'
import type { Key, Values } from '../../app/i18n/words.ts'
import type { Visit } from '../../app/routing/guards.ts'
import type { MemberEntries } from './member-entries.ts'

/** Places of a logged-in account; visitors do not load them. */
export function useMemberEntries(signedIn: boolean, on: Visit['moduleOn']): MemberEntries {
  const { i18n } = useTranslation('site')
  const lang = useLang()
  const { pathname, search } = useLocation()
  const [entries, setEntries] = useState<(at: string, on: Visit['moduleOn']) => MemberEntries>()
  useEffect(() => {
    if (!signedIn) return
    const words = (key: Key<'member'>, values?: Values) => i18n.t(key, { ns: 'member', lng: lang, ...values })
    // Without them the menu lists the entries for everyone.
    void Promise.all([import('./member-entries.ts'), i18n.loadNamespaces('member')]).then(
      ([{ memberEntries }]) => setEntries(() => memberEntries.bind(null, words)),
      () => {},
    )
  }, [i18n, signedIn, lang])
  const at = pathname + search
  return useMemo(() => (signedIn && entries?.(at, on)) || {}, [signedIn, entries, at, on])
}
