import { expect, it } from 'vitest'
import { askAgainIn, askFailedAgainIn, clockFrom, phaseOf, timeOf } from './draw-clock.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')
const at = (ms: number) => new Date(noon + ms).toISOString()
const issue = { closeTime: at(50_000), drawTime: at(60_000) }

it('counts from the server’s time plus half a round trip, whatever the device’s clock shows', () => {
  const clock = clockFrom(at(0), 1000, 1400)
  expect(timeOf(clock, 1400)).toBe(noon + 200)
  expect(timeOf(clock, 6400)).toBe(noon + 5200)
})

it.each([
  [0, 'open', 50_000],
  [39_999, 'open', 10_001],
  [40_000, 'soon', 10_000],
  [49_999, 'soon', 1],
  [50_000, 'locked', 10_000],
  [59_999, 'locked', 1],
  [60_000, 'drawing', 0],
  [99_000, 'drawing', 0],
] as const)('%i ms after noon an issue is %s, %i ms from its next step', (ms, phase, left) => {
  expect(phaseOf(issue, noon + ms)).toEqual({ phase, left })
})

it('refetches shortly after the next draw, spread between pages, each second while a result is due, and at intervals', () => {
  expect([0, 0.5, 1].map((share) => askAgainIn([{ drawTime: at(90_000) }, issue], noon + 55_000, share))).toEqual([
    5250, 5450, 5650,
  ])
  expect(askAgainIn([issue], noon + 60_000, 0.5)).toBe(1000)
  expect(askAgainIn([issue], noon, 1)).toBe(30_000)
  expect(askAgainIn([], noon, 0)).toBe(30_000)
})

it('retries a failed call after ten to fifteen seconds', () =>
  expect([0, 1].map(askFailedAgainIn)).toEqual([10_000, 15_000]))
