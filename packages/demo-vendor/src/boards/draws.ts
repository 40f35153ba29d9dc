import { drawBoard } from './draw.ts'
import type { DrawData, Way } from './draw.ts'

const tails = (...digits: number[]): Way[] => digits.map((count) => ({ kind: 'tail', digits: count }))
const picks = (...counts: number[]): Way[] => counts.map((count) => ({ kind: 'pick', count }))
const ends: Way[] = (['odd', 'even', 'low', 'high'] as const).map((name) => ({ kind: 'last', name }))
const digits = (count: number): DrawData['format'] => ({ kind: 'digits', count, of: 10 })
const balls = (count: number, of: number): DrawData['format'] => ({ kind: 'balls', count, of })

/** The lotteries: what is drawn, how often, and the ways to bet. */
export const drawData = {
  /** Five digits, bet on from the end, as in Vietnam. */
  vietnam: {
    id: 'vietnam',
    everySeconds: 60,
    lockSeconds: 15,
    format: digits(5),
    ways: [...tails(2, 3, 4, 1), ...ends],
  },
  /** Four digits, as in South-East Asia. */
  sea: { id: 'sea', everySeconds: 60, lockSeconds: 15, format: digits(4), ways: [...tails(4, 3, 2), ...ends] },
  three: { id: 'three', everySeconds: 60, lockSeconds: 12, format: digits(3), ways: [...tails(3, 2, 1), ...ends] },
  five: { id: 'five', everySeconds: 60, lockSeconds: 15, format: digits(5), ways: [...tails(5, 3, 2, 1), ...ends] },
  lotto35: { id: 'lotto35', everySeconds: 120, lockSeconds: 18, format: balls(5, 35), ways: picks(1, 2, 3, 4) },
  lotto45: { id: 'lotto45', everySeconds: 120, lockSeconds: 18, format: balls(6, 45), ways: picks(1, 2, 3, 4) },
  keno: { id: 'keno', everySeconds: 60, lockSeconds: 20, format: balls(20, 80), ways: picks(1, 2, 3, 4, 5) },
  bingo: { id: 'bingo', everySeconds: 60, lockSeconds: 20, format: balls(30, 75), ways: picks(3, 4, 5, 6) },
} satisfies Record<string, DrawData>

export const draws = Object.fromEntries(Object.entries(drawData).map(([id, data]) => [id, drawBoard(data)]))
