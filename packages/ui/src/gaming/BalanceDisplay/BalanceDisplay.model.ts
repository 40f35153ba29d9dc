export { formatMoney, setMoneyDecimals } from '../../foundation/figure/decimal.ts'

/** Always six, so that the width does not reveal the amount. */
export const DOTS = '••••••'
export const FAILED = '—'

/** Lets quick changes settle before they are announced… */
const SETTLE = 1500
/** …and leaves a pause between two announcements. */
const APART = 10_000

/** How long to wait, in ms, before a change at `now` is announced, the last announcement having been at `last`. */
export const announceIn = (now: number, last: number) => Math.max(SETTLE, last + APART - now)
