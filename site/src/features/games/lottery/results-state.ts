import type { LottoGame } from '@brand/sdk/member'

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

export type Size = 'big' | 'small' | 'middle'

/** Whether a sum lies in the upper or the lower half of what the lottery can draw, or just between. */
export function sizeOf(numbers: readonly number[], { count, from, to }: LottoGame['format']): Size {
  const twice = 2 * sumOf(numbers) - count * (from + to)
  return twice > 0 ? 'big' : twice < 0 ? 'small' : 'middle'
}

/** How often each number was among those drawn. */
export function countsOf(
  issues: readonly { numbers?: readonly number[] | undefined }[],
  { from, to }: LottoGame['format'],
): { number: number; times: number }[] {
  const all = issues.flatMap(({ numbers = [] }) => numbers)
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    number: from + i,
    times: all.filter((one) => one === from + i).length,
  }))
}
