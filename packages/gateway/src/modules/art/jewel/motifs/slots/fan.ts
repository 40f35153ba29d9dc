import type { Brush } from '../../../brush.ts'
import { lighten, mix } from '../../../colour.ts'
import { circle, group, line, polar, sector, times } from '../../../pen.ts'

const FOLDS = 11
const START = -Math.PI + 0.12
const STEP = (Math.PI - 0.24) / FOLDS

export function fan(b: Brush): string {
  const pale = mix(b.main, b.pale ? '#ffffff' : b.deep, 0.42)
  const leaves = times(FOLDS, (i) => {
    const a0 = START + i * STEP
    const a1 = a0 + STEP + 0.004
    return (
      sector(34, 138, a0, a1, i % 2 ? b.body() : pale) +
      sector(118, 138, a0, a1, i % 2 ? b.counter : mix(b.counter, b.main, 0.45)) +
      sector(86, 91, a0, a1, b.counter)
    )
  })
  const sticks = times(FOLDS + 1, (i) => line(`M0 14L${polar(36, START + i * STEP)}`, lighten(b.counter, 0.2), 3))
  return group('translate(0 46)', leaves + sticks + circle(0, 14, 11, b.counter) + circle(0, 14, 4, b.ink))
}
