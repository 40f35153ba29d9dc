import type { Solve } from '../challenge/challenge.ts'
import type { RequestProof } from '../challenge/request-proof.ts'
import type { Cipher, CipherHost, CipherMaker } from '../cipher/cipher.ts'
import type { SessionStore } from '../session/store.ts'
import type { Cache } from './cache.ts'
import type { Trace } from './trace.ts'
import type { Clock } from './clock.ts'
import type { Throttle } from './throttle.ts'

export interface ClientOptions {
  /** Origin (and prefix) of the gateway; the page's own origin when empty. */
  baseUrl?: string | undefined
  /** Language of the answers, read at each call. */
  language?: (() => string) | undefined
  fetch?: typeof globalThis.fetch | undefined
  session?: SessionStore | undefined
  clock?: Clock | undefined
  /** For one answer, in ms. Default 15,000. */
  timeoutMs?: number | undefined
  /** Characters; longer answers are refused. Default 4 million. */
  maxLength?: number | undefined
  /**
   * Sends `traceparent` (W3C Trace Context) with every call, so that the gateway's spans go on with a trace that begins
   * here: `trace: traces(0.05)`. Without it no call has the header; a gateway of another origin must allow it.
   */
  trace?: Trace | undefined
  /** Seals bodies. */
  cipher?: CipherMaker
  /** Solves proofs of work. */
  solve?: Solve
  /** Requests a challenge before a call that needs a proof of work, and has it solved. */
  prove?: RequestProof
}

type Complete<T> = { [Name in keyof T]-?: NonNullable<T[Name]> }

/** The state of one client's pipeline. */
export interface Core extends Complete<Omit<ClientOptions, 'cipher' | 'session' | 'trace'>>, CipherHost {
  trace: Trace | undefined
  session: Pick<SessionStore, 'get' | 'end'>
  /** The call under way that renews the token: until it is answered, a refused token may be the former one. */
  renewing?: Promise<unknown>
  cache: Cache
  throttle: Throttle
  cipher(): Promise<Cipher>
}
