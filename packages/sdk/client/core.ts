import type { Solve } from '../challenge/challenge.ts'
import type { RequestProof } from '../challenge/request-proof.ts'
import type { Cipher, CipherHost, CipherMaker } from '../cipher/cipher.ts'
import type { SessionStore } from '../session/store.ts'
import type { Cache } from './cache.ts'
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
   * here: random ids and nothing else, one trace for all attempts of a call. The number, from 0 to 1, is the share of
   * the traces that are marked as sampled. Without it no call has the header; a gateway of another origin must allow it.
   */
  traceShare?: number | undefined
  /** Seals bodies. */
  cipher?: CipherMaker
  /** Solves proofs of work. */
  solve?: Solve
  /** Requests a challenge before a call that needs a proof of work, and has it solved. */
  prove?: RequestProof
}

type Complete<T> = { [Name in keyof T]-?: NonNullable<T[Name]> }

/** The state of one client's pipeline. */
export interface Core extends Complete<Omit<ClientOptions, 'cipher' | 'session' | 'traceShare'>>, CipherHost {
  traceShare: number | undefined
  session: Pick<SessionStore, 'get' | 'end'>
  cache: Cache
  throttle: Throttle
  cipher(): Promise<Cipher>
}
