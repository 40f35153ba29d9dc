import type { MemberFundsOutput, StreamEvents } from '@brand/sdk'
import type { ContractsSimulateInput, ContractsSimulateOutput } from '@brand/sdk/agent'
import { createFakeClient, fixtures, type FakeClient } from '@brand/sdk/testing'
import kitWords from '@brand/ui/locales/en.json' with { type: 'json' }
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../../app/api/client.ts'
import { createQueryClient } from '../../app/api/query-client.ts'
import { useBadges } from '../../app/centre/badges.ts'
import { createI18n } from '../../app/i18n/i18n.ts'
import { toasts } from '../../app/overlays/Toaster.tsx'
import { dismiss } from '../../app/overlays/popups.ts'
import { forgetSession } from '../../app/storage/storage.ts'
import { dismissToasts } from '../../testing/dismiss-toasts.ts'
import { popupViews } from './popup-views.ts'
import { PopupHost } from '../../features/platform/popups/PopupHost.tsx'
import ContractWatch from '../../features/agent/contracts/answer/ContractWatch.tsx'

const [offered] = fixtures.contracts.list.list
if (!offered) throw new Error('there is no contract')
const request = (id: string, kind: string) => ({ ...offered, id, kind, before: null }) as typeof offered
const [dividend, salary] = [request('7', 'DIVIDEND'), request('8', 'DAILY')]

/** What would have been paid, by contract. */
const paid: Readonly<Record<string, string>> = { '5': '46820.40', '7': '38307.60' }
const simulate = ({ contractId = '' }: ContractsSimulateInput): ContractsSimulateOutput => {
  const { list, ...rest } = fixtures.contracts.simulate
  return {
    ...rest,
    list: list.map((one) => ({ ...one, amount: paid[contractId] ?? '0.00' })),
  } as ContractsSimulateOutput
}

let funds: MemberFundsOutput
let push: ((news: StreamEvents['contract.offer']) => void)[]
let fake: FakeClient
beforeEach(() => {
  dismissToasts()
  funds = { ...fixtures.member.funds, divtypereq: [dividend], dailysalreqtype: [salary] } as MemberFundsOutput
  push = []
  fake = createFakeClient({
    member: { info: { ...fixtures.member.info, type: 1 }, funds: () => funds },
    contracts: { simulate },
  })
  vi.stubGlobal('fetch', fake.fetch)
  vi.spyOn(sdk.stream, 'subscribe').mockImplementation((name, listener) => {
    if (name === 'contract.offer') push.push(listener as (typeof push)[number])
    return () => {}
  })
  sdk.store.set(fixtures.session.login)
})
afterEach(() => {
  cleanup()
  for (const id of ['contract-7', 'contract-8', 'contract-9']) dismiss(id)
  forgetSession()
  sdk.store.end('logout')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Count() {
  return <output data-testid="count">{useBadges().contracts}</output>
}

async function arrive(at = '/agentHome') {
  const i18n = await createI18n('en', ['ui-first', 'ui-later', 'site', 'games', 'contracts', 'err'])
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider lang="en" strings={kitWords as unknown as UiStrings}>
          <MemoryRouter initialEntries={[at]}>
            <Count />
            <ContractWatch />
            <PopupHost views={popupViews} dialog={false} game={false} />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
}

const person = userEvent.setup()
const card = async (name: string) => within(await screen.findByRole('dialog')).findByRole('region', { name })
const counts = (count: string) => waitFor(() => expect(screen.getByTestId('count').textContent).toBe(count))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('each request opens by itself on arrival; what is put off comes back with the next session alone', async () => {
  const first = await arrive()
  await card('Dividend')
  expect((await screen.findByRole('dialog')).textContent).toContain('1 more needs your answer')
  await person.click(screen.getByRole('button', { name: 'Later' }))
  await card('Daily wages')
  await person.keyboard('{Escape}')
  await closed()
  await counts('2')
  first.unmount()
  const again = await arrive()
  await counts('2')
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByRole('dialog')).toBeNull()
  again.unmount()
  forgetSession()
  await arrive()
  await card('Dividend')
})

it('an answer takes it off the count', async () => {
  funds = { ...funds, dailysalreqtype: [] }
  await arrive()
  await card('Dividend')
  await counts('1')
  funds = { ...funds, divtypereq: [] }
  await person.click(screen.getByRole('button', { name: 'Reject' }))
  await closed()
  await counts('0')
  expect(fake.calls.find(({ name }) => name === 'contracts.processDividend')?.input).toMatchObject({
    contractId: '7',
    requestType: 'NEW',
    action: 'REJECT',
    version: 2,
  })
})

it('what is offered meanwhile is counted and opens, once nobody types', async () => {
  funds = { ...funds, divtypereq: [], dailysalreqtype: [] }
  await arrive()
  await counts('0')
  await waitFor(() => expect(fake.calls.some(({ name }) => name === 'member.funds')).toBe(true))
  const field = document.body.appendChild(document.createElement('input'))
  act(() => field.focus())
  funds = { ...funds, realtimesalreqtype: [request('9', 'REAL_TIME')] } as MemberFundsOutput
  const news = { contractId: '9', kind: 'REAL_TIME', request: 'NEW', status: 'pending', version: 2 } as const
  act(() => push.forEach((listener) => listener({ ...news, counterparty: 'kh***e', expiresAt: null })))
  await counts('1')
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => field.blur())
  field.remove()
  await card('Real-time salary')
})

it('a kind that a newer gateway knows is shown, and cannot be answered here', async () => {
  funds = { ...funds, divtypereq: [request('7', 'LOYALTY')], dailysalreqtype: [] } as MemberFundsOutput
  await arrive()
  await card('LOYALTY')
  screen.getByText('Reload the page to answer this contract.')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
})

it('what is withdrawn or answered elsewhere leaves the count and the queue, without a word', async () => {
  await arrive()
  await card('Dividend')
  await counts('2')
  funds = { ...funds, dailysalreqtype: [] }
  const over = { contractId: '8', kind: 'DAILY', request: 'NEW', status: 'withdrawn', version: 3 } as const
  act(() => push.forEach((listener) => listener({ ...over, counterparty: 'kh***e', expiresAt: null })))
  await counts('1')
  expect(toasts.shown()).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Later' }))
  await closed()
})

it('the page of contracts shows them itself', async () => {
  await arrive('/agentHome?page=contracts&tab=up')
  await counts('2')
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('an offer stands beside what it would replace, by what both would have paid', async () => {
  const replaced = { ...dividend, id: '5', status: 'active', request: null }
  const offer = { ...dividend, before: dividend.tiers }
  funds = { ...funds, divtypereq: [offer], dailysalreqtype: [], divtypeinfo: [replaced] } as MemberFundsOutput
  await arrive()
  await card('Dividend')
  const compared = await screen.findByRole('group', { name: /^In past periods/ })
  await waitFor(() =>
    expect(compared.textContent?.replaceAll(/[\u2066-\u2069\u202f]/g, '')).toMatch(
      /৳46,820\.40.*৳38,307\.60.*− ৳8,512\.80/,
    ),
  )
})
