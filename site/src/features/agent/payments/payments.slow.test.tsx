import { GatewayError } from '@brand/sdk'
import { fixtures, type FakeClient, type Overrides } from '@brand/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catchFiles } from '../../../testing/catch-files.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { DailyWages, Dividends, HourlySalary, RealtimeSalary } from './PaymentPages.tsx'

const { contracts, summary, system } = fixtures
/** How the gateway answers: as its fixtures, with more to come, with nothing, or not at all. */
let answers: 'rows' | 'more' | 'nothing' | 'errors'
/** Whether there ever was a contract. */
let had: boolean
let gone: boolean
/** Whether a record is disputed, or decided. */
let changed: object

const records =
  <T extends { list: object[]; next: string | null }>(fixture: T) =>
  (): T => {
    if (answers === 'errors') throw new GatewayError({ code: 'network_abnormal', status: 503, message: '' })
    if (answers === 'nothing') return { ...fixture, list: [] }
    // Rounds are shown for a time: the record is of now.
    const [from, to] = [Date.now() - 300_000, Date.now()].map((at) => new Date(at).toISOString())
    const list = fixture.list.map((row) => ({ ...row, from, to, ...changed }))
    return { ...fixture, list, next: answers === 'more' ? 'further' : null }
  }

const { info } = system.status
const whitelabel = [...info.whitelabel, { modId: 'TEAMBETTING3', enabled: '1' as const, childrenNodes: [] }]
const { permissions } = summary.member
const overrides = {
  contracts: {
    dividends: records(contracts.dividends),
    dailySalaries: records(contracts.dailySalaries),
    hourlySalaries: records(contracts.hourlySalaries),
    realtimeSalaries: records(contracts.realtimeSalaries),
    recordLines: () => (gone ? { ...contracts.recordLines, gone, list: [] } : contracts.recordLines),
  },
  summary: {
    member: () => ({
      ...summary.member,
      permissions: {
        ...permissions,
        value: { ...permissions.value, dividends: had, dailyWages: had, hourlySalary: had, realtimeSalary: had },
      },
    }),
  },
  system: { status: { ...system.status, info: { ...info, whitelabel } } },
} as unknown as Overrides

