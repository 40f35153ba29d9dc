import { contract, type Endpoint } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { HandlersOf } from './context.ts'
import { refuse } from '../lib/refusal.ts'
import { post } from '../ledger/post.ts'
import { keepBodiesRaw } from './request/input.ts'
import { mount } from './pipeline.ts'
import { call, freshApp, jti, password, refusalOf, registered, valueOf } from '../testing/inject.ts'

const give = {
  method: 'POST',
  path: '/wps/test/give',
  summary: '',
  principals: ['member'],
  module: 'COMM3',
  money: true,
  errors: [],
  input: z.strictObject({
    amount: z.coerce.number().int(),
    outcome: z.enum(['paid', 'refused', 'fault']).default('paid'),
    note: z.string().optional(),
  }),
  output: z.object({ txn: z.number() }),
} as const satisfies Endpoint

const { app, db, clock } = await freshApp()
let runs = 0
const handlers: { test: HandlersOf<{ give: typeof give }> } = {
  test: {
    async give({ tx, session }, { amount, outcome }) {
      runs++
      const txn = await post(tx, {
        kind: 'rebate',
        entries: [
          { system: 'PROMO_COST', asset: 'BDT', amount: -BigInt(amount) },
          { member: session.memberId, kind: 'CASH', asset: 'BDT', amount: BigInt(amount) },
        ],
      })
      if (outcome === 'refused') throw refuse('insufficient_funds', { details: { have: '1.00' } })
      if (outcome === 'fault') throw new Error('the moment was bad')
      return { txn }
    },
  },
}
await app.register(async (scope) => {
  keepBodiesRaw(scope)
  mount(scope, { test: { give } }, handlers, app.services)
})
const token = await registered(app, 'idem0001')
const other = await registered(app, 'idem0002')

const send = (key: string | undefined, input: Record<string, unknown>, as = token) =>
  call<{ txn: number }>(app, give, input, { token: as, headers: key === undefined ? {} : { 'idempotency-key': key } })
async function moved(): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from txn where kind = 'rebate'`)
  return rows[0]?.n ?? 0
}

test('a money call needs a key of 8 to 255 visible characters', async () => {
  for (const key of [undefined, 'short', 'with a space', 'x'.repeat(256)])
    expect(refusalOf(await send(key, { amount: 5 })).code).toBe('idempotency_key_required')
  expect(await moved()).toBe(0)
})

test('the same key moves money once and gets the same answer', async () => {
  const key = jti()
  const first = await send(key, { amount: 5, note: 'a' })
  const again = await send(key, { note: 'a', amount: 5 })
  expect(valueOf(again)).toEqual(valueOf(first))
  expect([first.headers['idempotency-hit'], again.headers['idempotency-hit']]).toEqual([undefined, 'true'])
  expect(again.body.requestId).not.toBe(first.body.requestId)
  expect(await moved()).toBe(1)
})

test('ten at once with one key are one movement', async () => {
  const before = await moved()
  const key = jti()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(key, { amount: 7 })))
  expect(new Set(answers.map((answer) => valueOf(answer).txn)).size).toBe(1)
  expect(await moved()).toBe(before + 1)
})

test('the same key with another body is a conflict; keys of other people are theirs', async () => {
  const key = jti()
  await send(key, { amount: 5 })
  const conflict = await send(key, { amount: 6 })
  expect([conflict.status, refusalOf(conflict).code]).toEqual([409, 'idempotency_conflict'])
  expect(valueOf(await send(key, { amount: 6 }, other)).txn).toBeTypeOf('number')
})

test('a business refusal is final and leaves no movement', async () => {
  const before = await moved()
  const key = jti()
  const first = await send(key, { amount: 5, outcome: 'refused' })
  const again = await send(key, { amount: 5, outcome: 'refused' })
  expect(refusalOf(again)).toMatchObject({ code: 'insufficient_funds', details: { have: '1.00' } })
  expect([first.status, again.status, again.headers['idempotency-hit']]).toEqual([402, 402, 'true'])
  expect(await moved()).toBe(before)
})

test('neither a fault nor a field error is stored: the key may be used again', async () => {
  const key = jti()
  const before = runs
  expect(refusalOf(await send(key, { amount: 'x' })).code).toBe('validation')
  expect((await send(key, { amount: 5, outcome: 'fault' })).status).toBe(500)
  expect((await send(key, { amount: 5, outcome: 'fault' })).status).toBe(500)
  expect(runs).toBe(before + 2)
  expect(valueOf(await send(key, { amount: 5 })).txn).toBeTypeOf('number')
})

test('after 72 hours a key is free', async () => {
  const key = jti()
  const before = await moved()
  await send(key, { amount: 5 })
  clock.forward(72 * 3_600_000 + 1000)
  // The session is over by then too: log in again as the same person.
  const again = valueOf(
    await call<{ token: string }>(app, contract.session.login, { username: 'idem0001', password }),
  ).token
  await send(key, { amount: 5 }, again)
  expect(await moved()).toBe(before + 2)
})
