import { fixtures, type FakeClient } from '@brand/sdk/testing'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, test, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { CommissionDay } from './CommissionDay.tsx'
import { Income } from './Income.tsx'
import { basisOf } from './income.model.ts'

let fake: FakeClient
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const person = userEvent.setup()

async function show(at = '/'): Promise<HTMLElement> {
  const { info } = fixtures.system.status
  const whitelabel = [...info.whitelabel, { modId: 'RTSALARY3', enabled: '1' as const, childrenNodes: [] }]
  const system = { status: { ...fixtures.system.status, info: { ...info, whitelabel } } }
  ;({ fake } = await showPage(Income, { at, words: ['games', 'income'], answers: { system } }))
  return screen.findByRole('grid', { name: 'My income' })
}

it('shows what came in, what went to downlines, and what is left', async () => {
  const grid = await show()
  await within(grid).findByText('Real-time salary, paid to downlines')
  const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
  expect(value('Received')).toContain('264.63')
  expect(value('Paid to downlines')).toContain('40.00')
  expect(value('Net income')).toContain('224.63')
  const rows = within(grid)
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '')
  expect(rows.find((text) => text.includes('paid to downlines'))).toMatch(/[−–-].*40\.00.*0\.4%/)
  // Of a day of commission each member and category has a rate.
  expect(rows.find((text) => text.includes('Commission'))).toContain('Various')
})

it('a day of real-time salary opens the page that lists its slots', async () => {
  const grid = await show()
  await within(grid).findByText('Real-time salary')
  const [row] = within(grid)
    .getAllByRole('row')
    .filter(({ textContent }) => /Real-time salary(?!, paid)/.test(textContent ?? ''))
  await person.click(within(row!).getByRole('button'))
  const link = await screen.findByRole('link', { name: 'See periods' })
  expect(link.getAttribute('href')).toBe('/agentHome?page=realtimeSalary&role=received&from=2026-11-24&to=2026-11-24')
})

it.each(['DIVIDEND', 'DAILY', 'HOURLY', 'REAL_TIME', 'RED_PACKET', 'COMMISSION', 'REVENUE_SHARE'])(
  'asks for one kind: %s',
  async (kind) => {
    await show(`/?kind=${kind}&from=2026-11-01&to=2026-11-20`)
    await vi.waitFor(() => {
      const asked = fake.calls.filter(({ name }) => name === 'income.list').at(-1)?.input
      expect(asked).toEqual({ kind, from: '2026-11-01', to: '2026-11-20' })
    })
  },
)

test('a sum is listed one by one on the day it ended, a gift among the movements; a newer kind nowhere', () => {
  const days = { from: '2026-10-01', to: '2026-10-31' }
  expect(basisOf({ kind: 'DIVIDEND', role: 'paid', ...days })).toEqual({
    page: 'dividends',
    module: 'SIGNCONDIV3',
    query: { role: 'paid', from: '2026-10-31', to: '2026-10-31' },
  })
  expect(basisOf({ kind: 'RED_PACKET', role: 'received', ...days })?.query).toMatchObject({ scope: 'self', ...days })
  expect(basisOf({ kind: 'BOUNTY' as 'DAILY', role: 'received', ...days })).toBeUndefined()
})

it('shows in the terms what the running periods would pay now, and what the next tiers lack', async () => {
  await show()
  await person.click(screen.getByRole('button', { name: 'See my terms' }))
  const sheet = await screen.findByRole('dialog', { name: 'My terms' })
  const share = await within(sheet).findByRole('region', { name: 'Revenue share' })
  expect(share.textContent).toMatch(/Would pay.*8,100\.00/)
  expect(share.textContent).toMatch(/To the next tier, 35%Net revenue.*18,000\.00.*Active members2/)
  const dividend = within(sheet).getByRole('region', { name: 'Dividend' })
  expect(dividend.textContent).toMatch(/Tier reachedTier 1 · 12%/)
  expect(dividend.textContent).toMatch(/next tier, 18%Valid bets.*82,000\.00.*Active members8/)
})

it('writes rates in the digits of the reader', async () => {
  await showPage(() => <CommissionDay day="2026-11-24" />, { lang: 'bn', words: ['income', 'games'] })
  expect((await screen.findByText(/০.৮%/)).textContent).toBe('০.৮% − ০.৫%')
})

it('shows a line once whose running sum fell behind between two pages, as it is now', async () => {
  const { lines } = fixtures.income
  const [line] = lines.list
  const pages = [
    { ...lines, list: ['sara', 'rafiq'].map((account) => ({ ...line, account, base: '100.00' })), next: 'a' },
    { ...lines, list: ['sara', 'mina'].map((account) => ({ ...line, account, base: '70.00' })), next: null },
  ]
  await showPage(() => <CommissionDay day="2026-11-24" />, {
    words: ['games', 'income'],
    answers: { income: { lines: () => pages.shift() ?? lines } } as never,
  })
  await person.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('button', { name: 'mina' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual(['sara', 'rafiq', 'mina'])
  expect(rows[0]?.textContent).toContain('70.00')
})
