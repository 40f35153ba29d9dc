import type { Cipher } from '../cipher/cipher.ts'
import { createCache } from './cache.ts'
import { call } from './call.ts'
import { systemClock } from './clock.ts'
import type { ClientOptions, Core } from './core.ts'
import { createThrottle } from './throttle.ts'

/** The state of the pipeline for a session; what the options leave out has its default. */
export function createCore<S extends Core['session']>(options: ClientOptions, session: S): Core & { session: S } {
  const clock = options.clock ?? systemClock
  let cipher: Cipher | undefined
  const core: Core & { session: S } = {
    baseUrl: options.baseUrl?.replace(/\/$/, '') ?? '',
    language: options.language ?? (() => ''),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    timeoutMs: options.timeoutMs ?? 15_000,
    trace: options.trace,
    maxLength: options.maxLength ?? 4_000_000,
    solve: options.solve ?? missing,
    prove: options.prove ?? missing,
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
