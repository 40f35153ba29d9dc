import type { Core } from '../client/core.ts'
import type { Descriptor } from '../client/descriptor.ts'
import type { SystemChallengeInput, SystemChallengeOutput } from '../client/endpoints.gen.ts'

/** Loaded with the solver; a copy of the generated descriptor, which would tie this part to the client's first file. */
const systemChallenge: Descriptor<SystemChallengeInput, SystemChallengeOutput> = {
  name: 'system.challenge',
  method: 'GET',
  path: '/wps/system/challenge',
  module: 'COMM3',
  principals: ['visitor'],
}

/** Turns what a call needs into the text of its `X-Challenge` header, or undefined where there is nothing to solve. */
export type RequestProof = (
  core: Core,
  endpoint: Pick<Descriptor, 'challenge' | 'sealed'>,
  /** The challenge that a refusal brought. */
  given: unknown,
  signal: AbortSignal,
) => Promise<string | undefined>

/**
 * Requests the challenge before the call, so that no call is refused for the lack of a proof. With a gateway without
 * that endpoint the call itself is sent: its refusal brings the challenge.
 */
export const requestProof: RequestProof = async (core, { challenge: purpose, sealed }, given, signal) => {
  if (!purpose) return undefined
  // Where nothing can be sealed nothing needs to be solved.
  if (sealed) await core.cipher()
  const challenge =
    given ??
    (
      await core.call(systemChallenge, { purpose }, { signal }).catch((error: unknown) => {
        if ((error as { code?: string }).code !== 'not_found') throw error
      })
    )?.challenge
  return challenge ? core.solve(challenge, signal) : undefined
}
