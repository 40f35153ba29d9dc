import { createFakeClient } from '@brand/sdk/testing'
import english from '@brand/ui/locales/en.json' with { type: 'json' }
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../app/api/query-client.ts'
import { createI18n } from '../../../../app/i18n/i18n.ts'
import HomePage from './HomePage.tsx'

const App = ({ at, i18n, client }: { at: string; i18n: I18n; client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <I18nextProvider i18n={i18n}>
      <BrandProvider lang="en" strings={english as unknown as UiStrings}>
        <MemoryRouter initialEntries={[at]}>
          <HomePage />
          <Link to="/">Close</Link>
        </MemoryRouter>
      </BrandProvider>
    </I18nextProvider>
  </QueryClientProvider>
)

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Takes over the page that was drawn beforehand for an address. */
async function open(at: string) {
  const fake = createFakeClient()
  vi.stubGlobal('fetch', fake.fetch)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const i18n = await createI18n('en', ['ui-first', 'site', 'games'])
  const { window } = globalThis
  vi.stubGlobal('window', undefined)
  const html = renderToString(<App at={at} i18n={i18n} client={createQueryClient()} />)
  vi.stubGlobal('window', window)
  const page = document.body.appendChild(document.createElement('div'))
  page.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  const drawn = screen.getByRole('heading', { name: 'Hot tonight' })
  const errors: unknown[] = []
  await act(async () => {
    root = hydrateRoot(page, <App at={at} i18n={i18n} client={createQueryClient()} />, {
      onRecoverableError: (error) => errors.push(error),
    })
  })
  return { drawn, errors, asked: () => fake.calls.map(({ name }) => name) }
}

it('stays as it was drawn behind a dialog of its address, and comes to life once that is closed', async () => {
  const { drawn, errors, asked } = await open('/register')
  expect(asked()).toEqual([])
  expect(drawn.isConnected).toBe(true)
  await act(async () => screen.getByRole('link', { name: 'Close' }).click())
  await waitFor(() => expect(asked()).toContain('games.hot'))
  expect(screen.getByRole('heading', { name: 'Hot tonight' })).not.toBe(drawn)
  expect(errors).toEqual([])
})

it('takes over what was drawn at its own address', async () => {
  const { drawn, asked } = await open('/')
  await waitFor(() => expect(asked()).toContain('system.status'))
  expect(screen.getByRole('heading', { name: 'Hot tonight' })).toBe(drawn)
})
