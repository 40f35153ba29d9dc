/**
 * Responsible play: limits, breaks, pauses, reality checks, statements, and the profile of the
 * jurisdiction.
 */
export { type DepositRoom, asksForLimit, checkDeposit, depositRoom } from './limits/deposits.ts'
export {
  type BetBudget,
  type BudgetRow,
  type Play,
  limitPassed,
  loadBetBudget,
  playGiven,
  readBudget,
  recordPlay,
} from './limits/bet-budget.ts'
export { onNoBreak, onNoBreakText } from './breaks/on-no-break.ts'
export { wantsMarketing } from './breaks/wants-marketing.ts'
export { breakNow, breakOf, mayPlay, maySeeIdle, onBreak, onBreakNow, onBreakSince } from './breaks/exclusions.ts'
export { exhaustedLimitOf } from './limits/exhausted-limits.ts'
export { playStops, publishPause } from './breaks/forced-breaks.ts'
export { type RgProfile, profiles, rgProfileOf } from './profiles.ts'
export { publishCheck } from './breaks/reality-checks.ts'
export { type Restriction, restrictionOn, mayOpen, coverOf, pauseShown } from './breaks/restrictions.ts'
export { playOf } from './sessions.ts'
export { type PlayState, readState, stateIn, stateOf } from './state.ts'
