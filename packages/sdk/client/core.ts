import type { Solve } from '../challenge/challenge.ts'
import type { Cipher, CipherMaker, PublicKey } from '../cipher/cipher.ts'
import type { SessionStore } from '../session/store.ts'
import { createCache, type Cache } from './cache.ts'
import { call, type CallOptions } from './call.ts'
import { systemClock, type Clock } from './clock.ts'
import type { Descriptor } from './descriptor.ts'
import { createThrottle, type Throttle } from './throttle.ts'

export interface ClientOptions {
  /** Origin (and prefix) of the gateway; the page's own origin when empty. */
  baseUrl?: string
  /** Language the answers are wanted in, read at each call. */
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
}

/** What the pipeline of one client holds. */
export interface Core extends Required<Omit<ClientOptions, 'cipher' | 'session'>> {
  session: Pick<SessionStore, 'get' | 'end'>
  cache: Cache
  throttle: Throttle
  call: <I, O>(endpoint: Descriptor<I, O>, input: I, options?: CallOptions) => Promise<O>
  cipher(): Promise<Cipher>
  /** Server time minus local time, in ms. */
  offsetMs: number
  /** The `Date` header is shown to us; else the status tells the time. */
  seesDate: boolean
  /** Keys of the last status answer; undefined: ask again. */
  keys: readonly PublicKey[] | undefined
}

/** What the pipeline holds, over a session; what the options leave out has its default. */
export function createCore<S extends Core['session']>(options: ClientOptions, session: S): Core & { session: S } {
  const clock = options.clock ?? systemClock
  let cipher: Cipher | undefined
  const core: Core & { session: S } = {
    baseUrl: options.baseUrl?.replace(/\/$/, '') ?? '',
    language: options.language ?? (() => ''),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    timeoutMs: options.timeoutMs ?? 15_000,
    maxLength: options.maxLength ?? 4_000_000,
    solve: options.solve ?? missing,
    session,
    clock,
    cache: createCache(),
    throttle: createThrottle(clock),
    call: (endpoint, input, more) => call(core, endpoint, input, more),
    cipher: async () => (cipher ??= await (options.cipher ?? missing)(core)),
    offsetMs: 0,
    seesDate: false,
    keys: undefined,
  }
  return core
}

function missing(): never {
  throw new Error('needs ...sealing')
}
