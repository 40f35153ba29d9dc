/** The last day of a history, of which little has passed where a sandbox starts soon after midnight. */
export interface LastDay {
  /** When what was played the day before is counted and paid: twenty minutes after midnight all of it can be. */
  counts: Date
  /** When the last round has ended, is written down, and the day is over. */
  played: Date
  written: Date
  ends: Date
}

export function lastDay(begins: Date, now: number): LastDay {
  const passed = Math.max(0, now - begins.getTime())
  const minute = Math.min(60_000, passed / 6)
  return {
    counts: new Date(begins.getTime() + Math.min(20 * 60_000, passed / 2)),
    played: new Date(now - 2 * minute),
    written: new Date(now - 1.5 * minute),
    ends: new Date(now - minute),
  }
}
