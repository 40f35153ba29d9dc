import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Refused } from '../../lib/refusal.ts'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { depositMoney, depositOrder } from './schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { openWallet, walletOf } from '../../ledger/wallet.ts'
import { batchSize } from '../../workflow/poller.ts'
import { settingsOf } from '../../app/settings.ts'
import { testClock } from '../../testing/inject.ts'
import { createDeposits } from './service.ts'
import { depositDecisions } from './decisions.ts'
import type { PaymentProvider } from './provider.ts'
import { fakeProvider, testChannel } from './testing.ts'

const { db } = await freshDb()
const clock = testClock()
const settings = () => settingsOf([{ key: 'deposit', value: { channels: [testChannel] } }])
const bank = fakeProvider()
const parts = { db, clock, settings, moneyStopped: () => false }
const gateway = (fake = bank.provider) =>
  createDeposits({ ...parts, log: pino({ level: 'silent' }), providers: { fake } })
const [here, there] = [gateway(), gateway()]
const decisions = depositDecisions(parts)
const runs = process.env['MODE'] === 'fuzz' ? 200 : 12

async function person({ wallet = true } = {}): Promise<string> {
  return transact(db, async (tx) => {
    const [row] = await tx.insert(member).values({ account: randomUUID(), asset: 'BDT' }).returning()
    if (wallet) await openWallet(tx, row?.id ?? '', 'BDT')
    return row?.id ?? ''
  })
}
async function ordered(memberId: string, amount = 10_000n, at = here): Promise<string> {
  const expiresAt = new Date(clock.now().getTime() + 60_000)
  const { orderNo } = await transact(db, (tx) =>
    here.begin(tx, {
      memberId,
      asset: 'BDT',
      channelId: 'test',
      provider: 'fake',
      intent: randomUUID(),
      amount,
      fee: 0n,
      expiresAt,
    }),
  )
  return (await at.run(orderNo)).orderNo
}
/** Expected refusals are accepted; anything else is a fault. */
const polite = (work: Promise<unknown> | undefined) =>
  Promise.resolve(work).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
  })
const cash = async (memberId: string) => (await walletOf(db, memberId))?.cash ?? 0n
const rowsOf = (memberId: string) => db.select().from(depositOrder).where(eq(depositOrder.memberId, memberId))

test('a payment that comes as its order ends is credited or reviewed, never both and never lost, at two gateways', async () => {
  const memberId = await person()
  const orders = await Promise.all(Array.from({ length: 30 }, () => ordered(memberId)))
  clock.forward(60_000)
  await Promise.all(
    orders.flatMap((orderNo) => [
      here.take('fake', { ref: `R-${orderNo}`, orderNo, amount: 10_000n }),
      here.run(orderNo, true),
      there.run(orderNo, true),
      there.take('fake', { ref: `R-${orderNo}`, orderNo, amount: 10_000n }),
      polite(there.cancel(memberId, orderNo)),
    ]),
  )
  const rows = await rowsOf(memberId)
  expect(rows).toHaveLength(30)
  for (const { state, received } of rows)
    expect([state, received]).toEqual([expect.stringMatching(/^(CONFIRMED|PENDING_REVIEW)$/), 10_000n])
  await Promise.all(
    rows
      .filter(({ state }) => state === 'PENDING_REVIEW')
      .flatMap(({ orderNo }) => [1, 2].map(() => polite(decisions.approve(orderNo)))),
  )
  expect(await cash(memberId)).toBe(300_000n)
})

test('orders that cannot be credited do not block the others', async () => {
  const stuck = await person({ wallet: false })
  const paidOrder = async (memberId: string) => {
    const orderNo = await ordered(memberId)
    bank.has(orderNo, { ref: randomUUID(), orderNo, amount: 10_000n })
  }
  for (let n = 0; n < batchSize; n++) await paidOrder(stuck)
  clock.forward(1)
  const memberId = await person()
  await paidOrder(memberId)
  clock.forward(3000)
  await here.work()
  await here.work()
  expect(await cash(memberId)).toBe(10_000n)
  await transact(db, (tx) => openWallet(tx, stuck, 'BDT'))
  clock.forward(3000)
  await here.work()
  expect(await cash(stuck)).toBe(10_000n * BigInt(batchSize))
})

