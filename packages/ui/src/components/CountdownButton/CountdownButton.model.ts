const MINUTE = 60_000

/**
 * When a code may be requested again: `expiredMinutes` of the server after now, or one minute.
 * In ms since 1970.
 */
export const deadlineIn = (expiredMinutes = 1, now = Date.now()) => now + expiredMinutes * MINUTE

/**
 * Whole seconds until a deadline, the one that has begun included. Counted from the clock, so nothing is lost while a
 * tab sleeps.
 */
export const secondsLeft = (until: number | undefined, now: number) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))

/** ms until the number of seconds changes. */
export const untilNextSecond = (until: number, now: number) => (until - now) % 1000 || 1000

/** `[0, 42]` of 42 s, `[1, 24, 0]` of 84 minutes: hours only where there are any. */
export function clockParts(seconds: number): number[] {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? [hours, minutes, rest] : [minutes, rest]
}

/**
 * The time as announced: no more exact than needed, so that a name which changes is not read out each
 * second.
 * Whole minutes above one, then 60, 30 and 10 seconds. Never less than what is left.
 */
export function spokenTime(seconds: number): { value: number; unit: 'minute' | 'second' } {
  if (seconds > 60) return { value: Math.ceil(seconds / 60), unit: 'minute' }
  return { value: [10, 30].find((mark) => seconds <= mark) ?? 60, unit: 'second' }
}
