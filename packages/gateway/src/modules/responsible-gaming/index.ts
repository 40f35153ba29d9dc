/**
 * Responsible play: limits, breaks, pauses, reality checks, statements, and the profile of the
 * jurisdiction.
 */
export { breakOf, mayPlay } from './exclusions.ts'
export { mayOpen } from './restrictions.ts'
export { type DepositRoom, checkDeposit, depositRoom } from './deposits.ts'
export { type RgProfile, profiles } from './profiles.ts'
export { windowsAt } from '../../lib/calendar.ts'
