import { expect, it } from 'vitest'
import { distance, runOf } from './Marquee.model.ts'

it('keeps its speed whatever the length', () => {
  expect(runOf(1200, 600, 40)).toEqual({ runs: true, seconds: 30 })
  expect(runOf(2400, 600, 40)).toEqual({ runs: true, seconds: 60 })
})
it('does not move where all of it is visible, before it is measured, and at speed 0', () => {
  for (const [text, room, speed] of [
    [600 + distance, 600, 40],
    [0, 0, 40],
    [900, 0, 40],
    [900, 600, 0],
  ] as const)
    expect(runOf(text, room, speed).runs).toBe(false)
})
