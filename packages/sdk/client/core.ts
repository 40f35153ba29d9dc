import type { Solve } from '../challenge/challenge.ts'
import type { RequestProof } from '../challenge/request-proof.ts'
import type { Cipher, CipherHost, CipherMaker } from '../cipher/cipher.ts'
import type { SessionStore } from '../session/store.ts'
import type { Cache } from './cache.ts'
import type { Clock } from './clock.ts'
import type { Throttle } from './throttle.ts'

export interface ClientOptions {
  /** Origin (and prefix) of the gateway; the page's own origin when empty. */
  baseUrl?: string
  /** Language of the answers, read at each call. */
  language?: () => string
  fetch?: typeof globalThis.fetch
  session?: SessionStore
  clock?: Clock
  /** For one answer, in ms. Default 15,000. */
  timeoutMs?: number
  /** Characters; longer answers are refused. Default 4 million. */
  maxLength?: number
  /** Seals bodies. */
  cipher?: CipherMaker
  /** Solves proofs of work. */
  solve?: Solve
  /** Requests a challenge before a call that needs a proof of work, and has it solved. */
  prove?: RequestProof
}

/** The state of one client's pipeline. */
export interface Core extends Required<Omit<ClientOptions, 'cipher' | 'session'>>, CipherHost {
  session: Pick<SessionStore, 'get' | 'end'>
  cache: Cache
  throttle: Throttle
  cipher(): Promise<Cipher>
}
