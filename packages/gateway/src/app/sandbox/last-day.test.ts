import { expect, test } from 'vitest'
import type { Player, Table } from '../../modules/sandbox/play.ts'
import { roundsOfToday } from './demo-member.ts'
import { lastDay } from './last-day.ts'

const begins = new Date('2026-11-28T18:00:00Z')
const games = [
  { nodeId: 10001, gameType: 'RNG' },
  { nodeId: 10002, gameType: 'RNG' },
  { nodeId: 10003, gameType: 'LIVE' },
] as Table[]

test.each([
  ['six seconds', 6000],
  ['two minutes', 120_000],
  ['twenty minutes', 20 * 60_000],
  ['ten hours', 36_000_000],
])('a sandbox that starts %s after midnight has rounds of today', (_, passed) => {
  const now = begins.getTime() + passed
  const { counts, played, written, ends } = lastDay(begins, now)
  const rounds = roundsOfToday({ cash: 0n } as Player, games, counts, played)
  expect(rounds).toHaveLength(26)
  for (const { from, to } of rounds) {
    expect(from.getTime()).toBeGreaterThanOrEqual(counts.getTime())
    expect(to.getTime()).toBeLessThanOrEqual(played.getTime())
  }
  const order = [begins, counts, played, written, ends].map((at) => at.getTime())
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(ends.getTime()).toBeLessThan(now)
})
