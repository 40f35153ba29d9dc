export const questions = [
  'test.q1',
  'test.q2',
  'test.q3',
  'test.q4',
  'test.q5',
  'test.q6',
  'test.q7',
  'test.q8',
  'test.q9',
] as const
export const answers = ['0', '1', '2', '3'] as const
export type Band = 'NONE' | 'LOW' | 'MODERATE' | 'HIGH'

/**
 * The sum of nine answers of 0 to 3 points, and its band in the Problem Gambling Severity Index; undefined while one is
 * missing.
 */
export function scored(given: readonly (string | undefined)[]): { score: number; band: Band } | undefined {
  if (questions.some((_question, at) => given[at] === undefined)) return undefined
  const score = given.reduce((sum, points) => sum + Number(points), 0)
  return { score, band: score === 0 ? 'NONE' : score < 3 ? 'LOW' : score < 8 ? 'MODERATE' : 'HIGH' }
}

export const isBand = (band: string): band is Band => ['NONE', 'LOW', 'MODERATE', 'HIGH'].includes(band)
