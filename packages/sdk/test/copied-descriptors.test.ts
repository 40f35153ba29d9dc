import { expect, it, vi } from 'vitest'
import { requestProof } from '../challenge/request-proof.ts'
import type { Core } from '../client/core.ts'
import * as endpoints from '../client/endpoints.gen.ts'

// A part that loads later carries a copy of a generated descriptor, so that it is not tied to the client's first file.
it('the copy of the challenge call is as the contract has it', async () => {
  const call = vi.fn(async () => ({ challenge: 'a challenge' }))
  const core = { call, solve: async () => 'a proof' } as unknown as Core
  expect(await requestProof(core, { challenge: 'login' } as never, undefined, new AbortController().signal)).toBe(
    'a proof',
  )
  expect(call.mock.calls[0]?.at(0)).toEqual(endpoints.systemChallenge)
})
