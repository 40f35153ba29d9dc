import type { GameRate } from '@brand/sdk/agent'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

/** The agent's own rates; undefined until they are known. */
export const useOwnRates = (): readonly GameRate[] | undefined => useApiQuery(agent.downline.rates, {}).data?.list
