import type { SignEntry } from '@brand/ui/side-menu'
import { useEffect, useState } from 'react'
import { useLang } from '../../app/i18n/i18n.ts'
import { useStatus } from '../../app/api/status.ts'

/** Where the operator is on social networks. Their signs load where there is one to show. */
export function useSocial(): SignEntry[] | undefined {
  const lang = useLang()
  const resources = useStatus().data?.info.resources
  const [social, setSocial] = useState<SignEntry[]>()
  useEffect(() => {
    if (!resources || Object.keys(resources).length === 0) return
    // Without their chunk the page does without.
    void import('./social.ts').then(
      ({ socialEntries }) => setSocial(socialEntries(resources, lang)),
      () => {},
    )
  }, [resources, lang])
  return social
}
