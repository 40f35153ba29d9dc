import { errors, type Endpoint } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { mount } from './pipeline.ts'
import type { HandlersOf } from './context.ts'
import { refuse } from '../lib/refusal.ts'
import { keepBodiesRaw } from './request/input.ts'
import {
  call,
  freshApp,
  inject,
  jti,
  proofFor,
  refusalOf,
  registered,
  seal,
  trialToken,
  valueOf,
} from '../testing/inject.ts'

/** A contract for the tests that uses every policy. */
const vault = {
  method: 'POST',
  path: '/wps/test/vault',
  summary: '',
  principals: ['member'],
  module: 'FREEPLAY3',
  sealed: true,
  challenge: 'sms',
  money: true,
  throttleMs: 60_000,
  errors: [],
  input: z.strictObject({ amount: z.string().regex(/^\d+$/) }),
  output: z.object({ paid: z.string() }),
} as const satisfies Endpoint
const open = {
  method: 'POST',
  path: '/wps/test/open',
  summary: '',
  principals: ['visitor', 'member'],
  module: 'COMM3',
  errors: [],
  aliases: [
    { method: 'DELETE', path: '/wps/test/open' },
    { method: 'GET', path: '/wps/test/open' },
  ],
  input: z.strictObject({
    name: z.string().max(20).optional(),
    n: z.coerce.number().int().optional(),
    fail: z.string().optional(),
  }),
  output: z.object({ name: z.string().optional(), n: z.number().optional() }),
} as const satisfies Endpoint
const picture = {
  method: 'POST',
  path: '/wps/test/picture',
  summary: '',
  principals: ['member'],
  module: 'COMM3',
  throttleMs: 60_000,
  maxBytes: 200_000,
  errors: [],
  input: z.strictObject({ image: z.string() }),
  output: z.object({ size: z.number() }),
} as const satisfies Endpoint
const calls = { test: { vault, open, picture } }

const { app, clock } = await freshApp()
let paid = 0
await app.register(async (scope) => {
  keepBodiesRaw(scope)
  const handlers: { test: HandlersOf<typeof calls.test> } = {
    test: {
      vault: async (_ctx, { amount }) => ({ paid: `${amount}/${++paid}`, secret: 'never leaves' }),
      picture: async (_ctx, { image }) => ({ size: image.length }),
      open: async (_ctx, { name, n, fail }) => {
        if (fail === 'shape') return { name: 7 as unknown as string }
        if (fail) throw new Error(`a bug with ${fail}`)
        return { name, n, password: 'never leaves' }
      },
    },
  }
  mount(scope, calls, handlers, app.services)
})
const token = await registered(app, 'pipeline1')
const trial = await trialToken(app)

/**
 * Each stage of the pipeline, with a call that fails there. The call would also fail at every later stage, which must
 * not be reached.
 */
const stages = [
  'route',
  'module',
  'authenticate',
  'role',
  'rate',
  'challenge',
  'seal',
  'validate',
  'idempotency',
  'handler',
] as const
type Stage = (typeof stages)[number]
const code: Record<Exclude<Stage, 'handler'>, keyof typeof errors> = {
  route: 'not_found',
  module: 'function_not_available',
  authenticate: 'token_expired',
  role: 'real_account_required',
  rate: 'throttled',
  challenge: 'challenge_required',
  seal: 'encryption_required',
  validate: 'validation',
  idempotency: 'idempotency_key_required',
}

/** A call without a proof only requests a challenge, which counts against no rate limit. */
const madeUp = { 'x-challenge': 'bWFkZSB1cA==' }

async function callFailingFrom(stage: Stage) {
  const bad = (one: Stage) => stages.indexOf(one) >= stages.indexOf(stage)
  await app.services.settingsStore.write('modules', { FREEPLAY3: !bad('module') })
  // The next second, so that only the stage under test reaches the limit.
  clock.forward(61_000)
  if (bad('rate') && !bad('role')) await call(app, vault, {}, { token, headers: madeUp, without: ['challenge'] })
  const claims = {
    iat: Math.floor(clock.now().getTime() / 1000),
    jti: jti(),
    m: 'POST',
    p: vault.path,
    b: bad('validate') ? { amount: 1 } : { amount: '5' },
  }
  const body = bad('seal') ? { amount: 1 } : { jwe: await seal(app, claims) }
  return inject<{ paid: string }>(app, {
    method: 'POST',
    url: bad('route') ? '/wps/test/nowhere' : vault.path,
    payload: body,
    headers: {
      ...(!bad('authenticate') ? { authorization: `Bearer ${bad('role') ? trial : token}` } : {}),
      ...(bad('challenge') ? bad('rate') && madeUp : { 'x-challenge': await proofFor(app, 'sms') }),
      ...(!bad('seal') && { encryption: 'jwe' }),
      ...(!bad('idempotency') && { 'idempotency-key': jti() }),
    },
  })
}

test.each(stages.filter((stage) => stage !== 'handler'))(
  'a call that is wrong from %s on is refused for exactly that',
  async (stage) => {
    const answer = await callFailingFrom(stage)
    expect(refusalOf(answer).code).toBe(code[stage])
    expect(answer.status).toBe(errors[code[stage]].status)
    expect(answer.body.requestId).toBe(answer.headers['x-request-id'])
  },
)

test('a body above the limit is refused before anything else is checked', async () => {
  const answer = await inject(app, { method: 'POST', url: vault.path, payload: { jwe: 'x'.repeat(70_000) } })
  expect([answer.status, refusalOf(answer).code]).toEqual([413, 'payload_too_large'])
})