test('an order whose money comes while its provider does not answer has ended', async () => {
  const memberId = await person()
  const provider: PaymentProvider = {
    ...bank.provider,
    async open({ orderNo }) {
      await there.take('fake', { ref: randomUUID(), orderNo, amount: 10_000n })
      throw new Error('no answer')
    },
  }
  await ordered(memberId, 10_000n, gateway(provider))
  expect(await rowsOf(memberId)).toMatchObject([{ state: 'CONFIRMED', nextAt: null }])
})

test('nothing is credited by hand while an invariant is broken', async () => {
  const memberId = await person()
  const stopped = depositDecisions({ ...parts, moneyStopped: () => true })
  await expect(stopped.approve(await ordered(memberId))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await cash(memberId)).toBe(0n)
})

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), n: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('pay', 'pay-less', 'repeat'), n: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('said', 'cancel', 'look', 'approve', 'reject'), n: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('wait', 'work', 'silent', 'well'), n: fc.nat(80) }) },
)

test('random histories at two gateways: every payment is credited once, waits for review or was sent back, and the wallet agrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40 }), async (commands) => {
      const memberId = await person()
      const orders: string[] = []
      const paid: { ref: string; orderNo: string; amount: bigint }[] = []
      const at = (n: number) => orders[n % Math.max(1, orders.length)]
      for (const { do: what, n } of commands) {
        const orderNo = at(n)
        const payment = paid[n % Math.max(1, paid.length)]
        if (what === 'order') orders.push(await ordered(memberId, BigInt(n + 1) * 10_000n))
        else if (what === 'wait') clock.forward(n * 1000)
        else if (what === 'work') await Promise.all([here.work(), there.work()])
        else if (what === 'silent' || what === 'well') bank.providerState(what)
        else if (what === 'repeat' && payment)
          await Promise.all([here.take('fake', payment), there.take('fake', payment)])
        else if (orderNo === undefined) continue
        else if (what === 'pay' || what === 'pay-less') {
          const [row] = await db.select().from(depositOrder).where(eq(depositOrder.orderNo, orderNo))
          const fresh = { ref: randomUUID(), orderNo, amount: (row?.amount ?? 0n) - (what === 'pay' ? 0n : 1n) }
          paid.push(fresh)
          bank.has(orderNo, fresh)
          if (n % 2) await Promise.all([here.take('fake', fresh), there.run(orderNo, true)])
        } else if (what === 'said') await polite(there.paid(memberId, orderNo, {}))
        else if (what === 'cancel')
          await Promise.all([polite(here.cancel(memberId, orderNo)), polite(there.run(orderNo, true))])
        else if (what === 'look') await Promise.all([here.run(orderNo, true), there.run(orderNo, true)])
        else if (what === 'approve')
          await Promise.all([polite(decisions.approve(orderNo)), polite(there.run(orderNo, true))])
        else if (what === 'reject') await polite(decisions.reject(orderNo, 'not ours'))
      }
      bank.providerState('well')
      for (const payment of paid) await there.take('fake', payment)
      clock.forward(60_000)
      for (const orderNo of orders) await here.run(orderNo, true)

      const rows = await rowsOf(memberId)
      const credited = rows.reduce((sum, row) => sum + (row.credited ?? 0n), 0n)
      expect(await cash(memberId)).toBe(credited)
      // Each order has the amount of one payment, and every payment has its order.
      const money = rows.length
        ? await db
            .select()
            .from(depositMoney)
            .where(
              inArray(
                depositMoney.orderNo,
                rows.map(({ orderNo }) => orderNo),
              ),
            )
        : []
      const arrived = money.reduce((sum, one) => sum + one.amount, 0n)
      expect(rows.reduce((sum, row) => sum + (row.received ?? 0n), 0n)).toBe(arrived)
      expect(
        money
          .filter(({ ref }) => !ref.startsWith('operator-'))
          .map(({ ref }) => ref)
          .sort(),
      ).toEqual(paid.map(({ ref }) => ref).sort())
      for (const { state, received } of rows)
        if (state === 'EXPIRED' || state === 'CANCELLED') expect(received).toBeNull()
      const { rows: twice } = await db.execute(
        sql`select idem_owner from txn where kind = 'deposit' group by idem_owner having count(*) > 1`,
      )
      expect(twice).toEqual([])
    }),
    { numRuns: runs },
  )
  expect(await checkInvariants(db)).toEqual([])
})
