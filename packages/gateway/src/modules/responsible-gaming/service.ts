/**
 * Responsible play: limits, breaks, pauses, reality checks, statements, and the profile of the
 * jurisdiction.
 */
export { type DepositRoom, checkDeposit, depositRoom } from './limits/deposits.ts'
export { type BetBudget, limitPassed, loadBetBudget, notePlay } from './limits/bet-budget.ts'
export { breakNow, breakOf, mayPlay } from './breaks/exclusions.ts'
export { reachedOf } from './limits/exhausted-limits.ts'
export { playStops, tellPause } from './breaks/forced-breaks.ts'
export { type RgProfile, profiles, rgProfileOf } from './profiles.ts'
export { tellCheck } from './breaks/reality-checks.ts'
export { type Hindrance, hindrance, mayOpen, pauseOf, pauseShown } from './breaks/restrictions.ts'
export { playOf } from './sessions.ts'
export { type PlayState, readState, stateIn, stateOf } from './state.ts'
