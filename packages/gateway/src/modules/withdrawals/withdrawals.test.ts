import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { runner } from '../../app/operate/testing.ts'
import type { PayoutNews, PayoutProvider } from './provider.ts'
import { createWithdrawals } from './service.ts'
import { withdrawalFixture, fundPassword, hour, png, states, why, type Order, type Person } from './testing.ts'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { post } from '../../ledger/post.ts'
import { openWallet, walletOf } from '../../ledger/wallet.ts'
import { call, freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { addRequirement } from '../turnover/index.ts'

type Waiting = z.output<typeof contract.receipts.waiting.output>

const refs: string[] = []
const firstAnswer = Promise.withResolvers<PayoutNews>()
/** Answers the first payout of an order when the test allows it, and later ones never. */
const odd: PayoutProvider = {
  pay({ ref }) {
    refs.push(ref)
    return ref.endsWith('/1') ? firstAnswer.promise : Promise.resolve({ state: 'PENDING' })
  },
}
const { app, db, clock } = await freshApp({ payoutProviders: { odd } })
const { withdrawals, receipts, payoutAccounts } = contract
const { person, submitOrder, detail, actOnReceipt, picture, balances, decisions, last } = await withdrawalFixture({
  app,
  db,
  clock,
})

describe('accounts', () => {
  test('are held in the real name, shown masked, edited once, five at most, removed with the fund password', async () => {
    const who = await person()
    const { token } = who
    const listed = await call<z.output<typeof payoutAccounts.list.output>>(app, payoutAccounts.list, {}, { token })
    expect(valueOf(listed)).toMatchObject({
      realName: 'Rina Akter',
      list: [{ kind: 'BANK', name: 'Padma Bank', holder: 'Rina Akter', editable: true }, { kind: 'WALLET' }],
    })
    expect(JSON.stringify(listed.body)).not.toContain(String(10_000_000 + last()))
    expect(refusalOf(await call(app, payoutAccounts.setName, { realName: 'Somebody Else' }, { token })).code).toBe(
      'real_name_set',
    )
    const save = (fields: object, more: object = {}) =>
      call(
        app,
        payoutAccounts.save,
        { fundPassword, methodId: 'wallet', fields: { walletName: 'Hash', ...fields }, ...more },
        { token },
      )
    expect(refusalOf(await save({ walletNumber: '12' })).details).toMatchObject({
      fields: { walletNumber: { code: 'field_invalid', min: 11, max: 11 } },
    })
    expect(refusalOf(await save({ walletNumber: '01710000999', iban: 'x' })).details).toMatchObject({
      fields: { iban: { code: 'unknown' } },
    })
    expect(refusalOf(await save({ walletNumber: String(1_710_000_000 + last()).padStart(11, '0') })).code).toBe(
      'card_bound',
    )
    const edit = async () => valueOf(await save({ walletNumber: '01710000901' }, { accountId: who.wallet }))
    const edited = await edit()
    // Its answer may have been lost.
    expect(await edit()).toEqual(edited)
    expect(refusalOf(await save({ walletNumber: '01710000902' }, { accountId: who.wallet })).code).toBe('edit_used')
    const rush = await Promise.all(Array.from({ length: 6 }, (_, at) => save({ walletNumber: `0171000080${at}` })))
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(3)
    valueOf(await call(app, payoutAccounts.remove, { fundPassword, accountId: who.wallet }, { token }))
    expect(
      refusalOf(await call(app, payoutAccounts.remove, { fundPassword, accountId: who.wallet }, { token })).code,
    ).toBe('not_found')
    expect(
      refusalOf(await call(app, payoutAccounts.remove, { fundPassword, accountId: (await person()).bank }, { token }))
        .code,
    ).toBe('not_found')
  })
})

let anybody: Promise<Person> | undefined

describe('a request', () => {
  test("holds the money, is reviewed above the small amount, paid, and ends with the person's confirmation", async () => {
    const who = await person()
    const received: string[] = []
    const stop = app.services.events.subscribe((event) => {
      if (event.name === 'stream' && event.event === 'withdraw.status' && event.memberId === who.id)
        received.push((event.data as { status: string }).status)
    })
    const requested = valueOf(await submitOrder(who, who.bank, '3000.00'))
    expect(requested).toMatchObject({
      status: 'RISK_REVIEW',
      amount: '3000.00',
      payout: '3000.00',
      canCancel: true,
      card: { name: 'Padma Bank' },
    })
    expect(requested.history.at(-1)).toMatchObject({ state: 'RISK_REVIEW', owner: 'US', reason: 'amount' })
    expect(Date.parse(requested.history.at(-1)?.expectedAt ?? '')).toBe(clock.now().getTime() + 2 * hour)
    expect(await balances(who)).toEqual({ cash: 7000, hold: 3000 })
    await decisions.approve(requested.orderNo, why)
    await app.services.withdrawals.work()
    expect((await detail(who, requested.orderNo)).status).toBe('PAYING')
    clock.forward(31_000)
    await app.services.withdrawals.work()
    const paid = await detail(who, requested.orderNo)
    expect(states(paid)).toEqual(['REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAID', 'AWAITING_RECEIPT'])
    expect(Date.parse(paid.receiptDeadline ?? '')).toBe(clock.now().getTime() + hour / 2)
    expect(await balances(who)).toEqual({ cash: 7000, hold: 3000 })
    expect(
      valueOf(await call<Waiting>(app, receipts.waiting, {}, { token: who.token })).list.map(({ orderNo }) => orderNo),
    ).toEqual([requested.orderNo])
    expect(valueOf(await actOnReceipt(who, requested.orderNo, 'RECEIVED', { partNo: 1 })).status).toBe('COMPLETED')
    expect(valueOf(await actOnReceipt(who, requested.orderNo, 'RECEIVED', { partNo: 1 })).status).toBe('COMPLETED')
    expect(await balances(who)).toEqual({ cash: 7000, hold: 0 })
    await expect.poll(() => received).toEqual([...states(paid), 'RECEIVED', 'COMPLETED'])
    stop()
  })

  test('forfeits a blocking bonus first, where requested', async () => {
    const who = await person()
    const deposit = {
      memberId: who.id,
      asset: 'BDT',
      source: 'BONUS' as const,
      ref: 'B1',
      base: 10_000n,
      multiple: 10,
      now: clock.now(),
      bonus: { offer: 'FIRST_DEPOSIT', bonus: 10_000n, maxBet: null, maxRelease: null },
    }
    const open = await transact(db, async (tx) => {
      await post(tx, {
        kind: 'bonus_grant',
        entries: [
          { system: 'PROMO_COST', asset: 'BDT', amount: -10_000n },
          { member: who.id, kind: 'BONUS', asset: 'BDT', amount: 10_000n },
        ],
      })
      return addRequirement(tx, deposit)
    })
    expect(refusalOf(await submitOrder(who, who.bank, '600.00'))).toMatchObject({
      code: 'turnover_open',
      details: { remaining: '1000.00' },
    })
    // The order is refused for its amount, so the bonus stays too.
    expect(refusalOf(await submitOrder(who, who.bank, '10000.01', { forfeitBonus: true })).code).toBe(
      'insufficient_funds',
    )
    expect((await walletOf(db, who.id))?.bonus).toBe(10_000n)
    // The one that was shown has ended, and another one is open by now.
    const other = { forfeitBonus: true, bonusId: String((open?.id ?? 0) + 1) }
    expect(refusalOf(await submitOrder(who, who.bank, '600.00', other)).code).toBe('turnover_open')
    expect((await walletOf(db, who.id))?.bonus).toBe(10_000n)
    const shown = { forfeitBonus: true, bonusId: String(open?.id) }
    valueOf(await submitOrder(who, who.bank, '600.00', shown))
    expect((await walletOf(db, who.id))?.bonus).toBe(0n)
    // It has ended by itself: nothing holds the money any more.
    valueOf(await submitOrder(who, who.bank, '600.00', shown))
  })

  test('of a small amount is approved automatically, and pays its fee', async () => {
    const who = await person()
    const order = valueOf(await submitOrder(who, who.wallet, '1000.00'))
    expect(order).toMatchObject({
      status: 'AWAITING_RECEIPT',
      fee: '10.00',
      payout: '990.00',
      parts: [{ amount: '990.00' }],
    })
    valueOf(await actOnReceipt(who, order.orderNo, 'FULLY_PAID'))
    const { rows } = await db.$client.query<{ kind: string; amount: string }>(
      'select t.kind, p.amount from txn t join posting p on p.txn_id = t.id join account a on a.id = ' +
        'p.account_id where t.idem_owner = $1 and a.owner is null order by t.id',
      [`withdrawal:${order.orderNo}`],
    )
    expect(rows).toEqual([
      { kind: 'withdraw_paid', amount: '99000' },
      { kind: 'withdraw_fee', amount: '1000' },
    ])
  })

  test.each(['1e3', '-1', '0.005', 'NaN', '9007199254740993', '১০০', '１００', '+5', '1,000', '0', ' 5', ''])(
    'of %j names the amount',
    async (amount) => {
      const who = await (anybody ??= person())
      const refusal = refusalOf(await submitOrder(who, who.bank, amount))
      expect(refusal.code).toBe('validation')
      expect(Object.keys(refusal.details?.['fields'] ?? {})).toEqual(['amount'])
    },
  )

  test('is checked in order: account, range, the day, play requirements, funds; a refused one keeps nothing', async () => {
    const who = await person()
    expect(refusalOf(await submitOrder(who, randomUUID(), '600.00'))).toMatchObject({
      code: 'not_found',
      field: 'accountId',
    })
    expect(refusalOf(await submitOrder(who, (await person()).bank, '600.00'))).toMatchObject({
      code: 'not_found',
      field: 'accountId',
    })
    expect(refusalOf(await submitOrder(who, who.bank, '1.00'))).toMatchObject({
      code: 'amount_out_of_range',
      field: 'amount',
      details: { min: '500.00', max: '500000.00' },
    })
    expect(refusalOf(await submitOrder(who, who.bank, '10000.01'))).toMatchObject({
      code: 'insufficient_funds',
      field: 'amount',
    })
    await transact(db, (tx) =>
      addRequirement(tx, {
        memberId: who.id,
        asset: 'BDT',
        source: 'DEPOSIT',
        ref: 'D1',
        base: 50_000n,
        multiple: 1,
        now: clock.now(),
      }),
    )
    expect(refusalOf(await submitOrder(who, who.bank, '600.00'))).toMatchObject({
      code: 'turnover_open',
      details: { remaining: '500.00' },
    })
    expect(await balances(who)).toEqual({ cash: 10_000, hold: 0 })
    await db.$client.query(
      "update requirement set state = 'COMPLETED', done = required, closed_at = now() where member_id = $1",
      [who.id],
    )
    for (let n = 0; n < 5; n++) valueOf(await submitOrder(who, who.bank, '500.00'))
    expect(refusalOf(await submitOrder(who, who.bank, '500.00'))).toMatchObject({
      code: 'withdraw_limit',
      details: { countLeft: 0 },
    })
    clock.forward(24 * hour)
    valueOf(await submitOrder(who, who.bank, '500.00'))
  })

  test('may be cancelled until it is approved, where that is allowed', async () => {
    const who = await person()
    const { orderNo } = valueOf(await submitOrder(who, who.bank, '3000.00'))
    const cancel = (token: string) => call<Order>(app, withdrawals.cancel, { orderNo }, { token })
    expect(refusalOf(await cancel((await person()).token)).code).toBe('not_found')
    const both = await Promise.all([cancel(who.token), cancel(who.token)])
    expect(both.map((answer) => valueOf(answer).status)).toEqual(['CANCELLED', 'CANCELLED'])
    expect(await balances(who)).toEqual({ cash: 10_000, hold: 0 })
    await expect(decisions.approve(orderNo, why)).rejects.toThrow('order_closed')
    const other = valueOf(await submitOrder(who, who.bank, '3000.00'))
    await decisions.approve(other.orderNo, why)
    expect(refusalOf(await call(app, withdrawals.cancel, { orderNo: other.orderNo }, { token: who.token })).code).toBe(
      'order_closed',
    )
  })

  test('repeated by its key is one; its answer is found by the key', async () => {
    const who = await person()
    const key = randomUUID()
    const clicks = await Promise.all(Array.from({ length: 10 }, () => submitOrder(who, who.bank, '2500.00', {}, key)))
    expect(new Set(clicks.map((answer) => valueOf(answer).orderNo)).size).toBe(1)
    expect(refusalOf(await submitOrder(who, who.bank, '2600.00', {}, key)).code).toBe('idempotency_conflict')
    expect(valueOf(await call<Order>(app, withdrawals.detail, { intent: key }, { token: who.token })).amount).toBe(
      '2500.00',
    )
    expect(await balances(who)).toEqual({ cash: 7500, hold: 2500 })
  })

  test('is decided by commands of operators, and a part is forced by two of them', async () => {
    const [who, payer] = [await person(), await person()]
    const mitu = runner(db, 'mitu', clock)
    await mitu('operators', 'add', { name: 'mitu', roles: ['manager'] })
    await mitu('operators', 'add', { name: 'rafi', roles: ['cashier'] })
    const rafi = runner(db, 'rafi', clock)
    const { orderNo } = valueOf(await submitOrder(who, who.bank, '3000.00'))
    expect((await rafi('withdrawals', 'list')).json.text).toContain(`${orderNo} RISK_REVIEW 3000.00 BDT`)
    expect((await rafi('withdrawals', 'approve', { orderNo })).json.text).toContain('APPROVED')
    expect((await rafi('withdrawals', 'reject', { orderNo })).json.faults).toEqual([
      { path: 'reason', message: 'is missing' },
    ])
    const payments = [{ account: `payee${last()}`, amount: '2000.00' }, { amount: '1000' }]
    expect((await rafi('withdrawals', 'paid-by', { orderNo, payments })).json.text).toContain(
      '2: 1000.00 AWAITING_RECEIPT',
    )
    const image = await picture(who, orderNo, 1)
    valueOf(await actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 1, reason: 'nothing', images: [image] }))
    const force = { orderNo, part: 1, reason: 'seen' }
    expect((await rafi('withdrawals', 'force', force)).json.text).toContain('rafi would force it')
    // The person reads that it is looked at, and not yet why.
    const asked = (await detail(who, orderNo)).history.at(-1)
    expect(asked).toMatchObject({ state: 'DISPUTED', partNo: 1, reason: 'force_asked' })
    expect(asked).not.toHaveProperty('remark')
    const { rows } = await db.execute(sql`select by from withdrawal_step where reason = 'force_asked'`)
    expect(rows).toEqual([{ by: 'rafi' }])
    expect((await rafi('withdrawals', 'force', force)).json.message).toBe('another operator has to agree')
    const forced = await mitu('withdrawals', 'force', { ...force, reason: 'the statement shows it' })
    expect(forced.json.text).toContain('1: 2000.00 FORCED_RECEIVED')
    expect((await detail(who, orderNo)).history.at(-1)).toMatchObject({ remark: 'the statement shows it' })
    expect((await balances(payer)).cash).toBe(12_000)
  })

  test('tries the next channel when one fails, and then waits for an operator', async () => {
    await app.services.settingsStore.write('withdraw', {
      channels: [
        { channelId: 'bank-slow', behaviour: 'failing' },
        { channelId: 'bank-instant', behaviour: 'failing' },
        { channelId: 'wallet-instant', behaviour: 'instant' },
      ],
    })
    const who = await person()
    const { orderNo } = valueOf(await submitOrder(who, who.bank, '1000.00'))
    expect(states(await detail(who, orderNo))).toEqual([
      'REQUESTED',
      'RISK_REVIEW',
      'APPROVED',
      'PAYING',
      'PAY_FAILED',
      'PAYING',
      'PAY_FAILED',
    ])
    await decisions.reject(orderNo, { ...why, remark: 'The bank does not take it.' })
    expect((await detail(who, orderNo)).history.at(-1)).toMatchObject({
      state: 'REJECTED',
      owner: 'US',
      remark: 'The bank does not take it.',
    })
    expect(await balances(who)).toEqual({ cash: 10_000, hold: 0 })
    await app.services.settingsStore.write('withdraw', {})
  })

  test('is tried again by the same channel as a new payout; a late answer to the old one changes nothing; it can be ended', async () => {
    await app.services.settingsStore.write('withdraw', {
      channels: [
        { channelId: 'bank-slow', provider: 'odd', behaviour: 'instant' },
        { channelId: 'bank-instant', behaviour: 'instant' },
      ],
    })
    const who = await person()
    const { orderNo } = valueOf(await submitOrder(who, who.bank, '3000.00'))
    const { run, work } = app.services.withdrawals
    const requested = () => refs.filter((ref) => ref.startsWith(orderNo))
    await decisions.approve(orderNo, why)
    await decisions.pay(orderNo, 'bank-slow', why)
    const first = run(orderNo)
    await expect.poll(requested).toHaveLength(1)
    await decisions.fail(orderNo, { ...why, remark: 'never sent' })
    expect((await detail(who, orderNo)).status).toBe('PAY_FAILED')
    await decisions.pay(orderNo, 'bank-slow', why)
    const second = run(orderNo)
    await expect.poll(requested).toHaveLength(2)
    firstAnswer.resolve({ state: 'FAILED', reason: 'bank_refused' })
    await Promise.all([first, second, work()])
    expect(requested()).toEqual([`${orderNo}/1`, `${orderNo}/2`])
    expect(states(await detail(who, orderNo)).slice(-3)).toEqual(['PAYING', 'PAY_FAILED', 'PAYING'])
    await decisions.paidBy(orderNo, [{ amount: 300_000n }], why)
    expect((await detail(who, orderNo)).status).toBe('AWAITING_RECEIPT')
    await app.services.settingsStore.write('withdraw', {})
  })

  test('is not paid by a member who could not get the deposit', async () => {
    const who = await person()
    const { orderNo } = valueOf(await submitOrder(who, who.bank, '3000.00'))
    const [guest] = await db.insert(member).values({ account: 'guest', asset: 'FUN' }).returning()
    await transact(db, (tx) => openWallet(tx, guest?.id ?? '', 'FUN'))
    await decisions.approve(orderNo, why)
    await expect(
      decisions.paidBy(orderNo, [{ amount: 300_000n, payerId: guest?.id ?? '' }], why),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('moves nothing while an invariant is broken, for any caller', async () => {
    const who = await person()
    const { orderNo } = valueOf(await submitOrder(who, who.bank, '3000.00'))
    const stopped = createWithdrawals({
      db,
      clock,
      log: app.log,
      settings: () => app.services.settings(),
      moneyStopped: () => true,
    })
    const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: 'unavailable' })
    await refused(stopped.cancel(who.id, orderNo))
    await refused(stopped.decisions.reject(orderNo, why))
    await decisions.approve(orderNo, why)
    await refused(stopped.decisions.paidBy(orderNo, [{ amount: 300_000n }], why))
    await decisions.paidBy(orderNo, [{ amount: 300_000n }], why)
    await refused(stopped.addPicture(who.id, orderNo, 1, png))
    await refused(stopped.decisions.refund(orderNo, 1, why))
    await refused(stopped.decisions.force(orderNo, 1, { ...why, remark: 'seen' }))
    expect(await balances(who)).toEqual({ cash: 7000, hold: 3000 })
  })
})
