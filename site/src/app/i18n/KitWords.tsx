import { StringsProvider, type UiStrings } from '@brand/ui/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from './i18n.ts'

/**
 * The kit's words of the pages that are not the first, around what shows them. Waits (Suspense) until they are there.
 */
export function KitWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('ui-later')
  const lang = useLang()
  return (
    <StringsProvider strings={i18n.getResourceBundle(lang, 'ui-later') as Partial<UiStrings>}>
      {children}
    </StringsProvider>
  )
}
