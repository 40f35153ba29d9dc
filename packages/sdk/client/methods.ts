import { GatewayError } from '../errors/gateway-error.ts'
import { isSession } from '../session/storage.ts'
import type { SessionStore } from '../session/store.ts'
import { call } from './call.ts'
import type { CallOptions } from './call-options.ts'
import type { Core } from './core.ts'
import type { Descriptor } from './descriptor.ts'
import { learn } from './sealing.ts'
import type { Endpoints, SystemStatusOutput } from './endpoints.gen.ts'

/** Key of an answer in a cache outside the client: no other session or language may read it. */
export type MethodKey = readonly [
  area: string,
  name: string,
  scope: { readonly epoch: number; readonly language: string; readonly input: unknown },
]

/** One call, ready to be made; the input may be left out where all of it may. */
export interface Method<I = unknown, O = unknown> {
  (...args: {} extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions]): Promise<O>
  readonly endpoint: Descriptor<I, O>
  key(input?: I): MethodKey
}

/** A core whose session can be begun. */
export type SessionCore = Core & { session: SessionStore; logout?: Endpoints['session']['logout'] }

/**
 * A call and what it means for the session: its policy sets whether it begins or renews one; logging out ends it
 * whether or not the network answers. Signing in during another session, a trial for instance, ends that one.
 */
export async function run<I, O>(
  core: SessionCore,
  endpoint: Descriptor<I, O>,
  input: I,
  options?: CallOptions,
): Promise<O> {
  const { name, session } = endpoint
  if (name === 'session.logout') return logout(core, endpoint, input, options)
  const sent = call(core, endpoint, input, options)
  if (session === 'renews') core.renewing = sent.catch(() => {})
  const answer = await sent
  if (name === 'system.status') learn(core, answer as SystemStatusOutput)
  if (session) {
    if (!isSession(answer)) throw new GatewayError({ code: 'unknown', details: { reason: 'wrong_shape' } })
    // The cookie of a cookie session has been replaced: its name opens nothing any more.
    const former = core.session.get().session?.token
    if (session === 'begins' && former && former !== answer.token && !former.startsWith('cookie.') && core.logout)
      void endSession(core, core.logout, {})
    core.session[session === 'begins' ? 'set' : 'renew'](answer)
  }
  return answer
}

/** Logs out: the call still uses the former session, while the client has none any more. */
async function logout<I, O>(
  core: SessionCore,
  endpoint: Descriptor<I, O>,
  input: I,
  options?: CallOptions,
): Promise<O> {
  const sent = endSession(core, endpoint, input, options)
  core.session.end('logout')
  return sent
}

/**
 * Ends the current session at the gateway, with its own token. A token whose logout did not reach the gateway expires
 * when idle.
 */
function endSession<I, O>(core: SessionCore, endpoint: Descriptor<I, O>, input: I, options?: CallOptions): Promise<O> {
  const before = core.session.get()
  const session = { ...core.session, get: () => before, end: () => undefined }
  return call({ ...core, session }, endpoint, input, options).catch(() => ({}) as O)
}

/** One call as a function, with its descriptor and the key its answer is cached under. */
export function createMethod<I, O>(core: SessionCore, endpoint: Descriptor<I, O>): Method<I, O> {
  const [area = '', name = ''] = endpoint.name.split('.')
  const method = (input?: I, options?: CallOptions) => run(core, endpoint, input ?? ({} as I), options)
  const key = (input?: I): MethodKey => [
    area,
    name,
    { epoch: core.session.get().epoch, language: core.language(), input: input ?? {} },
  ]
  return Object.assign(method, { endpoint, key }) as Method<I, O>
}
