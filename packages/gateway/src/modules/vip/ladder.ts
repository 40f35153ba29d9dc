/** What a rank takes, in minor units. */
export interface Step {
  total: bigint
  keep: bigint
}

export interface Standing {
  level: number
  /** The highest rank whose total was reached by play. */
  reached: number
  since: Date | null
  total: bigint
}

/** Settings may have fewer ranks than when somebody reached theirs. */
export const onLadder = (level: number, { length }: readonly unknown[]): number => Math.min(level, length - 1)

/**
 * Raises a member whose figures have changed: to the highest rank whose total is reached, and to ranks that were lost,
 * one after the other, where the month's play is what keeps them. Changes `standing`.
 * @returns the ranks reached for the first time
 */
export function rise(standing: Standing, month: bigint, ladder: readonly Step[], at: Date): number[] {
  const { level: before } = standing
  const fresh: number[] = []
  for (let next = standing.reached + 1; standing.total >= (ladder[next]?.total ?? Infinity); next++) {
    fresh.push(next)
    standing.reached = next
    standing.level = Math.max(standing.level, next)
  }
  while (standing.level < standing.reached && month >= (ladder[standing.level + 1]?.keep ?? Infinity)) standing.level++
  if (standing.level > before) standing.since = at
  return fresh
}
