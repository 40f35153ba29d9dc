/** Agents: their lines, rates and invitations. */
export { type Invitation, invitationOf } from './store.ts'
export { activeKept, activeOf, recountActive } from './active.ts'
export { agentNamed, memberNamed } from './named.ts'
export { type TeamMember, lockLines, teamMember, teamMembers } from './team.ts'
export { downlineCalls } from './downline.routes.ts'
export { downlineColumns } from './downline-columns.ts'
export {
  type GameType,
  type Rates,
  formatRate,
  formatRates,
  parseRate,
  parseRates,
  ratesOf,
  setRates,
} from './rates.ts'
