import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { DialogsProvider } from './overlays/dialogs.tsx'
import { localeOf } from './format/format.ts'
import { useLang } from './i18n/i18n.ts'

export interface ProvidersProps {
  i18n: I18n
  queryClient: QueryClient
  /** CSP nonce of this response. */
  nonce?: string | undefined
  children: ReactNode
}

export function Providers({ i18n, queryClient, nonce, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Branded nonce={nonce}>
          <DialogsProvider>{children}</DialogsProvider>
        </Branded>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

function Branded({ nonce, children }: Pick<ProvidersProps, 'nonce' | 'children'>) {
  const { i18n } = useTranslation('ui-first')
  const lang = useLang()
  return (
    <BrandProvider
      lang={lang}
      strings={i18n.getResourceBundle(lang, 'ui-first') as UiStrings}
      numberLocale={localeOf(lang)}
      nonce={nonce}
    >
      {children}
    </BrandProvider>
  )
}
