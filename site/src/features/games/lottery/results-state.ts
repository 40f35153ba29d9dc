import type { DayRange } from '@brand/ui/date-range'
import type { LottoGame } from '@brand/sdk/member'

export interface ResultsState {
  /** Code of the lottery; undefined for the first there is. */
  of: string | undefined
  days: DayRange | null
  page: number
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The query of an address; what cannot be read is left out. */
export function readResults(query: URLSearchParams): ResultsState {
  const [from, to] = [query.get('from'), query.get('to')]
  return {
    of: query.get('of') ?? undefined,
    days: isDay(from) && isDay(to) && from <= to ? { from, to } : null,
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
  }
}

export function writeResults({ of, days, page }: ResultsState): Record<string, string> {
  return {
    view: 'results',
    ...(of && { of }),
    ...(days && { from: days.from, to: days.to }),
    ...(page > 1 && { page: String(page) }),
  }
}

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
