/** Referrals: friends whom members invite. */
export { type Inviter, inviterNamed, inviterOf } from './codes.ts'
export { joinInviter } from './join.ts'
export { countVisit, sweepVisits } from './visits.ts'
