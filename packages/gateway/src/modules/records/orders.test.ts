import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { withdrawalFixture, hour, why, type Person } from '../withdrawals/testing.ts'
import { call, freshApp, valueOf } from '../../testing/inject.ts'

// Entries have the time of the database, so the clock of the gateway is set to it.
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead), forward: (ms: number) => void (ahead += ms) }
const { app, db } = await freshApp({ clock })
const { person, submitOrder: withdraw, actOnReceipt, sent, decisions } = await withdrawalFixture({ app, db, clock })
const { deposits, withdrawals, ledger } = contract.records
type Deposits = z.output<typeof deposits.output>
type Withdrawals = z.output<typeof withdrawals.output>
type Ledger = z.output<typeof ledger.output>
const reported = async <T>({ token }: Person, endpoint: Parameters<typeof call>[1], input: object = {}) =>
  valueOf(await call<T>(app, endpoint, { ...input }, { token }))
async function order({ token }: Person, channelId: string, amount: string): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() }
  const fields = channelId === 'bank-review' ? { payerName: 'Rina Akter' } : {}
  clock.forward(1)
  return valueOf(
    await call<{ orderNo: string }>(app, contract.deposits.submit, { channelId, amount, fields }, { token, headers }),
  ).orderNo
}
const paid = ({ token }: Person, orderNo: string) =>
  call(app, contract.deposits.proof, { orderNo, paidReference: 'TRX 1' }, { token })
const numbers = ({ list }: { list: { orderNo: string }[] }) => list.map(({ orderNo }) => orderNo)

describe('orders of the cashier, as a record', () => {
  it('returns deposits with their histories, newest first, by how they ended, with what came and what it cost', async () => {
    const who = await person()
    const [instant, declined, waiting] = [
      await order(who, 'instant-wallet', '700.00'),
      await order(who, 'card-declined', '100.00'),
      await order(who, 'bank-review', '900.00'),
    ]
    await paid(who, instant)
    await paid(who, declined)
    const all = await reported<Deposits>(who, deposits, { language: 'bn' })
    expect(deposits.output.parse(all)).toEqual(all)
    expect(numbers(all)).toEqual([waiting, declined, instant])
    expect(all.list.map(({ status, channel }) => [status, channel.name])).toEqual([
      ['WAITING_PAYMENT', 'ব্যাংক ট্রান্সফার'],
      ['FAILED', 'কার্ড (সব সময় ব্যর্থ)'],
      ['CONFIRMED', 'তাৎক্ষণিক ওয়ালেট'],
    ])
    expect(all.list[1]?.history.at(-1)).toMatchObject({ state: 'FAILED', note: 'declined' })
    expect(all.totals).toEqual({ credited: '700.00', fee: '0.00' })
    for (const [outcome, which] of [
      ['OPEN', waiting],
      ['DONE', instant],
      ['FAILED', declined],
    ])
      expect(numbers(await reported<Deposits>(who, deposits, { outcome }))).toEqual([which])
    expect(await reported<Deposits>(await person(), deposits)).toMatchObject({
      list: [],
      totalCount: 0,
      totals: { credited: '0.00' },
    })
    expect(
      numbers(
        await reported<Deposits>(who, deposits, {
          startTime: new Date(clock.now().getTime() - hour).toISOString(),
          endTime: new Date(clock.now().getTime() - 60_000).toISOString(),
        }),
      ),
    ).toEqual([])
  })

  it('pages do not shift while orders come', async () => {
    const who = await person()
    const first = await order(who, 'instant-wallet', '100.00')
    const second = await order(who, 'instant-wallet', '200.00')
    const page = await reported<Deposits>(who, deposits, { pageSize: 1 })
    await order(who, 'instant-wallet', '300.00')
    expect(numbers(page)).toEqual([second])
    expect(await reported<Deposits>(who, deposits, { pageSize: 1, page: 2, upTo: page.upTo })).toMatchObject({
      list: [{ orderNo: first }],
      totalCount: 2,
    })
  })

  it('returns withdrawals the same way, with what was really sent', async () => {
    const [who, payer] = [await person(), await person()]
    const done = await sent(who)
    valueOf(await actOnReceipt(who, done.orderNo, 'RECEIVED', { partNo: 1 }))
    clock.forward(1)
    const { orderNo: turned } = valueOf(await withdraw(who, who.bank, '2500.00'))
    await decisions.reject(turned, why)
    clock.forward(1)
    const { orderNo: open } = valueOf(await withdraw(who, who.wallet, '2500.00'))
    const all = await reported<Withdrawals>(who, withdrawals)
    expect(withdrawals.output.parse(all)).toEqual(all)
    expect(numbers(all)).toEqual([open, turned, done.orderNo])
    expect(all.list.map(({ history }) => history.length)).toEqual([2, 3, done.history.length + 2])
    expect(all.totals).toEqual({ paid: '3000.00', fee: '0.00' })
    for (const [outcome, which] of [
      ['OPEN', open],
      ['DONE', done.orderNo],
      ['FAILED', turned],
    ])
      expect(numbers(await reported<Withdrawals>(who, withdrawals, { outcome }))).toEqual([which])

    // An entry links to its order; another member who pays for it does not get its history.
    await decisions.approve(open, why)
    const { payout } = all.list[0] ?? { payout: '' }
    await decisions.paidBy(open, [{ amount: BigInt(payout.replace('.', '')), payerId: payer.id }], why)
    valueOf(await actOnReceipt(who, open, 'FULLY_PAID'))
    const refs = async (one: Person, type: string) =>
      (await reported<Ledger>(one, ledger, { account: 'ALL' })).list
        .filter((row) => row.type === type)
        .map(({ ref }) => ref)
    expect(await refs(who, 'withdraw_paid')).toEqual([{ kind: 'withdrawal', id: done.orderNo }])
    expect(await refs(who, 'c2c_payout')).toEqual([{ kind: 'withdrawal', id: open }])
    expect(await refs(payer, 'c2c_payout')).toEqual([undefined])
    await paid(payer, await order(payer, 'instant-wallet', '700.00'))
    expect(await refs(payer, 'deposit')).toEqual([
      { kind: 'deposit', id: numbers(await reported<Deposits>(payer, deposits))[0] },
    ])
  })
})
