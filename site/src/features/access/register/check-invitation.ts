import { boundedWait, isGatewayError, type AgentAffiliateInput } from '@brand/sdk'
import { query } from '@brand/sdk/react'
import type { QueryClient } from '@tanstack/react-query'
import { sdk } from '../../../app/api/client.ts'

/** ms for which a valid invitation is not checked again. */
const fresh = 60_000

/**
 * Throws the gateway's error for an invalid invitation. One check a second is allowed, and the dialog makes one of its
 * own: a quicker one waits, unseen.
 */
export async function checkInvitation(client: QueryClient, input: AgentAffiliateInput, tries = 3): Promise<void> {
  try {
    await client.fetchQuery({ ...query(sdk.agent.affiliate, input), staleTime: fresh, retry: false })
  } catch (error) {
    if (tries === 1 || !isGatewayError(error, 'throttled')) throw error
    // A timer may end a moment before its time.
    await new Promise((go) => setTimeout(go, boundedWait(error.retryAfterMs ?? 1000, 0, 5000) + 50))
    await checkInvitation(client, input, tries - 1)
  }
}