test('a large body is read only after its sender is authenticated and within the rate limit, and that is checked once', async () => {
  const send = (size: number, how: object = { token }) =>
    call<{ size: number }>(app, picture, { image: 'x'.repeat(size) }, how)
  expect(refusalOf(await send(300_000, {})).code).toBe('token_expired')
  expect(valueOf(await send(150_000))).toEqual({ size: 150_000 })
  expect(refusalOf(await send(300_000)).code).toBe('throttled')
  clock.forward(60_000)
  expect(refusalOf(await send(300_000)).code).toBe('payload_too_large')
})

test('a call with nothing wrong reaches the handler, and only listed fields leave', async () => {
  const before = paid
  const answer = await callFailingFrom('handler')
  expect(valueOf(answer)).toEqual({ paid: `5/${before + 1}` })
  expect(answer.status).toBe(200)
})

test('a refused call has used up nothing of later stages', async () => {
  await callFailingFrom('handler')
  clock.forward(61_000)
  const proof = await proofFor(app, 'sms')
  const refused = await inject(app, { method: 'POST', url: vault.path, payload: {}, headers: { 'x-challenge': proof } })
  expect(refusalOf(refused).code).toBe('token_expired')
  const burnt = await inject(app, {
    method: 'POST',
    url: vault.path,
    payload: {},
    headers: { 'x-challenge': proof, authorization: `Bearer ${token}` },
  })
  expect(refusalOf(burnt).code).toBe('encryption_required')
})

const garbage: [string, Parameters<typeof inject>[1], string][] = [
  ['an array', { payload: '[]' }, 'validation'],
  ['a number', { payload: '7' }, 'validation'],
  ['null', { payload: 'null' }, 'validation'],
  ['no JSON', { payload: '{"name":' }, 'validation'],
  ['a form', { payload: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 'validation'],
  ['text without a type', { payload: Buffer.from('{}'), headers: {} }, 'validation'],
  ['__proto__', { payload: '{"__proto__":{"admin":true}}' }, 'validation'],
  ['an escaped __proto__', { payload: '{"\\u005f_proto__":{"admin":true}}' }, 'validation'],
  ['constructor.prototype', { payload: '{"constructor":{"prototype":{"a":1}}}' }, 'validation'],
  ['deep nesting', { payload: `${'[{"a":'.repeat(7000)}1${'}]'.repeat(7000)}` }, 'validation'],
  ['an unknown field', { payload: '{"nam":"x"}' }, 'validation'],
  ['a zero byte', { payload: '{"name":"a\\u0000b"}' }, 'validation'],
  ['half a surrogate pair', { payload: '{"name":"\\ud800"}' }, 'validation'],
  ['a repeated query key', { method: 'GET', url: `${open.path}?name=a&name=b` }, 'validation'],
  ['a zero byte in a query', { method: 'GET', url: `${open.path}?name=%00` }, 'validation'],
  ['__proto__ in a query', { method: 'GET', url: `${open.path}?__proto__=1` }, 'validation'],
  ['a broken escape in the path', { method: 'GET', url: '/wps/%zz' }, 'not_found'],
  ['another method', { method: 'PATCH', url: open.path }, 'not_found'],
  ['another path', { method: 'GET', url: '/wps/nothing' }, 'not_found'],
]
test.each(garbage)('%s is refused with a typed envelope', async (_what, request, expected) => {
  const answer = await inject(app, {
    method: 'POST',
    url: open.path,
    headers: { 'content-type': 'application/json' },
    ...(request as object),
  })
  expect(refusalOf(answer).code).toBe(expected)
  expect(answer.status).toBe(errors[expected as 'validation'].status)
})

test('a DELETE reads its body, or else its query; a POST without a body is an empty object', async () => {
  expect(valueOf(await inject(app, { method: 'DELETE', url: `${open.path}?name=q&n=3` }))).toEqual({ name: 'q', n: 3 })
  expect(valueOf(await inject(app, { method: 'DELETE', url: `${open.path}?name=q`, payload: { name: 'b' } }))).toEqual({
    name: 'b',
  })
  expect(valueOf(await inject(app, { method: 'POST', url: open.path }))).toEqual({})
})

test('every field that does not fit is named', async () => {
  const answer = await call(app, open, { name: 'x'.repeat(21), n: 'seven', zzz: 1 })
  expect(refusalOf(answer).details).toEqual({
    fields: { name: { code: 'field_invalid', max: 20 }, n: { code: 'field_invalid' }, zzz: { code: 'unknown' } },
  })
})

test('a bug is answered as `unknown`: no message, no stack', async () => {
  for (const fail of ['secret-detail', 'shape']) {
    const answer = await call(app, open, { fail })
    expect(answer.status).toBe(500)
    expect(refusalOf(answer)).toEqual({
      success: false,
      value: null,
      code: 'unknown',
      message: 'something went wrong on our side',
      retryable: false,
      requestId: answer.body.requestId,
    })
  }
})

test('a typed refusal carries what the client needs to retry', async () => {
  const error = refuse('throttled', { retryAfterMs: 1500 })
  expect([error.code, error.more.retryAfterMs]).toEqual(['throttled', 1500])
  await callFailingFrom('handler')
  const again = await inject(app, {
    method: 'POST',
    url: vault.path,
    payload: {},
    headers: { authorization: `Bearer ${token}`, ...madeUp },
  })
  const refusal = refusalOf(again)
  expect(refusal.code).toBe('throttled')
  expect(refusal.retryAfterMs).toBeGreaterThan(58_000)
  expect(again.headers['retry-after']).toBe('60')
})
