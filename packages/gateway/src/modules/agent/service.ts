/** Agents and their invitations. */
export { agentOf } from './store.ts'
