/** Agents: their lines, rates and invitations. */
export { type Invitation, invitationOf } from './store.ts'
export { agentNamed, memberNamed } from './named.ts'
export { type PathStep, type TeamMember, lockLines, pathTo, teamMember, teamMembers } from './team.ts'
export { type TeamEvent, eventMembers } from './events.ts'
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
