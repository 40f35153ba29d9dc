import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { withdrawalFixture, hour, why } from './testing.ts'
import { call, freshApp, valueOf } from '../../testing/inject.ts'

/** Automatic orders and reviewed ones take very different times, so each kind has its own estimate. */
const { app, db, clock } = await freshApp()
const { person, submitOrder, detail, decisions } = await withdrawalFixture({ app, db, clock })
const { payoutAccounts, withdrawals } = contract

test('the two kinds are measured apart, shown before anything is sent, and an order is late by its own kind', async () => {
  const who = await person()
  const reported = async () => {
    const { methods } = valueOf(
      await call<z.output<typeof payoutAccounts.list.output>>(app, payoutAccounts.list, {}, { token: who.token }),
    )
    const { eta, etaReviewed } = methods.find(({ methodId }) => methodId === 'wallet') ?? {}
    return { eta, etaReviewed }
  }
  // The form shows which amounts are approved automatically.
  expect(
    valueOf(
      await call<z.output<typeof withdrawals.settings.output>>(app, withdrawals.settings, {}, { token: who.token }),
    ),
  ).toMatchObject({ autoApprove: '2000.00' })
  const guess = await reported()
  expect(guess).toMatchObject({
    eta: { p90Sec: 1800, measured: false },
    etaReviewed: { p90Sec: 9000, measured: false },
  })

  const small = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const one = await person()
      return valueOf(await submitOrder(one, one.wallet, '1000.00'))
    }),
  )
  for (const order of small) expect(order).toMatchObject({ reviewed: false, status: 'AWAITING_RECEIPT' })
  // Automatic orders do not affect the estimate of reviewed ones.
  expect(await reported()).toMatchObject({
    eta: { p90Sec: expect.any(Number), measured: true },
    etaReviewed: guess.etaReviewed,
  })

  for (let n = 0; n < 5; n++) {
    const one = await person()
    const { orderNo, reviewed } = valueOf(await submitOrder(one, one.wallet, '3000.00'))
    expect(reviewed).toBe(true)
    clock.forward(3 * hour)
    await decisions.approve(orderNo, why)
    await app.services.withdrawals.work()
    expect((await detail(one, orderNo)).status).toBe('AWAITING_RECEIPT')
  }
  const { eta, etaReviewed } = await reported()
  expect(eta?.p90Sec).toBeLessThan(60)
  expect(etaReviewed).toMatchObject({ measured: true })
  expect(etaReviewed?.p90Sec).toBeGreaterThanOrEqual(3 * 3600)

  // A reviewed order keeps the estimate from earlier reviewed ones; after that time it is late, its money is still
  // held and its person is notified.
  const { orderNo, history, eta: own } = valueOf(await submitOrder(who, who.wallet, '3000.00'))
  expect(own).toEqual(etaReviewed)
  const expected = Date.parse(history.at(-1)?.expectedAt ?? '')
  expect(expected).toBeGreaterThanOrEqual(clock.now().getTime() + 3 * hour)
  clock.forward(4 * hour)
  await app.services.withdrawals.work()
  const late = await detail(who, orderNo)
  expect(late).toMatchObject({ status: 'RISK_REVIEW', canCancel: true })
  expect(Date.parse(late.history.at(-1)?.expectedAt ?? '')).toBe(expected)
  expect(expected).toBeLessThan(clock.now().getTime())
})
