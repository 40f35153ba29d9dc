import type { Solve } from '../challenge/challenge.ts'
import type { RequestProof } from '../challenge/request-proof.ts'
import type { CipherMaker } from '../cipher/cipher.ts'
import { GatewayError, type Code } from '../errors/gateway-error.ts'
import type { Core } from './core.ts'
import { systemStatus, type SystemStatusOutput } from './endpoints.gen.ts'

const cipher: CipherMaker = (core) => {
  if (!crypto.subtle)
    throw new GatewayError({
      code: 'encryption_required',
      message: 'needs https or localhost',
      details: { reason: 'insecure_context' },
    })
  const keys = async () => {
    if (!core.keys) learn(core, await core.call(systemStatus, {}))
    return core.keys ?? []
  }
  // Apart: most pages open an address, few seal a body.
  return {
    seal: async (plain) => (await sealer()).seal(plain, await keys()),
    open: async (sealed) => (await opener()).openPath(sealed, await keys()),
  }
}

const sealer = () => import('../cipher/jwe.ts').catch(fail('network_abnormal'))
const opener = () => import('../cipher/path.ts').catch(fail('network_abnormal'))
const solver = () => import('../challenge/solve.ts').catch(fail('network_abnormal'))
const solve: Solve = async (challenge, signal) =>
  (await solver()).solve(challenge, signal).catch(fail('challenge_required'))
const prove: RequestProof = async (...args) => (await solver()).requestProof(...args)

/** How bodies are sealed and challenges solved for our gateway; each part is loaded when a call first needs it. */
export const sealing = { cipher, solve, prove }

/** The status carries the keys to seal with, and the server's time for clients that cannot read the `Date` header. */
export function learn(
  core: Pick<Core, 'keys' | 'seesDate' | 'offsetMs' | 'clock'>,
  status: Partial<SystemStatusOutput>,
): void {
  core.keys = status.jwks?.keys
  if (!core.seesDate && status.serverTime) core.offsetMs = Date.parse(status.serverTime) - core.clock.now()
}

/**
 * What did not load is loaded again by the next call that needs it. Such parts import nothing of ours, so that the root
 * stays one file.
 */
function fail(code: Code) {
  return (cause: unknown): never => {
    throw new GatewayError({ code, retryable: true, cause })
  }
}
