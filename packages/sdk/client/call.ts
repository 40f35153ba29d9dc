import { GatewayError, isGatewayError } from '../errors/gateway-error.ts'
import type { EndReason } from '../session/session.ts'
import type { Core } from './core.ts'
import type { CallOptions } from './call-options.ts'
import type { Descriptor } from './descriptor.ts'
import { sendRequest } from './send-request.ts'
import { toPage } from './page.ts'
import { buildRequest } from './request.ts'
import { retryDelay } from './retry.ts'
import { unwrap } from './unwrap.ts'
import { sleep, withDeadline } from './with-deadline.ts'

/**
 * All steps of a call: throttle → cache → proof of work → headers, token, seal → fetch → unwrap → supply what the
 * refusal requires → retry.
 */
export async function call<I, O>(
  core: Core,
  endpoint: Descriptor<I, O>,
  input: I,
  options: CallOptions = {},
): Promise<O> {
  const { name, principals, throttleMs, cache } = endpoint
  const { epoch } = core.session.get()

  const wait = throttleMs ? core.throttle(principals.includes('visitor') ? name : name + epoch, throttleMs) : 0
  if (wait) throw new GatewayError({ code: 'throttled', retryAfterMs: wait, status: 429 })

  if (!cache) return send(core, endpoint, input, options)
  const key = JSON.stringify([epoch, cache === 'language' && core.language(), name, input])
  // Shared between callers: one that gives up must not take the answer from the others.
  return withDeadline(core.clock, undefined, options.signal, () =>
    core.cache.get(key, () => send(core, endpoint, input, {})),
  )
}

async function send<I, O>(core: Core, endpoint: Descriptor<I, O>, input: I, options: CallOptions): Promise<O> {
  const { session, clock } = core
  const { method, principals } = endpoint
  const open = principals.includes('visitor')
  const { signal, idempotencyKey = method === 'GET' ? undefined : randomKey() } = options
  const startedAt = clock.now()
  const { epoch } = session.get()
  /** Discards requests and answers of a session that has ended. */
  const stillHere = () => {
    if (!open && session.get().epoch !== epoch) throw new GatewayError({ code: 'aborted', message: 'session ended' })
  }
  /** What a refusal required and was given; each is given once. */
  const given = new Set<Step>()
  let challenge: unknown
  const traceparent = core.trace?.()

  for (let repeats = 0; ;) {
    stillHere()
    const token = principals.length > 1 || !open ? session.get().session?.token : undefined
    try {
      const value = await withDeadline(clock, options.timeoutMs ?? core.timeoutMs, signal, async (signal) => {
        const { url, init } = await buildRequest(core, endpoint, input, token, {
          'Idempotency-Key': idempotencyKey,
          traceparent: traceparent?.(),
          'X-Challenge': endpoint.challenge && (await core.prove(core, endpoint, challenge, signal)),
        })
        const answer = await sendRequest(core, url, { ...init, signal })
        if (answer.offsetMs) [core.offsetMs, core.seesDate] = [answer.offsetMs, true]
        return unwrap(answer)
      })
      stillHere()
      const page = endpoint.list && toPage(value, endpoint.list)
      if (endpoint.list && !page) throw new GatewayError({ code: 'unknown', details: { reason: 'wrong_shape' } })
      return (page ?? value) as O
    } catch (error) {
      const failure = isGatewayError(error) ? error : new GatewayError({ code: 'unknown', cause: error })
      if (failure.status === 401 && !endpoint.session) await core.renewing
      const step = nextStep(core, failure, endpoint, token)
      // A refused proof is answered with the challenge to solve instead; every other attempt requests a new one.
      challenge = failure.details.challenge
      if (step && !given.has(step)) {
        given.add(step)
        // Perhaps the keys were changed, or our clock is off: the status knows both.
        if (step === 'seal') core.keys = undefined
        continue
      }
      const wait = retryDelay(endpoint, failure, repeats++, clock.now() - startedAt, clock.random())
      if (wait === undefined) throw failure
      await sleep(clock, wait, signal)
    }
  }
}

const endings = new Map(Object.entries<EndReason>({ token_expired: 'expired', session_revoked: 'revoked' }))

type Step = 'proof' | 'seal' | 'token'

/** The step that would let the call succeed now. A dead token ends its session, unless a newer one is there already. */
function nextStep(
  { session }: Core,
  { code, details }: GatewayError,
  { sealed, principals }: Descriptor,
  token: string | undefined,
): Step | undefined {
  if (code === 'challenge_required' && details.challenge) return 'proof'
  if (sealed && (code === 'seal_invalid' || code === 'stale')) return 'seal'
  const reason = endings.get(code)
  if (!token || !reason) return undefined
  const now = session.get().session?.token
  if (now === token) session.end(reason)
  // Renewed meanwhile, or a call that visitors may make too: retry, as the current session.
  return principals.includes('visitor') || (now && now !== token) ? 'token' : undefined
}

/** 128 random bits; `randomUUID` is missing where the page is not a secure context. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
