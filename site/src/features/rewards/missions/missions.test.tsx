import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import MissionsPage from './MissionsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { list: listed, leaderboard: read } = fixtures.missions
type Mission = (typeof listed.list)[number]
const first = listed.list[0]!

async function show(at: string, over: { list?: Mission[]; board?: Partial<NonNullable<typeof read.board>> } = {}) {
  const board = read.board && { ...read.board, ...over.board }
  const answers = { missions: { list: { ...listed, list: over.list ?? listed.list }, leaderboard: { ...read, board } } }
  await showPage(MissionsPage, { at, words: ['member', 'missions'], answers })
}
const card = (name: string) => screen.findByRole('article', { name })

it('shows each mission with its task, how far it is, reward, period and games', async () => {
  await show('/member?page=missionLeaderboard')
  const slots = await card('Evening reels')
  expect(within(slots).getByRole('progressbar').getAttribute('value')).toBe('64')
  expect(slots.textContent).toMatch(/Valid bets of .*1,000\.00.*640\.00.* of .*1,000\.00/)
  expect(slots.textContent).toMatch(/no wagering/)
  expect(slots.textContent).toMatch(/Daily, until 21 Nov 2026, 00:00/)
  expect((await card('Ten of a kind')).textContent).toMatch(/10 rounds.*0 of 10.*Aces of Padma/)
  const locked = await card('Second steps')
  expect(within(locked).queryByRole('progressbar')).toBeNull()
  expect(locked.textContent).toMatch(/4× wagering.*Locked.*Starts after First steps.*Once, no end date/)
  expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull()
  screen.getByText(/Daily missions reset 21 Nov 2026, 00:00/)
  screen.getByText(/Weekly missions reset 23 Nov 2026, 00:00 \(.*GMT\+6\)/)
})

it('lets what is complete be collected, and says until when', async () => {
  await show('/member?page=missionLeaderboard', { list: [{ ...first, status: 'COMPLETE', percent: 100 }] })
  const one = await card('Evening reels')
  expect(one.textContent).toMatch(/Collect by 28 Nov 2026, 00:00/)
  await userEvent.click(within(one).getByRole('button', { name: 'Collect' }))
  expect(screen.getByRole('tab', { name: 'To collect (1)' }).getAttribute('aria-selected')).toBe('false')
})

it('leads from what was collected and requires play to the reward centre', async () => {
  const claimed = { ...first, status: 'CLAIMED' as const, claimedAt: '2026-11-20T10:00:00Z', rewardId: '7' }
  await show('/member?page=missionLeaderboard', { list: [{ ...claimed, reward: { ...first.reward, multiple: 3 } }] })
  const link = within(await card('Evening reels')).getByRole('link', { name: 'Open reward centre' })
  expect(link.getAttribute('href')).toBe('/member?page=rewardCenter')
})

it('shows ranks with the own one marked, hidden names, the gap to the next prize and the rules', async () => {
  await show('/member?page=missionLeaderboard&tab=leaderboard')
  const table = await screen.findByRole('table', { name: 'Top 50' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/de\*\*\*r/),
    expect.stringMatching(/Hidden/),
    expect.stringMatching(/You \(ra\*\*\*a\)/),
    expect.stringMatching(/mi\*\*\*u.*–/),
  ])
  const mine = screen.getByRole('region', { name: 'Your rank' })
  expect(mine.textContent).toMatch(/100\.00.* to rank 1.*8,299\.51.* behind/)
  const rules = screen.getByRole('region', { name: 'Prizes and rules' })
  expect(rules.textContent).toMatch(/Of equal scores.*Ranks 2–3.*1× wagering/)
})

it('says when ranks are final, and nothing of a next prize', async () => {
  await show('/member?page=missionLeaderboard&tab=leaderboard', {
    board: { frozenAt: '2026-11-20T18:05:00Z', mine: { rank: null, score: '0.00', prize: null, next: null } },
  })
  await screen.findByText(/Final since 21 Nov 2026, 00:05/)
  const mine = screen.getByRole('region', { name: 'Your rank' })
  expect(mine.textContent).toMatch(/You have no rank yet/)
  expect(mine.textContent).not.toMatch(/behind/)
})

it('ranks by the best multiple where that is what counts', async () => {
  const list = [{ ...read.board!.list[0]!, score: '12.50' }]
  await show('/member?page=missionLeaderboard&tab=leaderboard', {
    board: {
      metric: 'MULTIPLE',
      leastStake: '10.00',
      list,
      mine: { rank: null, score: '0.00', prize: null, next: { rank: 1, prize: '100.00', gap: '12.51' } },
    },
  })
  const table = await screen.findByRole('table', { name: 'Top 50' })
  within(table).getByRole('columnheader', { name: 'Best multiplier' })
  within(table).getByRole('cell', { name: '12.50×' })
  expect(screen.getByRole('region', { name: 'Your rank' }).textContent).toMatch(
    /Best multiplier.*0\.00×.*12\.51× behind/,
  )
  expect(screen.getByRole('region', { name: 'Prizes and rules' }).textContent).toMatch(/Minimum stake.*10\.00/)
})
