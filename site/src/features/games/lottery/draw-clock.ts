import type { LottoIssue } from '@brand/sdk/member'

/**
 * The server's time of an answer: `ms` since 1970 at `heardAt` of a monotonic clock
 * (`performance.now()`).
 */
export interface DrawClock {
  ms: number
  receivedAt: number
}

/** An answer is half its round trip old when it is received. */
export const clockFrom = (serverTime: string, sentAt: number, receivedAt: number): DrawClock => ({
  ms: Date.parse(serverTime) + (receivedAt - sentAt) / 2,
  receivedAt,
})

/** Server time now; the device's own clock plays no part in it. */
export const timeOf = ({ ms, receivedAt }: DrawClock, at: number = performance.now()): number => ms + at - receivedAt

export type Phase = 'open' | 'soon' | 'locked' | 'drawing'

/** ms before closing from which a countdown warns. */
const soonMs = 10_000

/**
 * Where an issue is: open, closing soon, locked until its draw, or over and its result awaited; and the ms to the next
 * step.
 */
export function phaseOf(
  { closeTime, drawTime }: Pick<LottoIssue, 'closeTime' | 'drawTime'>,
  now: number,
): { phase: Phase; left: number } {
  const closes = Date.parse(closeTime) - now
  const draws = Date.parse(drawTime) - now
  if (closes > 0) return { phase: closes > soonMs ? 'open' : 'soon', left: closes }
  return draws > 0 ? { phase: 'locked', left: draws } : { phase: 'drawing', left: 0 }
}

/** Asked again so soon after a draw, so often while a result is awaited, and no later than this otherwise; ms. */
const [afterDraw, awaiting, calm] = [250, 1000, 30_000]
/** ms over which all the pages that wait for one draw, or for a gateway that fails, are spread. */
const [drawSpread, failedSpread] = [400, 5000]

/**
 * ms until the issues should be fetched again: when the next of them is drawn. `share`: the page's own part of the
 * spread, 0 to 1.
 */
export function askAgainIn(issues: readonly Pick<LottoIssue, 'drawTime'>[], now: number, share: number): number {
  const next = Math.min(...issues.map(({ drawTime }) => Date.parse(drawTime)))
  return next <= now ? awaiting : Math.min(calm, next - now + afterDraw + share * drawSpread)
}

/** The same after an answer that failed: an operator in trouble is not queried each second. */
export const askFailedAgainIn = (share: number): number => 10_000 + share * failedSpread
