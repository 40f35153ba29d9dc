/** Agents: whose invitation brings whom. */
export { agentOf } from './store.ts'
