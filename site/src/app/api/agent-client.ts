import { agentCalls } from '@brand/sdk/agent'
import { sdk } from './client.ts'

/** The calls of the agent centre; not for what home loads first. */
export const agent = agentCalls(sdk)
