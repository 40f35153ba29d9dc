import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { idOf } from '../records/testing.ts'
import { call, freshApp, password, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { addRequirement } from '../turnover/index.ts'

const { app, db, clock } = await freshApp()
const { info, submit, history } = contract.upline
const fundPassword = '280416'
type Info = z.output<typeof info.output>
let people = 0

async function person({ ready = true } = {}) {
  const account = `upline${++people}`
  const token = await registered(app, account)
  if (ready)
    valueOf(
      await call(
        app,
        contract.fundPassword.set,
        { loginPassword: password, newFundPassword: fundPassword, confirmFundPassword: fundPassword },
        { token },
      ),
    )
  return { account, token, id: await idOf(db, account) }
}
/** Two members, the second above the first. */
async function pair() {
  const [below, above] = [await person(), await person({ ready: false })]
  await db.update(member).set({ type: 1 }).where(eq(member.id, above.id))
  await db.update(member).set({ uplineId: above.id }).where(eq(member.id, below.id))
  return { below, above }
}
const send = (token: string, input: object = {}, key: string = randomUUID()) =>
  call<{ transferNo: string }>(
    app,
    submit,
    { amount: '250.00', fundPassword, ...input },
    { token, headers: { 'idempotency-key': key } },
  )
const cash = async (id: string) => (await walletOf(db, id))?.cash

test('cash is moved to the upline once per key, and both see it', async () => {
  const { below, above } = await pair()
  expect(valueOf(await call<Info>(app, info, {}, { token: below.token }))).toMatchObject({
    upline: expect.stringMatching(/^up\*\*\*/),
    available: '10000.00',
    min: '100.00',
    turnoverOpen: false,
    hasFundPassword: true,
  })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(below.token, { remark: 'for the boat' }, key)))
  expect(new Set(answers.map((answer) => valueOf(answer).transferNo)).size).toBe(1)
  expect([await cash(below.id), await cash(above.id)]).toEqual([975_000n, 1_025_000n])
  const find = (token: string, idempotencyKey: string) =>
    call<{ transferNo: string }>(app, contract.upline.find, { idempotencyKey }, { token })
  expect(valueOf(await find(below.token, key)).transferNo).toBe(valueOf(answers[0]!).transferNo)
  for (const [token, other] of [
    [below.token, randomUUID()],
    [above.token, key],
  ] as const)
    expect(refusalOf(await find(token, other)).code).toBe('not_found')
  expect(valueOf(await call(app, history, {}, { token: below.token }))).toMatchObject({
    totalCount: 1,
    list: [{ amount: '250.00', remark: 'for the boat', upline: expect.stringContaining('***') }],
  })
  expect(valueOf(await call(app, history, {}, { token: above.token }))).toMatchObject({ totalCount: 0 })
  const received = valueOf(
    await call<{ list: { type: string; amount: string }[] }>(
      app,
      contract.records.ledger,
      { group: 'TRANSFER', startTime: new Date(clock.now().getTime() - 86_400_000).toISOString() },
      { token: above.token },
    ),
  )
  expect(received.list).toEqual([
    expect.objectContaining({
      type: 'upline_transfer',
      amount: '250.00',
      party: { account: below.account, purpose: 'OTHER', remark: 'for the boat' },
    }),
  ])
  const sent = valueOf(
    await call<{ list: object[] }>(app, contract.records.ledger, { group: 'TRANSFER' }, { token: below.token }),
  )
  expect(sent.list).toEqual([
    expect.objectContaining({
      amount: '-250.00',
      party: { account: expect.stringMatching(/^up\*\*\*/), purpose: 'OTHER', remark: 'for the boat' },
    }),
  ])
  const notices = valueOf(
    await call<{ list: { title: string; content: string }[] }>(
      app,
      contract.inbox.list,
      { language: 'en' },
      { token: above.token },
    ),
  ).list
  expect(notices.filter(({ title }) => title.includes(below.account))).toHaveLength(1)
  expect(notices[0]?.content).toContain('for the boat')
  expect(await checkInvariants(db)).toEqual([])
})

