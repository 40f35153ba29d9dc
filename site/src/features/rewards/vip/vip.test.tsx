import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import VipPage from './VipPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Progress = typeof fixtures.vip.progress

async function show(over: Partial<Progress> = {}): Promise<void> {
  const { info } = fixtures.system.status
  const whitelabel = [...info.whitelabel, { modId: 'REWCEN3', enabled: '1' as const, childrenNodes: [] }]
  const answers = {
    system: { status: { ...fixtures.system.status, info: { ...info, whitelabel } } },
    vip: { progress: { ...fixtures.vip.progress, ...over } },
  }
  await showPage(VipPage, { words: ['member', 'vip'], answers })
}
const { month } = fixtures.vip.progress
const thisMonth = () => screen.findByRole('region', { name: 'This month' })
const valueOf = (bar: HTMLElement) => bar.getAttribute('value')

it('shows the ladder with the own rank, both figures, and what each rank gives', async () => {
  await show()
  const rungs = within(await screen.findByRole('list', { name: 'All ranks' })).getAllByRole('listitem')
  expect(rungs.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true', null, null])
  expect(valueOf(screen.getByRole('progressbar', { name: 'Valid bets to VIP 2' }))).toBe('48')
  const card = await thisMonth()
  expect(valueOf(within(card).getByRole('progressbar'))).toBe('60')
  expect(card.textContent).toMatch(/With less than .*10,000\.00.* by 30 November 2026, VIP 1 drops one rank/)
  const table = screen.getByRole('table', { name: 'Benefits by rank' })
  expect(within(table).getByRole('row', { name: /VIP 3/ }).textContent).toMatch(/350.*800.*120,000/)
  expect(screen.getByRole('link', { name: 'Open reward centre' }).getAttribute('href')).toBe(
    '/member?page=rewardCenter',
  )
})

it.each([
  ['kept', { month: { ...month, percent: 100 } }, 'You keep VIP 1 next month.'],
  ['safe', { month: { ...month, judged: false } }, 'You cannot lose VIP 1 this month.'],
  ['the first', { level: 0, label: 'Guest', since: null }, 'Guest needs no play.'],
  [
    'lost',
    { regain: { level: 2, label: 'VIP 2', keep: '40000.00', percent: 15 } },
    'You held VIP 2 before. A month with',
  ],
])('says how the rank stands: %s', async (_name, over, words) => {
  await show(over)
  expect((await thisMonth()).textContent).toContain(words)
})

it('says that no rank is higher', async () => {
  await show({ next: null })
  await screen.findByRole('heading', { name: 'Valid bets: you hold the highest rank' })
})
