import { GatewayError } from '@brand/sdk'
import { fixtures, type FakeClient, type Overrides } from '@brand/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catchFiles } from '../../../testing/catch-files.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Downlines } from './downlines/Downlines.tsx'
import { TeamOverview } from './overview/TeamOverview.tsx'
import { TeamBets } from './reports/TeamBets.tsx'
import { TeamPnl } from './reports/TeamPnl.tsx'
import { TeamTransactions } from './reports/TeamTransactions.tsx'

/** How the gateway answers: as its fixtures, with more to come, with nothing, without a team, or not at all. */
let answers: 'rows' | 'more' | 'nothing' | 'nobody' | 'errors'
const answer =
  <T extends object>(fixture: T) =>
  (): T => {
    if (answers === 'errors') throw new GatewayError({ code: 'not_in_team', status: 404, message: '' })
    if (!('list' in fixture) || answers === 'rows') return fixture
    if (answers === 'more') return { ...fixture, next: 'further' }
    const path = answers === 'nobody' && [{ account: 'me', members: 0, direct: 0 }]
    return { ...fixture, list: [], next: null, ...(path && { path }) }
  }

const { team, downline, system } = fixtures
const modules = ['REGCEN', 'CREATEAFF3', 'TEAMBETTING3', 'AGETEAMPNL3', 'AGEDOWNTRANS3', 'AGENTRANSMULTDOWN3']
const { info } = system.status
const whitelabel = [
  ...info.whitelabel,
  ...modules.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] })),
]
const overrides = {
  team: Object.fromEntries(Object.entries(team).map(([name, of]) => [name, answer(of)])),
  downline: { list: answer(downline.list) },
  system: { status: { ...system.status, info: { ...info, whitelabel } } },
} as Overrides

