import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLang } from './i18n.ts'
import { useAccount, useEpoch } from '../auth/session.ts'

/** Stores the current language in the account if the account has another. Renders nothing. */
export function AccountLanguage() {
  const lang = useLang()
  const epoch = useEpoch()
  const client = useQueryClient()
  const remembered = useAccount().member?.language
  useEffect(() => {
    if (!remembered || remembered === lang) return
    // The person reads on in their language whether or not the account could note it.
    import('./note-language.ts').then(({ noteLanguage }) => noteLanguage(client, epoch, lang)).catch(() => {})
  }, [client, epoch, remembered, lang])
  return null
}
