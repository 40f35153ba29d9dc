import { pick } from '../../fair/words.ts'
import { betBoard, plain, priced } from '../bets.ts'

export interface WheelResult {
  /** Which of the segments is at the pointer. */
  segment: number
}

/** What a segment pays, stake included, and how many of them the wheel has: each pays 48 of 50 back. */
const KINDS = [
  [2, 24],
  [4, 12],
  [6, 8],
  [12, 4],
  [24, 2],
] as const

/** What each segment pays, in the order of the wheel: every kind as evenly spread as that allows. */
export const SEGMENTS: readonly number[] = KINDS.flatMap(([pays, count]) =>
  Array.from({ length: count }, (_, i) => ({ pays, at: (i + 0.5) / count })),
)
  .sort((a, b) => a.at - b.at || a.pays - b.pays)
  .map(({ pays }) => pays)

const bet = priced<WheelResult>(SEGMENTS.map((_, segment) => [{ segment }, 1]))
const bets = KINDS.map(([pays]) =>
  bet('segment', `pays:${pays}`, ({ segment }) => SEGMENTS[segment] === pays, pays * 100),
)

export const wheel = betBoard<object, WheelResult>({
  ...plain,
  id: 'wheel',
  everySeconds: 40,
  lockSeconds: 16,
  bets: () => bets,
  draw: (_, row) => ({ segment: pick(row, SEGMENTS.length) }),
})
