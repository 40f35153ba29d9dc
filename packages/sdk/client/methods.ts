import { GatewayError } from '../errors/gateway-error.ts'
import { isSession } from '../session/storage.ts'
import type { SessionStore } from '../session/store.ts'
import { call } from './call.ts'
import type { CallOptions } from './call-options.ts'
import type { Core } from './core.ts'
import type { Descriptor } from './descriptor.ts'
import { learn } from './sealing.ts'
import type { SystemStatusOutput } from './endpoints.gen.ts'

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
export type Held = Core & { session: SessionStore }

/** A call and what it means for the session: its policy says whether it begins or renews one; logging out ends it whatever the network says. */
export async function run<I, O>(core: Held, endpoint: Descriptor<I, O>, input: I, options?: CallOptions): Promise<O> {
  const { name, session } = endpoint
  if (name === 'session.logout') return logout(core, endpoint, input, options)
  const answer = await call(core, endpoint, input, options)
  if (name === 'system.status') learn(core, answer as SystemStatusOutput)
  if (session) {
    if (!isSession(answer)) throw new GatewayError({ code: 'unknown', details: { reason: 'wrong_shape' } })
    core.session[session === 'begins' ? 'set' : 'renew'](answer)
  }
  return answer
}

async function logout<I, O>(core: Held, endpoint: Descriptor<I, O>, input: I, options?: CallOptions): Promise<O> {
  // The call still speaks for the person who leaves, while here nobody is any more.
  const leaving = core.session.get()
  const sent = call(
    { ...core, session: { ...core.session, get: () => leaving, end: () => undefined } },
    endpoint,
    input,
    options,
  )
  core.session.end('logout')
  // Whatever becomes of it, they have left: a token the gateway did not hear about dies of idleness.
  return sent.catch(() => ({}) as O)
}

/** One call as a function, with its descriptor and the key its answer is cached under. */
export function createMethod<I, O>(core: Held, endpoint: Descriptor<I, O>): Method<I, O> {
  const [area = '', name = ''] = endpoint.name.split('.')
  const method = (input?: I, options?: CallOptions) => run(core, endpoint, input ?? ({} as I), options)
  const key = (input?: I): MethodKey => [
    area,
    name,
    { epoch: core.session.get().epoch, language: core.language(), input: input ?? {} },
  ]
  return Object.assign(method, { endpoint, key }) as Method<I, O>
}
