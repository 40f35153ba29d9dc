/** Points: what a member has, and what the mall of a new sandbox offers. */
export { pointsAsset, standingOf } from './account.ts'
export { seedPointItems } from './opening.ts'
