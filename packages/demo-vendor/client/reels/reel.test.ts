import { describe, expect, test } from 'vitest'
import { column, reels } from '../../src/math/reels.ts'
import { Reel } from './reel.ts'

const FRAME = 1000 / 60
const inSight = (reel: Reel) => reel.sights().filter(({ row }) => row > -1 && row < 3)
const rows = (reel: Reel) =>
  reel
    .sights()
    .filter(({ row }) => Math.abs(row - Math.round(row)) < 1e-9 && row >= 0 && row <= 2)
    .toSorted((a, b) => a.row - b.row)
    .map(({ sign }) => sign)

/** Runs a reel for a while, then to its stop; hands every frame to `see`. */
function run(reel: Reel, stop: number, runMs: number, see: () => void = () => {}): number {
  let now = 1000
  reel.start(now)
  for (const end = now + runMs; now < end; see()) reel.tick((now += FRAME), FRAME)
  reel.stop(stop, now)
  const begun = now
  while (reel.state !== 'rest') {
    reel.tick((now += FRAME), FRAME)
    see()
    if (now > begun + 3000) throw new Error('never rests')
  }
  return now - begun
}

describe('a reel', () => {
  test('stops exactly on each stop of each strip', () => {
    reels.forEach((strip, place) => {
      const reel = new Reel(strip, 0)
      for (let stop = 0; stop < strip.length; stop++) {
        run(reel, stop, 200 + stop * 13)
        expect(rows(reel)).toEqual(column(place, stop))
      }
    })
  })

  test('stops in under a second, a little past the end and back', () => {
    const reel = new Reel(reels[0]!, 3)
    const seen: number[] = []
    const ms = run(reel, 17, 600, () => reel.state === 'stop' && seen.push(reel.position))
    expect(ms).toBeGreaterThan(350)
    expect(ms).toBeLessThan(1000)
    const end = Math.round(seen.at(-1)!)
    expect(Math.max(...seen)).toBeGreaterThan(end)
    expect(Math.max(...seen)).toBeLessThan(end + 0.5)
  })

  test('signs in sight only move: none changes into another while it is seen', () => {
    const reel = new Reel(reels[2]!, 9)
    let before = inSight(reel)
    let position = reel.position
    run(reel, 21, 700, () => {
      const now = inSight(reel)
      const moved = reel.state === 'rest' ? undefined : reel.position - position
      if (moved !== undefined) {
        for (const { sign, row } of before) {
          const later = now.find((other) => Math.abs(other.row - row - moved) < 1e-6)
          if (later) expect(later.sign).toBe(sign)
        }
      }
      before = now
      position = reel.position
    })
    expect(rows(reel)).toEqual(column(2, 21))
  })
})
