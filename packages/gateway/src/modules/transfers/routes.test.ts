import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '../../app/app.ts'
import { vendor } from '../games/schema.ts'
import { walletTransfer } from './schema.ts'
import { call, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { minute, transferApp, type Person, type Transfer } from './routes.testing.ts'

const { app, db, clock, vendors, current, newPerson, transfer, balance, status, launch } = await transferApp()

test('one key is one transfer, however often it is sent, and its answer is its result', async () => {
  const idempotency = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => transfer({}, current.who, idempotency)))
  answers.push(await transfer({}, current.who, idempotency))
  const ids = new Set(answers.map((answer) => valueOf(answer).transferId))
  expect(ids.size).toBe(1)
  expect(valueOf(answers.at(-1)!)).toMatchObject({
    state: 'CONFIRMED',
    amount: '100.00',
    vassalage: 'PG',
    direction: 'IN',
  })
  expect(refusalOf(await transfer({ amount: '100.01' }, current.who, idempotency)).code).toBe('idempotency_conflict')
  expect(await balance()).toMatchObject({
    sumBalance: '9900.00',
    vendor: '100.00',
    suspense: '0.00',
    total: '10000.00',
    balance: [
      { accountTypeId: 2, availBalance: '9900.00' },
      { accountTypeId: 1, name: 'PG', availBalance: '100.00', lockedBalance: '0.00' },
    ],
  })
  expect(vendors.balanceOf(current.who.wallet)).toBe(10_000n)
})

test('the result of a key is returned without carrying anything out, and only to its owner', async () => {
  const requested = (idempotencyKey: string, { token }: Person = current.who) =>
    call<Transfer>(app, contract.wallet.transferStatus, { idempotencyKey }, { token })
  const idempotency = randomUUID()
  expect(refusalOf(await requested(idempotency)).code).toBe('not_found')
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', vendor: '0.00' })
  const { transferId } = valueOf(await transfer({}, current.who, idempotency))
  expect(valueOf(await requested(idempotency))).toMatchObject({ transferId, state: 'CONFIRMED' })
  expect(refusalOf(await requested(idempotency, await newPerson())).code).toBe('not_found')
  const refused = randomUUID()
  expect(refusalOf(await transfer({ amount: '99999.00' }, current.who, refused)).code).toBe('insufficient_funds')
  expect(refusalOf(await requested(refused)).code).toBe('not_found')
  expect(refusalOf(await call(app, contract.wallet.transferStatus, {}, { token: current.who.token })).code).toBe(
    'validation',
  )
})

test('impossible transfers are refused, and nothing moves', async () => {
  for (const amount of ['0', '0.00', '-1', '1e3', '1.001', '', '१००', '9'.repeat(13)])
    expect(refusalOf(await transfer({ amount })).code).toBe('validation')
  expect(refusalOf(await transfer({ amount: '10000.01' })).code).toBe('insufficient_funds')
  expect(refusalOf(await transfer({ vassalage: 'NOBODY' })).code).toBe('not_found')
  expect(refusalOf(await transfer({}, { ...current.who, token: await trialToken(app) })).code).toBe(
    'real_account_required',
  )
  expect(valueOf(await transfer({ direction: 'OUT' }))).toMatchObject({
    state: 'REVERSED',
    reason: 'INSUFFICIENT_FUNDS',
  })
  vendors.failWith(() => 'refused')
  expect(valueOf(await transfer({}))).toMatchObject({ state: 'REVERSED', reason: 'CANCELLED' })
  await db.update(vendor).set({ status: 'MAINTENANCE' }).where(eq(vendor.code, 'PG'))
  expect(refusalOf(await transfer({})).code).toBe('vendor_maintenance')
  await db.update(vendor).set({ status: 'ON' }).where(eq(vendor.code, 'PG'))
  const other = await newPerson()
  const { transferId } = valueOf(await transfer({}, other))
  expect(refusalOf(await status(transferId)).code).toBe('not_found')
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', total: '10000.00' })
})

test('an unknown result is reported as one, blocks a second try, and is resolved by the next process, not by time', async () => {
  vendors.failWith(() => 'lost')
  const sent = valueOf(await transfer({ amount: '250.00' }))
  expect(sent.state).toBe('UNKNOWN')
  expect(refusalOf(await transfer({})).code).toBe('transfer_unknown')
  expect(refusalOf(await launch('PG'))).toMatchObject({
    code: 'transfer_unknown',
    details: { transferId: sent.transferId },
  })
  expect(await balance()).toMatchObject({
    sumBalance: '9750.00',
    vendor: '0.00',
    suspense: '250.00',
    total: '10000.00',
  })
  clock.forward(3 * minute)
  await app.services.transfers.work()
  expect(valueOf(await status(sent.transferId)).state).toBe('UNKNOWN')

  vendors.failWith(() => 'none')
  const second = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent', vendorWallets: vendors })
  clock.forward(3 * minute)
  await second.services.transfers.work()
  expect(valueOf(await status(sent.transferId, current.who, second))).toMatchObject({ state: 'CONFIRMED' })
  expect(await balance(current.who, second)).toMatchObject({ vendor: '250.00', suspense: '0.00', total: '10000.00' })
  await second.close()
})

test('recall moves back the money at every vendor; the list shows what is where, and which vendors did not answer', async () => {
  valueOf(await transfer({ vassalage: 'PG', amount: '30.00' }))
  valueOf(await transfer({ vassalage: 'FC', amount: '20.00' }))
  vendors.play(current.who.wallet, -500n)
  const list = () =>
    call<{ main: string; list: { vassalage: string; balance: string; fresh: boolean }[] }>(
      app,
      contract.wallet.vendors,
      {},
      { token: current.who.token },
    )
  const shown = valueOf(await list())
  expect(shown.list).toHaveLength(12)
  expect(shown.main).toBe('9950.00')
  expect(shown.list.find(({ vassalage }) => vassalage === 'PG')).toMatchObject({
    balance: '25.00',
    fresh: true,
    status: 'ON',
  })
  vendors.failWith((method) => (method === 'balance' ? 'dropped' : 'none'))
  expect(valueOf(await list()).list.find(({ vassalage }) => vassalage === 'PG')).toMatchObject({
    balance: '25.00',
    fresh: false,
  })
  const recall = () =>
    call<{ transfers: Transfer[]; unanswered: string[] }>(app, contract.wallet.recall, {}, { token: current.who.token })
  expect(valueOf(await recall()).unanswered.toSorted()).toEqual(['FC', 'PG'])
  vendors.failWith(() => 'none')
  expect(valueOf(await recall()).transfers).toMatchObject([{ state: 'CONFIRMED' }, { state: 'CONFIRMED' }])
  expect(valueOf(await recall())).toEqual({ transfers: [], unanswered: [] })
  expect(await balance()).toMatchObject({ sumBalance: '9995.00', vendor: '0.00', total: '9995.00' })
})

test('every transfer of all these tests has ended', async () => {
  const rows = await db.select().from(walletTransfer)
  for (const { id, state } of rows) expect([id, state]).toEqual([id, vendors.did(id) ? 'CONFIRMED' : 'REVERSED'])
  expect(rows.length).toBeGreaterThan(5)
})
