/** By how many per cent a sum is more, or less, than another, to a tenth; undefined where there is nothing to compare. */
export function shareOf(now: string, before: string): number | undefined {
  if (!(Number(before) > 0)) return undefined
  return Math.round((Number(now) / Number(before) - 1) * 1000) / 10
}

/** Sums added up from hour to hour; null from the first hour that has not begun. */
export function addedUp(hours: readonly (string | null)[]): (number | null)[] {
  let sum = 0
  return hours.map((hour) => (hour === null ? null : (sum = Math.round((sum + Number(hour)) * 100) / 100)))
}

/**
 * How far the day is between the last two points of `everySecond`, 0 to 1.
 * @param minute of the hour that runs
 */
export function reachedOf(hours: readonly unknown[], minute: number): number {
  const begun = hours.filter((hour) => hour !== null).length
  return ((begun % 2 === 0 ? 1 : 0) + minute / 60) / 2
}

/** The last of every two, so that what has begun is in; the last of an odd number stands alone. */
export function everySecond<T>(hours: readonly (T | null)[]): (T | null)[] {
  return hours.flatMap((hour, n) =>
    n % 2 === 1 ? [hour ?? hours[n - 1] ?? null] : n === hours.length - 1 ? [hour] : [],
  )
}
