import { createFakeClient, fixtures } from '@brand/sdk/testing'
import kitWords from '@brand/ui/locales/en.json' with { type: 'json' }
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { useLocation } from '../../app/navigation/router.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../../app/api/client.ts'
import { createQueryClient } from '../../app/api/query-client.ts'
import { createI18n } from '../../app/i18n/i18n.ts'
import { DialogsProvider } from '../../app/overlays/dialogs.tsx'
import { dismiss, enqueue } from '../../app/overlays/popups.ts'
import { PopupHost } from '../../features/platform/popups/PopupHost.tsx'
import { popupViews } from './popup-views.ts'
import { usePopupAddress } from './use-popup-address.ts'

function Below() {
  usePopupAddress()
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const address = () => screen.getByTestId('address').textContent

beforeEach(() => {
  const { status } = fixtures.system
  const whitelabel = ['COMM3', 'MEMTRANS3', 'TRANSBETREPMEM3'].map((modId) => ({
    modId,
    enabled: '1' as const,
    childrenNodes: [],
  }))
  const fake = createFakeClient({
    system: { status: { ...status, info: { ...status.info, whitelabel } } },
    member: { info: { ...fixtures.member.info, type: 0 } },
  })
  vi.stubGlobal('fetch', fake.fetch)
})
afterEach(() => {
  cleanup()
  for (const id of ['member', 'agent', 'news']) dismiss(id)
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

async function open(at: string) {
  const words = ['ui-first', 'ui-later', 'site', 'err', 'member', 'agent', 'records', 'system', 'access'] as const
  const i18n = await createI18n('en', [...words])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider lang="en" strings={kitWords as unknown as UiStrings}>
          <MemoryRouter initialEntries={[at]}>
            <DialogsProvider>
              <Suspense>
                <Below />
                <PopupHost views={popupViews} dialog={false} game />
              </Suspense>
            </DialogsProvider>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
}

it('opens the member centre over a game by a link, goes about in it, and leaves the page below where it is', async () => {
  sdk.store.set(fixtures.session.login)
  document.title = 'Padma Gold'
  // What the operator has to say waits for the game; what was asked for does not.
  enqueue({ id: 'news', urgency: 'news', view: () => <div role="dialog">news</div> })
  await open('/seamless?nodeId=7&popup=member&at=personalHistoryCopy')
  const dialog = await screen.findByRole('dialog', { name: 'My account' })
  expect(address()).toBe('/seamless?nodeId=7')
  const menu = await within(dialog).findByRole('navigation', { name: 'My account' })
  const current = () =>
    within(menu)
      .getAllByRole('link')
      .find((link) => link.getAttribute('aria-current') === 'page')?.textContent
  await waitFor(() => expect(current()).toBe('Bets'))
  await userEvent.click(within(menu).getByRole('link', { name: 'Transactions' }))
  await waitFor(() => expect(current()).toBe('Transactions'))
  expect(address()).toBe('/seamless?nodeId=7')
  expect(document.title).toBe('Padma Gold')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/seamless?nodeId=7')
})

it('leads who has no such centre to its address, which says why', async () => {
  await open('/rng?popup=agent')
  await waitFor(() => expect(address()).toBe('/agentHome'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens nothing for a name it does not know, and cleans the address', async () => {
  await open('/rng?popup=javascript&at=x&sort=new')
  await waitFor(() => expect(address()).toBe('/rng?sort=new'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