test('nothing is moved without an upline, from the top, with open turnover, a wrong password, or beyond the balance', async () => {
  const { below, above } = await pair()
  const refused = async (token: string, input: object = {}) => refusalOf(await send(token, input)).code
  expect(await refused((await person()).token)).toBe('transfer_forbidden')
  expect(await refused(below.token, { fundPassword: '000000' })).toBe('fund_password_wrong')
  for (const amount of ['99.99', '50000.01']) expect(await refused(below.token, { amount })).toBe('amount_out_of_range')
  expect(await refused(below.token, { amount: '10000.01' })).toBe('insufficient_funds')
  for (const amount of ['0', '-100', '1e3', '100.001', '১০০', ' 100', '0100'])
    expect(await refused(below.token, { amount })).toBe('validation')
  await transact(db, (tx) =>
    addRequirement(tx, {
      memberId: below.id,
      asset: 'BDT',
      source: 'DEPOSIT',
      ref: 'D1',
      base: 5000n,
      multiple: 1,
      now: clock.now(),
    }),
  )
  expect(refusalOf(await send(below.token))).toMatchObject({
    code: 'turnover_open',
    details: { remaining: '50.00', open: 1 },
  })
  expect(valueOf(await call<Info>(app, info, {}, { token: below.token }))).toMatchObject({
    available: '0.00',
    turnoverOpen: true,
  })
  await db.update(member).set({ type: 2, uplineId: null }).where(eq(member.id, below.id))
  expect(valueOf(await call<Info>(app, info, {}, { token: below.token })).upline).toBeNull()
  expect(await refused(below.token)).toBe('transfer_forbidden')
  expect([await cash(below.id), await cash(above.id)]).toEqual([1_000_000n, 1_000_000n])
})

test('an upline on a break from play is shown as little, and sent as little, as one whose account is closed', async () => {
  const { below, above } = await pair()
  const uplineShown = async () => valueOf(await call<Info>(app, info, {}, { token: below.token })).upline
  const until = (at: Date) =>
    db.execute(sql`
      insert into rg_member (member_id, excluded_until) values (${above.id}, ${at.toISOString()}::timestamptz)
      on conflict (member_id) do update set excluded_until = excluded.excluded_until`)
  await until(new Date(clock.now().getTime() + 86_400_000))
  expect(await uplineShown()).toBeNull()
  expect(refusalOf(await send(below.token)).code).toBe('transfer_forbidden')
  await until(clock.now())
  expect(await uplineShown()).not.toBeNull()
  valueOf(await send(below.token))
})

test('trial players are refused, and all members where the module is off', async () => {
  expect(refusalOf(await call(app, info, {}, { token: await trialToken(app) })).code).toBe('real_account_required')
  await app.services.settingsStore.write('modules', { AGETRANSFERUP3: false })
  expect(refusalOf(await send((await person()).token)).code).toBe('function_not_available')
  await app.services.settingsStore.write('modules', {})
})

test('of many at once, no more is moved than the balance and the day allow; not a cent is lost', async () => {
  await app.services.settingsStore.write('upline', { minMinor: 1, perDayMinor: 700_000 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 2, maxLength: 6 }),
      async (amounts) => {
        const { below, above } = await pair()
        const answers = await Promise.all(
          amounts.map((amount) => send(below.token, { amount: (amount / 100).toFixed(2) })),
        )
        const sent = answers.reduce(
          (sum, answer, at) => sum + (answer.status === 200 ? BigInt(amounts[at] ?? 0) : 0n),
          0n,
        )
        for (const answer of answers.filter(({ status }) => status !== 200))
          expect(refusalOf(answer).code).toBe('amount_out_of_range')
        expect(sent <= 700_000n).toBe(true)
        expect([await cash(below.id), await cash(above.id)]).toEqual([1_000_000n - sent, 1_000_000n + sent])
      },
    ),
    { numRuns: 5 },
  )
  await app.services.settingsStore.write('upline', {})
  expect(await checkInvariants(db)).toEqual([])
})