let fake: FakeClient
const files = catchFiles()
beforeEach(() => {
  answers = 'rows'
  had = true
  gone = false
  changed = {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const person = userEvent.setup()

async function show(Page: ComponentType, { at = '/' }: { at?: string } = {}) {
  fake = (await showPage(Page, { at, words: ['games', 'payments'], answers: overrides })).fake
}
const calls = (name: string) => fake.calls.filter((call) => call.name === name)
const amount = () => screen.findByRole('button', { name: /calculation$/ })

describe.each([
  [Dividends, 'contracts.dividends'],
  [DailyWages, 'contracts.dailySalaries'],
  [HourlySalary, 'contracts.hourlySalaries'],
  [RealtimeSalary, 'contracts.realtimeSalaries'],
] as const)('%o', (Page, call) => {
  it('asks for the other side, and for what its address says', async () => {
    await show(Page, { at: '/?status=OWED&period=WEEKLY&from=2026-11-01&to=2026-11-20' })
    await amount()
    const filters = { status: 'OWED', from: '2026-11-01', to: '2026-11-20' }
    const asked = call === 'contracts.dividends' ? { ...filters, period: 'WEEKLY' } : filters
    expect(calls(call).at(-1)?.input).toEqual({ role: 'received', ...asked })
    await person.click(screen.getByRole('tab', { name: 'Paid to downlines' }))
    await waitFor(() => expect(calls(call).at(-1)?.input).toEqual({ role: 'paid', ...asked }))
  })

  it('opens an amount down to the members, and from there the rounds', async () => {
    await show(Page)
    await person.click(await amount())
    const sheet = await screen.findByRole('dialog')
    const members = await within(sheet).findByRole('table', { name: 'Members' })
    const link = within(members).getByRole('link', { name: 'rafiq_77' }).getAttribute('href') ?? ''
    expect(link).toContain('page=personalHistoryCopy&account=rafiq_77&range=custom')
    expect(link).toContain('gameType=RNG')
    const [record] = { ...contracts }[call.slice(10) as 'dividends'].list
    expect(
      calls('contracts.recordLines').map(({ input }) => String((input as { recordId: unknown }).recordId)),
    ).toContain(record?.id)
    expect(within(sheet).getByText('Exact amount').nextElementSibling?.textContent).toContain('৳')
    expect(sheet.textContent).toContain(call === 'contracts.dividends' ? 'Shared' : 'Valid bets')
  })

  it('says so where there never was a contract, and leads to the contracts', async () => {
    answers = 'nothing'
    had = false
    await show(Page)
    await screen.findByText(/^You have no/)
    const link = screen.getByRole('link', { name: 'See contracts' })
    expect(link.getAttribute('href')).toBe('/agentHome?page=contracts')
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('says that nothing has been settled where there is one', async () => {
    answers = 'nothing'
    await show(Page)
    await screen.findByText(/^You received nothing on these days/)
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  it('says why it failed, and asks again', async () => {
    answers = 'errors'
    await show(Page)
    await screen.findByRole('heading', { name: 'This did not load' })
    answers = 'rows'
    fireEvent.click(await screen.findByRole('button', { name: /retry|again/i }))
    await amount()
  })
})

it('the basis of a dividend is its loss, salaries and carry-over', async () => {
  await show(Dividends)
  await person.click(await amount())
  const sheet = await screen.findByRole('dialog')
  const value = (term: string) => within(sheet).getByText(term).nextElementSibling?.textContent ?? ''
  expect(value('Less salaries')).toContain('5,520.00')
  expect(value('Loss carried over')).toContain('1,480.00')
  expect(value('Shared')).toContain('24,000.00')
  expect(value('Rate')).toBe('10%')
  expect(value('Amount')).toContain('2,400.00')
})

it('rates by category are shown with their valid bets', async () => {
  await show(DailyWages)
  expect((await screen.findAllByText('By category')).length).toBeGreaterThan(0)
  await person.click(await amount())
  const sheet = await screen.findByRole('dialog')
  expect(sheet.textContent).toMatch(/10,000\.00.*× 0\.6%/)
})

it('a record is disputed with a reason, and both the reason and the decision are read', async () => {
  await show(RealtimeSalary)
  await person.click(await amount())
  const sheet = await screen.findByRole('dialog')
  await person.click(await within(sheet).findByRole('button', { name: 'Dispute payment' }))
  await person.type(await within(sheet).findByLabelText(/^Reason/), 'A round is missing')
  await person.click(within(sheet).getByRole('button', { name: 'Send dispute' }))
  await within(sheet).findByText('Disputed by you')
  expect(calls('contracts.dispute').map(({ input }) => input)).toMatchObject([
    { recordId: '812', reason: 'A round is missing' },
  ])
  expect(within(sheet).queryByRole('button', { name: 'Dispute payment' })).toBeNull()
  cleanup()

  const dispute = { by: 'UP', reason: 'Too much' }
  changed = { status: 'ADJUSTED', dispute, adjustment: '-2.00', decision: 'Counted twice' }
  await show(RealtimeSalary)
  await person.click(await amount())
  const decided = await screen.findByRole('dialog')
  await within(decided).findByText('Disputed by the other side')
  within(decided).getByText('Counted twice')
  expect(decided.textContent).toMatch(/Decided:.*2\.00/)
})

it('says so where the members are not kept any more', async () => {
  gone = true
  await show(HourlySalary)
  await person.click(await amount())
  const sheet = await screen.findByRole('dialog')
  await within(sheet).findByText('Members no longer listed')
  expect(within(sheet).queryByRole('table')).toBeNull()
})

it('exports every page of what the filters leave', async () => {
  await show(RealtimeSalary, { at: '/?role=paid&from=2026-11-01&to=2026-11-20' })
  await amount()
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toMatch(/^realtimeSalary-paid-2026-11-01-2026-11-20-\d+\.csv$/)
  // People are named in it: who exports it is recorded.
  expect(fake.calls.filter(({ name }) => name === 'team.export')).toMatchObject([
    { input: { report: 'payments', from: '2026-11-01', to: '2026-11-20' } },
  ])
  const [head, ...rows] = ((await files[0]?.text) ?? '').trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFPeriod,Paid,Status,With,Valid bets,Active members,Tier,Rate/)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(',60.00,')
})

it('offers more where there is more', async () => {
  answers = 'more'
  await show(RealtimeSalary)
  await amount()
  await screen.findByRole('button', { name: 'Show more' })
})
