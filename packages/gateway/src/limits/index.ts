/** Responsible play (rules D13): limits, breaks, pauses, reality checks, statements, and the profile of the jurisdiction. */
export { breakOf, mayPlay } from './breaks.ts'
export { mayOpen } from './judge.ts'
export { type DepositRoom, checkDeposit, depositRoom } from './deposits.ts'
export { type RgProfile, profiles } from './profiles.ts'
export { windowsAt } from './windows.ts'
