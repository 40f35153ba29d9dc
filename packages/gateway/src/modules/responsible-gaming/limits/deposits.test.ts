import { contract } from '@brand/sdk/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { member } from '../../../auth/schema.ts'
import { depositOrder } from '../../deposits/schema.ts'
import { withdrawalFixture, why } from '../../withdrawals/testing.ts'
import { call, freshApp, password, refusalOf, registered, valueOf } from '../../../testing/inject.ts'
import { checkDeposit, depositRoom } from '../index.ts'

const { app, db, clock } = await freshApp()
const settings = app.services.settings()

async function somebody(name: string) {
  const token = await registered(app, name)
  const row = (await db.select().from(member)).find(({ account }) => account === name)
  const memberId = row?.id ?? ''
  const limit = (value: string | null) =>
    call(app, contract.limits.submit, { kind: 'DEPOSIT', period: 'DAY', value }, { token })
  const order = (amount: bigint, state: (typeof depositOrder.$inferInsert)['state'] = 'WAITING_PAYMENT') =>
    transact(db, async (tx) => {
      await checkDeposit(tx, memberId, amount, clock.now(), settings)
      const orderNo = `D${randomUUID().slice(0, 12)}`
      await tx.insert(depositOrder).values({
        orderNo,
        memberId,
        asset: 'BDT',
        channelId: 'x',
        provider: 'x',
        amount,
        fee: 0n,
        reference: orderNo,
        state,
        ...(state === 'CONFIRMED' && { credited: amount }),
        expiresAt: clock.now(),
        createdAt: clock.now(),
      })
    })
  return { token, memberId, limit, order }
}

test('orders count from when they are made, until they come to nothing; the day begins at midnight of the site', async () => {
  const { memberId, limit, order } = await somebody('keeper01')
  expect(await depositRoom(db, memberId, clock.now(), settings)).toBeUndefined()
  valueOf(await limit('100.00'))
  await order(4_000n)
  await order(3_000n, 'CONFIRMED')
  await order(3_000n, 'CANCELLED')
  await expect(order(3_001n)).rejects.toMatchObject({
    code: 'rg_limit_deposit',
    more: { details: { left: '30.00', resetAt: '2026-11-20T18:00:00.000Z' } },
  })
  await order(3_000n)
  clock.forward(8 * 3_600_000)
  await order(10_000n)
})

test('two orders at once do not pass a limit together', async () => {
  const { limit, order } = await somebody('keeper02')
  valueOf(await limit('100.00'))
  const response = await Promise.allSettled(Array.from({ length: 6 }, () => order(4_000n)))
  expect(response.filter(({ status }) => status === 'fulfilled').length).toBe(2)
})

test('a break closes deposits and the games, by name only, and states until when', async () => {
  const { token, order } = await somebody('keeper03')
  expect(
    refusalOf(await call(app, contract.limits.exclude, { months: 6, account: 'keeper04' }, { token })),
  ).toMatchObject({ code: 'validation', field: 'account' })
  const { break: taken } = valueOf(
    await call<{ break: { kind: string; until: string } }>(
      app,
      contract.limits.timeout,
      { hours: 24, account: 'Keeper03' },
      { token },
    ),
  )
  expect(taken.kind).toBe('TIMEOUT')
  await expect(order(100n)).rejects.toMatchObject({ code: 'rg_timeout' })
  valueOf(await call(app, contract.limits.exclude, { months: 6, account: 'keeper03' }, { token }))
  await expect(order(100n)).rejects.toMatchObject({ code: 'rg_excluded' })
  const [game] = valueOf(
    await call<{ games: { nodeId: number; vassalage: string; gameType: string }[] }>(app, contract.games.list, {
      gameType: 'RNG',
    }),
  ).games
  // The exclusion has ended the session.
  const login = { username: 'keeper03', password }
  const again = valueOf(await call<{ token: string }>(app, contract.session.login, login)).token
  const launch = { nodeId: game?.nodeId, vassalage: game?.vassalage, gameType: 'RNG', language: 'en', backUrl: '/' }
  expect(refusalOf(await call(app, contract.games.launch, launch, { token: again })).code).toBe('rg_excluded')
})

test.each([
  [{ kind: 'SINGLE_BET', period: 'DAY', value: '5.00' }, 'period'],
  [{ kind: 'LOSS', period: 'BET', value: '5.00' }, 'period'],
  [{ kind: 'SESSION', period: 'DAY', value: '5.50' }, 'value'],
])('%j is not a limit', async (limit, field) => {
  const token = await registered(app, `wrong${randomUUID().slice(0, 8).replaceAll('-', '')}`)
  expect(refusalOf(await call(app, contract.limits.submit, limit, { token }))).toMatchObject({
    code: 'validation',
    field,
  })
})

test('what a member pays another for the operator is a deposit, and counts from when it is credited', async () => {
  const { person, submitOrder, actOnReceipt, decisions } = await withdrawalFixture({ app, db, clock })
  const [payer, payee] = [await person(), await person()]
  valueOf(
    await call(
      app,
      contract.limits.submit,
      { kind: 'DEPOSIT', period: 'DAY', value: '5000.00' },
      { token: payer.token },
    ),
  )
  const { orderNo } = valueOf(await submitOrder(payee, payee.bank, '3000.00'))
  await decisions.approve(orderNo, why)
  await decisions.paidBy(orderNo, [{ amount: 300_000n, payerId: payer.id }], why)
  valueOf(await actOnReceipt(payee, orderNo, 'FULLY_PAID'))
  expect(await depositRoom(db, payer.id, clock.now(), settings)).toMatchObject({ left: 200_000n })
  clock.forward(24 * 3_600_000)
  expect(await depositRoom(db, payer.id, clock.now(), settings)).toMatchObject({ left: 500_000n })
})
