import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withdrawalFixture, hour, png, why } from '../testing.ts'
import { transact } from '../../../db/client.ts'
import { member } from '../../../auth/schema.ts'
import { payoutPart } from '../schema.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { call, freshApp, refusalOf, valueOf } from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const { receipts } = contract
const { person, submitOrder, detail, actOnReceipt, picture, balances, sent, decisions } = await withdrawalFixture({
  app,
  db,
  clock,
})

describe('a receipt', () => {
  test('counts as received when its deadline has passed', async () => {
    const who = await person()
    const { orderNo } = await sent(who)
    clock.forward(hour / 2 - 1)
    await app.services.withdrawals.work()
    expect((await detail(who, orderNo)).status).toBe('AWAITING_RECEIPT')
    clock.forward(1)
    expect(refusalOf(await actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 1, reason: 'nothing' })).code).toBe(
      'order_closed',
    )
    await app.services.withdrawals.work()
    expect(await detail(who, orderNo)).toMatchObject({ status: 'COMPLETED', parts: [{ status: 'AUTO_RECEIVED' }] })
  })

  test('a part that cannot be ended does not block others', async () => {
    const [stuck, who] = [await person(), await person()]
    const first = await sent(stuck)
    clock.forward(1)
    const second = await sent(who)
    const [guest] = await db.insert(member).values({ account: 'guest', asset: 'FUN' }).returning()
    const paidBy = (payerId: string | null) =>
      db.update(payoutPart).set({ payerId }).where(eq(payoutPart.orderNo, first.orderNo))
    await paidBy(guest?.id ?? '')
    clock.forward(hour / 2)
    await app.services.withdrawals.work()
    expect([(await detail(stuck, first.orderNo)).status, (await detail(who, second.orderNo)).status]).toEqual([
      'AWAITING_RECEIPT',
      'COMPLETED',
    ])
    await paidBy(null)
    clock.forward(1000)
    await app.services.withdrawals.work()
    expect((await detail(stuck, first.orderNo)).status).toBe('COMPLETED')
  })

  test('is disputed with pictures; the deadline is suspended meanwhile, and the operator sends again or gives back', async () => {
    const who = await person()
    const { orderNo, parts } = await sent(who, 'wallet-c2c')
    expect(parts.map(({ amount }) => amount)).toEqual(['1485.00', '891.00', '594.00'])
    const not = { reason: 'nothing', remark: 'Nothing came.' }
    expect(refusalOf(await actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 1, ...not }))).toMatchObject({
      code: 'proof_required',
      field: 'images',
    })
    const add = (partNo: number) => picture(who, orderNo, partNo)
    const image = await add(1)
    expect(await add(1)).toBe(image)
    expect(
      refusalOf(await actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 2, ...not, images: [image] })).code,
    ).toBe('proof_required')
    expect(
      valueOf(await actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 1, ...not, images: [image] })).parts[0],
    ).toMatchObject({ status: 'DISPUTED', deadline: null, pictures: [image] })
    expect(
      refusalOf(await call(app, receipts.picture, { imageId: image }, { token: (await person()).token })).code,
    ).toBe('not_found')
    expect(
      valueOf(await call<{ type: string }>(app, receipts.picture, { imageId: image }, { token: who.token })).type,
    ).toBe('image/png')
    valueOf(await actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 2, ...not, images: [await add(2)] }))
    clock.forward(hour / 2)
    await app.services.withdrawals.work()
    expect((await detail(who, orderNo)).parts.map(({ status }) => status)).toEqual([
      'DISPUTED',
      'DISPUTED',
      'AUTO_RECEIVED',
    ])
    await decisions.resend(orderNo, 1, why)
    await decisions.refund(orderNo, 2, { ...why, remark: 'The payer never sent it.' })
    expect(await detail(who, orderNo)).toMatchObject({
      status: 'AWAITING_RECEIPT',
      parts: [{ status: 'RESENT' }, { status: 'REFUNDED' }, {}],
    })
    expect(await balances(who)).toEqual({ cash: 7891, hold: 1515 })
    expect(valueOf(await actOnReceipt(who, orderNo, 'RECEIVED', { partNo: 1 })).status).toBe('COMPLETED')
    expect(await balances(who)).toEqual({ cash: 7891, hold: 0 })
  })

  test('is forced by two operators, with a reason both sides read; the payer keeps the deposit', async () => {
    const [who, payer] = [await person(), await person()]
    const { orderNo } = valueOf(await submitOrder(who, who.bank, '3000.00'))
    await decisions.approve(orderNo, why)
    await expect(decisions.paidBy(orderNo, [{ amount: 100n, payerId: payer.id }], why)).rejects.toThrow(
      'the parts make',
    )
    await decisions.paidBy(orderNo, [{ amount: 200_000n, payerId: payer.id }, { amount: 100_000n }], why)
    const image = await picture(who, orderNo, 1)
    valueOf(await actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 1, reason: 'less', images: [image] }))
    const force = (by: string) => decisions.force(orderNo, 1, { by, remark: 'The bank statement shows it.' })
    expect(await force('rafi')).toBe(false)
    await expect(force('rafi')).rejects.toThrow('another operator')
    expect(await force('mitu')).toBe(true)
    expect((await detail(who, orderNo)).history.at(-1)).toMatchObject({
      state: 'FORCED_RECEIVED',
      partNo: 1,
      remark: 'The bank statement shows it.',
    })
    expect(await balances(payer)).toEqual({ cash: 12_000, hold: 0 })
    valueOf(await actOnReceipt(who, orderNo, 'FULLY_PAID'))
    expect(await balances(who)).toEqual({ cash: 7000, hold: 0 })
    expect(refusalOf(await submitOrder(payer, payer.bank, '600.00')).code).toBe('turnover_open')
  })

  test('ends once, whether the deadline or the person comes first, a hundred times', async () => {
    const who = await person()
    await app.services.settingsStore.write('withdraw', {
      dailyCount: 1000,
      autoApprove: 100_000_000,
      methods: [
        {
          methodId: 'bank',
          kind: 'BANK',
          name: { en: 'Bank' },
          min: 100,
          max: 1_000_000,
          fields: [{ field: 'accountNumber', patternId: 'digits', minLength: 1, maxLength: 17 }],
          channels: ['bank-instant'],
        },
      ],
    })
    const { submit, act, work } = app.services.withdrawals
    const ended: string[] = []
    for (let n = 0; n < 100; n++) {
      const { orderNo } = await transact(db, (tx) =>
        submit(tx, randomUUID(), {
          memberId: who.id,
          asset: 'BDT',
          accountId: who.bank,
          amount: 100n,
          forfeitBonus: false,
        }),
      )
      await work()
      const dispute = n % 3 === 2
      const images = dispute ? [await app.services.withdrawals.addPicture(who.id, orderNo, 1, png)] : []
      clock.forward(hour / 2 - 1)
      const action = (['RECEIVED', 'FULLY_PAID', 'NOT_RECEIVED'] as const)[n % 3] ?? 'RECEIVED'
      const click = transact(db, (tx) =>
        act(tx, who.id, { orderNo, partNo: 1, action, reason: 'nothing', images, remark: '' }),
      ).then(
        () => 'heard',
        (error: Error) => error.message,
      )
      for (let wait = n % 7; wait > 0; wait--) await db.$client.query('select 1')
      clock.forward(1)
      const [received] = await Promise.all([click, work(), work()])
      await work()
      const { rows } = await db.$client.query<{ state: string }>(
        'select state from withdrawal_step where order_no = $1 and part_no = 1',
        [orderNo],
      )
      expect(rows).toHaveLength(1)
      const state = rows[0]?.state ?? ''
      if (received === 'heard')
        expect([
          { RECEIVED: 'RECEIVED', FULLY_PAID: 'FULLY_PAID', NOT_RECEIVED: 'DISPUTED' }[action],
          ...(dispute ? [] : ['AUTO_RECEIVED']),
        ]).toContain(state)
      else expect([received, state]).toEqual(['order_closed', 'AUTO_RECEIVED'])
      ended.push(state)
      if (state === 'DISPUTED') await decisions.refund(orderNo, 1, why)
    }
    const refunded = ended.filter((state) => state === 'DISPUTED').length
    expect(await balances(who)).toEqual({ cash: 9900 + refunded, hold: 0 })
    expect(await checkInvariants(db)).toEqual([])
    const auto = ended.filter((state) => state === 'AUTO_RECEIVED').length
    expect(auto).toBeGreaterThan(0)
    expect(auto).toBeLessThan(100)
    console.log(`receipts raced: ${auto} by the hour, ${100 - auto} by the person`)
  })
})