let fake: FakeClient
const files = catchFiles()
beforeEach(() => {
  answers = 'rows'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Shown {
  at?: string
  more?: Overrides
}

async function show(Page: ComponentType, { at = '/', more }: Shown = {}) {
  const answers = { ...overrides, ...more }
  fake = (await showPage(Page, { at, words: ['agent', 'games', 'team'], answers })).fake
}
const calls = (name: string) => fake.calls.filter((call) => call.name === name)

describe.each([
  [TeamBets, 'mitu.r', 'team.bets'],
  [TeamPnl, 'nasrin_04', 'team.pnl'],
  [TeamTransactions, 'mitu.r', 'team.transactions'],
  [Downlines, 'nasrin_04', 'downline.list'],
] as const)('%o', (Page, account, call) => {
  it('leads to a first link where nobody is below', async () => {
    answers = 'nobody'
    await show(Page)
    const link = await screen.findByRole('link', { name: 'Create your first link' })
    expect(link.getAttribute('href')).toBe('/agentHome?page=registerCenter&tab=links')
  })

  it('orders and adds up rows that are all there, and no others', async () => {
    await show(Page)
    await screen.findAllByText(account)
    const sorts = (await screen.findByRole('columnheader', { name: 'Account' })).querySelector('button')
    expect(sorts).not.toBeNull()
    expect(document.querySelector('[data-part="totals"]')?.textContent).toMatch(/\d\.\d\d/)
    cleanup()
    answers = 'more'
    await show(Page)
    await screen.findByRole('button', { name: 'Show more' })
    const served = [...document.querySelectorAll('[data-part="sort"]')].map((head) => head.textContent)
    expect(served).toEqual(Page === Downlines ? ['Account', 'Registered'] : [])
    expect(document.querySelector('[data-part="totals"]') !== null).toBe(Page === TeamPnl)
  })

  it('exports what the gateway has recorded', async () => {
    await show(Page)
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(calls('team.export').at(-1)?.input).toMatchObject({
      report: call === 'downline.list' ? 'downline' : call.slice(5),
    })
    expect(files[0]?.name).toMatch(/-1\.csv$/)
    const [head, ...rows] = ((await files[0]?.text) ?? '').trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFAccount,/)
    // A column that is not shown is not in it.
    expect(head).not.toContain('Level')
    if (Page === TeamPnl) expect(head).toContain('Profit and loss')
    expect(rows.map((row) => row.split(',')[0])).toEqual([account])
  })

  it('says why it failed, and asks again', async () => {
    answers = 'errors'
    await show(Page)
    const before = calls(call).length
    answers = 'rows'
    ;(await screen.findByRole('button', { name: /retry|again/i })).click()
    expect((await screen.findAllByText(account)).length).toBeGreaterThan(0)
    expect(calls(call).length).toBeGreaterThan(before)
  })
})

describe('the overview', () => {
  it('has figures, sentences with the rows behind them, a chart and the top lines', async () => {
    await show(TeamOverview)
    await screen.findByText('1,284')
    expect(screen.getByText(/^9 people joined: .*mitu\.r.* and 6 more\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See who joined' }).getAttribute('href')).toBe(
      '/agentHome?page=downlineManagmentView&event=joined&day=2026-11-20',
    )
    await screen.findByRole('figure', { name: 'Valid bets' })
    const top = await screen.findByRole('table', { name: 'Top 10 downlines' })
    expect(within(top).getByRole('link', { name: 'nasrin_04' }).getAttribute('href')).toContain('parent=nasrin_04')
  })

  it('says that nothing has changed, and what failed', async () => {
    answers = 'nothing'
    await show(TeamOverview)
    await screen.findByText(/^No change/)
    cleanup()
    answers = 'errors'
    await show(TeamOverview)
    const failed = () => screen.getAllByRole('heading', { name: 'The report did not load' })
    await waitFor(() => expect(failed()).toHaveLength(4))
  })

  it('leads to a first link where nobody is below', async () => {
    answers = 'nobody'
    await show(TeamOverview)
    await screen.findByRole('link', { name: 'Create your first link' })
  })

  it('says who owes whom, with the way to the payments', async () => {
    const owed = {
      change: 'owing',
      count: 4,
      accounts: ['nasrin_04', 'mitu.r', 'biplob_9'],
      now: '640.00',
      before: null,
    }
    const row = { ...owed, report: 'dailyWages', query: { role: 'paid', status: 'OWED' } } as const
    const changes = { ...team.changes, list: [row, { ...row, change: 'owed', count: 1, accounts: [] }] }
    await show(TeamOverview, { more: { team: { changes } } as Overrides })
    const bare = (text: string | null) => text?.replaceAll(/[\u2066-\u2069\u202f]/g, '')
    const told = await screen.findByText(/^You owe/)
    expect(bare(told.textContent)).toMatch(/^You owe nasrin_04, mitu\.r, biplob_9 and 1 more ৳640\.00: Daily wages\./)
    expect(bare(screen.getByText(/^Your upline owes you/).textContent)).toContain('৳640.00')
    expect(screen.getAllByRole('link', { name: 'See payments' })[0]?.getAttribute('href')).toBe(
      '/agentHome?page=dailyWages&role=paid&status=OWED',
    )
  })

  it('asks for the days and the people in its address', async () => {
    await show(TeamOverview, { at: '/?range=week&scope=direct' })
    await screen.findByText('1,284')
    expect(calls('team.overview').at(-1)?.input).toEqual({ range: 'week', scope: 'direct' })
  })
})

it('a list asks for what its address says', async () => {
  await show(Downlines, { at: '/?parent=nasrin_04&kind=AGENT&sort=account' })
  await screen.findByRole('grid')
  expect(calls('downline.list').at(-1)?.input).toEqual({ parent: 'nasrin_04', kind: 'AGENT', sort: 'account' })
})

describe('somebody below', () => {
  it('can be sent money, opened, noted and looked into, by names that say who', async () => {
    await show(Downlines)
    fireEvent.click(await screen.findByRole('button', { name: /^Details nasrin_04/ }))
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(to('See downlines of nasrin_04')).toBe('/?parent=nasrin_04')
    expect(to('Transfer to nasrin_04')).toBe('/agentHome?page=transferDownline&account=nasrin_04')
    expect(to('See bets of nasrin_04')).toContain('account=nasrin_04')
    expect(screen.getByRole('button', { name: 'Raise rates of nasrin_04' })).toBeTruthy()
    // What is behind the row: the figures of the week.
    await screen.findByText('This week, with team')
    await waitFor(() => expect(calls('team.pnl').at(-1)?.input).toMatchObject({ account: 'nasrin_04', range: 'week' }))
    fireEvent.click(screen.getByRole('button', { name: 'Edit note on nasrin_04' }))
    await screen.findByRole('dialog', { name: 'Note on nasrin_04' })
  })

  it('is chosen for a red packet', async () => {
    await show(Downlines)
    fireEvent.click(await screen.findByRole('checkbox', { name: /nasrin_04/ }))
    const packet = screen.getByRole('link', { name: 'Send red packet' })
    expect(packet.getAttribute('href')).toBe('/agentHome?page=redPacket&account=nasrin_04')
  })

  it('is ordered by the gateway, as the address says', async () => {
    answers = 'more'
    await show(Downlines)
    const head = async (name: string) => (await screen.findByRole('columnheader', { name })).getAttribute('aria-sort')
    expect(await head('Registered')).toBe('descending')
    fireEvent.click(screen.getByRole('button', { name: 'Registered' }))
    await waitFor(() => expect(calls('downline.list').at(-1)?.input).toMatchObject({ sort: 'registeredFirst' }))
    fireEvent.click(screen.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(calls('downline.list').at(-1)?.input).toMatchObject({ sort: 'account' }))
    expect(await head('Account')).toBe('ascending')
    // Names in the other direction are an order the gateway does not have.
    fireEvent.click(screen.getByRole('button', { name: 'Account' }))
    await waitFor(async () => expect(await head('Registered')).toBe('descending'))
  })
})

it('an account that nobody below has is answered like an unknown one', async () => {
  answers = 'nothing'
  await show(Downlines, { at: '/?name=nobodyhere' })
  await screen.findByRole('heading', { name: 'Username/Email does not exist' })
})
