/**
 * Responsible play: limits, breaks, pauses, reality checks, statements, and the profile of the
 * jurisdiction.
 */
export { type DepositRoom, checkDeposit, depositRoom } from './deposits.ts'
export { type BetBudget, limitPassed, loadBetBudget, notePlay } from './bet-budget.ts'
export { breakNow, breakOf, mayPlay } from './exclusions.ts'
export { reachedOf } from './exhausted-limits.ts'
export { playStops, tellPause } from './forced-breaks.ts'
export { type RgProfile, profiles, rgProfileOf } from './profiles.ts'
export { tellCheck } from './reality-checks.ts'
export { type Hindrance, hindrance, mayOpen, pauseOf, pauseShown } from './restrictions.ts'
export { playOf } from './sessions.ts'
export { type PlayState, readState, stateIn, stateOf } from './state.ts'
