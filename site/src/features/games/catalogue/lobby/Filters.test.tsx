import { createFakeClient } from '@brand/sdk/testing'
import english from '@brand/ui/locales/en.json' with { type: 'json' }
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../app/api/query-client.ts'
import { createI18n } from '../../../../app/i18n/i18n.ts'
import { Filters } from './Filters.tsx'
import { everything } from './lobby-filters.ts'

it('keeps the button that was drawn on a small screen, and opens a sheet by it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', createFakeClient().fetch)
  const i18n = await createI18n('en', ['ui-first', 'site', 'games', 'lobby'])
  const app = (
    <QueryClientProvider client={createQueryClient()}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider lang="en" strings={english as unknown as UiStrings}>
          <Filters lane={undefined} value={everything} onChange={() => {}} />
        </BrandProvider>
      </I18nextProvider>
    </QueryClientProvider>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.append(...new DOMParser().parseFromString(renderToString(app), 'text/html').body.childNodes)
  const drawn = screen.getByRole('button', { name: 'Filters' })
  const root = await act(async () => hydrateRoot(page, app))
  expect(drawn.isConnected).toBe(true)
  await act(async () => drawn.click())
  expect((await screen.findByRole('dialog', { name: 'Filters' })).dataset['component']).toBe('sheet')
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
