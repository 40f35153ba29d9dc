import { createFakeClient } from '@brand/sdk/testing'
import bengali from '@brand/ui/locales/bn.json' with { type: 'json' }
import english from '@brand/ui/locales/en.json' with { type: 'json' }
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '../app/api/query-client.ts'
import { createI18n } from '../app/i18n/i18n.ts'
import type { Lang } from '../app/i18n/language.ts'
import type { Area } from '../app/i18n/words.ts'

export type Answers = Parameters<typeof createFakeClient>[0]

interface Shown {
  /** Absent: English. The words of the kit are English or Bengali. */
  lang?: Lang
  /** Its address, with query and hash. */
  at?: string
  /** Words that it has besides those of the site, of records and of errors. */
  words: readonly Area[]
  /** What the gateway answers; the fixtures where nothing is said. */
  answers?: Answers
}

/**
 * Shows a page against a gateway of fixtures. Call `cleanup()` and `vi.unstubAllGlobals()` after each test.
 */
export async function showPage(Page: ComponentType, { lang = 'en', at = '/', words, answers }: Shown) {
  const fake = createFakeClient(answers)
  vi.stubGlobal('fetch', fake.fetch)
  const i18n = await createI18n(lang, ['ui-first', 'site', 'records', 'err', ...words])
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider lang={lang} strings={(lang === 'bn' ? bengali : english) as unknown as UiStrings}>
          <MemoryRouter initialEntries={[at]}>
            <Suspense>
              <Page />
            </Suspense>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  return { fake, client, i18n }
}
