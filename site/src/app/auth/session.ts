import { useSession as useSessionState } from '@brand/sdk/react'
import type { MemberInfoOutput, Session } from '@brand/sdk'
import type { CallKey } from '../api/call-names.ts'
import { keepFor } from '../storage/storage.ts'
import { kindOf, type AccountKind } from './account.ts'
import { sdk } from '../api/client.ts'
import { useSharedQuery } from '../api/use-shared-query.ts'

/** The session of this tab, or null for a visitor. Hydration begins with a visitor; the session follows at once. */
export function useSession(): Session | null {
  return useSessionState(sdk).session
}

/** Changes with the person: part of every cache key. */
export function useEpoch(): number {
  return useSessionState(sdk).epoch
}

export interface Account {
  /**
   * `pending` while the gateway has not yet returned the kind of the session's account. A member where it could not say:
   * it refuses what a member may not.
   */
  kind: AccountKind | 'pending'
  signedIn: boolean
  member: MemberInfoOutput | undefined
  /** The gateway could not say. */
  failed: boolean
}

export function useAccount(): Account {
  const { session, epoch } = useSessionState(sdk)
  const signedIn = session !== null
  const { data: member, isError: failed } = useSharedQuery<MemberInfoOutput>({
    queryKey: ['member', 'info', { epoch }] satisfies CallKey,
    queryFn: async ({ signal }) => {
      const info = await sdk.member.info({}, { signal })
      keepFor(info.account)
      return info
    },
    enabled: signedIn,
    staleTime: 5 * 60_000,
  })
  if (!signedIn) return { kind: 'visitor', signedIn, member: undefined, failed: false }
  return { kind: member ? kindOf(member.type) : failed ? 'member' : 'pending', signedIn, member, failed }
}
