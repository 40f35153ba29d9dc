import { isGatewayError, type AgentAffiliateInput } from '@brand/sdk'
import { query } from '@brand/sdk/react'
import type { QueryClient } from '@tanstack/react-query'
import { sdk } from '../../../app/api/client.ts'

/** ms for which an invitation that held is not asked about again. */
const fresh = 60_000

/**
 * Throws what the gateway says of an invitation that leads nowhere. One check a second is allowed: whoever is quicker
 * waits it out, unseen.
 */
export async function checkInvitation(client: QueryClient, input: AgentAffiliateInput): Promise<void> {
  const check = () => client.fetchQuery({ ...query(sdk.agent.affiliate, input), staleTime: fresh, retry: false })
  try {
    await check()
  } catch (error) {
    if (!isGatewayError(error, 'throttled')) throw error
    await new Promise((go) => setTimeout(go, error.retryAfterMs ?? 1000))
    await check()
  }
}
