import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { type MemberKind, post } from '../../ledger/post.ts'
import { Refused } from '../../lib/refusal.ts'
import { settingsOf } from '../../app/settings.ts'
import { call, freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { claimRewards, offerReward } from '../rewards/index.ts'
import { playerAt, vendorFixture } from '../turnover/testing.ts'
import { withdrawalFixture } from '../withdrawals/testing.ts'
import { chooseOffer } from './bonuses.ts'
import { depositDecisions } from './decisions.ts'
import { orderBy } from './store.ts'
import { termsToKeep } from './terms.ts'
import type { ShownOrder } from './testing.ts'

const fixture = await freshApp()
const { app, db, clock } = fixture
const asset = 'BDT'
const settings = settingsOf()
const vendor = await vendorFixture(db)
const payee = await withdrawalFixture(fixture)
const { deposits } = app.services
const decisions = depositDecisions({ db, clock, settings: () => settings, moneyStopped: () => false })
afterEach(async () => expect(await checkInvariants(db)).toEqual([]))

type Charged = ShownOrder & { chargedBack?: { taken: string; owed: string } }

/** A confirmed deposit of a member, with the first deposit's bonus where asked. */
async function deposited(memberId: string, amount: bigint, { fee = 0n, bonus = false } = {}): Promise<string> {
  const now = clock.now()
  const person = { memberId, asset, principal: 'member', settings, language: 'en', now }
  const offer = bonus ? await chooseOffer(db, person, 'FIRST_DEPOSIT', amount) : undefined
  const { orderNo } = await transact(db, (tx) =>
    deposits.begin(tx, {
      memberId,
      asset,
      channelId: 'bank-review',
      provider: 'sandbox',
      intent: randomUUID(),
      amount,
      fee,
      terms: termsToKeep(settings, offer),
      expiresAt: new Date(now.getTime() + 600_000),
    }),
  )
  await deposits.run(orderNo)
  await decisions.approve(orderNo)
  return orderNo
}
const move = (member: string, kind: MemberKind, amount: bigint) =>
  transact(db, (tx) =>
    post(tx, {
      kind: 'upline_transfer',
      entries: [
        { member, kind, asset, amount },
        { system: 'SUSPENSE', asset, amount: -amount },
      ],
    }),
  )
/** The house's side: what its accounts hold. */
async function house(): Promise<Record<string, bigint>> {
  const { rows } = await db.execute<{ kind: string; sum: string }>(sql`
    select a.kind, sum(p.amount)::text as sum from posting p join account a on a.id = p.account_id
    where a.owner is null and a.asset = ${asset} group by 1 having sum(p.amount) <> 0`)
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, BigInt(sum)]))
}
const states = async (memberId: string) => {
  const { rows } = await db.execute<{ source: string; state: string }>(sql`
    select source, state from requirement where member_id = ${memberId} order by id`)
  return rows.map(({ source, state }) => `${source} ${state}`)
}
const stateOfReward = async (memberId: string) => {
  const { rows } = await db.execute<{ state: string }>(sql`select state from reward where member_id = ${memberId}`)
  return rows.map(({ state }) => state)
}

test('its cash, its fee, its play and its bonus go; the person reads why, and a second one is refused', async () => {
  const who = await playerAt(db, vendor)
  const before = await house()
  const orderNo = await deposited(who.memberId, 500_00n, { fee: 5_00n, bonus: true })
  expect(await who.wallet()).toEqual({ cash: 500_00n, bonus: 250_00n })
  const [line, gift] = await decisions.chargeBack(orderNo, 'Reported as stolen')
  expect(line).toBe(`${orderNo} CHARGED_BACK credited 500.00 BDT, taken back 500.00, owed 0.00`)
  expect(gift).toMatch(/^reward \d+ was ACTIVE$/)
  expect(await who.wallet()).toEqual({ cash: 0n, bonus: 0n })
  expect(await states(who.memberId)).toEqual(['DEPOSIT CANCELLED', 'BONUS CANCELLED'])
  expect(await house()).toEqual(before)
  await expect(decisions.chargeBack(orderNo, 'Again')).rejects.toMatchObject({ code: 'order_closed' })
  const { rows } = await db.execute<{ kind: string; values: { amount: object } }>(sql`
    select kind, "values" from message where member_id = ${who.memberId} order by id desc limit 1`)
  expect(rows).toMatchObject([{ kind: 'depositChargedBack', values: { amount: { money: '500.00', asset } } }])
})

test('what is missing is owed: it blocks withdrawals, is taken from the cash that comes, and is shown', async () => {
  const person = await payee.person()
  const orderNo = await deposited(person.id, 500_00n)
  const { rows } = await db.execute<{ cash: string }>(sql`
    select balance::text as cash from account where owner = ${person.id} and kind = 'CASH' and asset = ${asset}`)
  await move(person.id, 'CASH', 180_00n - BigInt(rows[0]?.cash ?? 0))
  await decisions.chargeBack(orderNo, 'Reported as stolen')
  const shown = async () =>
    valueOf(await call<Charged>(app, contract.deposits.order, { orderNo }, { token: person.token }))
  expect(await shown()).toMatchObject({
    status: 'CHARGED_BACK',
    credited: '500.00',
    chargedBack: { taken: '180.00', owed: '320.00' },
    history: [
      {},
      {},
      {},
      { state: 'CHARGED_BACK', by: 'OPERATOR', note: 'charged_back', remark: 'Reported as stolen' },
    ],
  })
  expect(await decisions.list()).toEqual(expect.arrayContaining([expect.stringContaining(`${orderNo} CHARGED_BACK`)]))
  await move(person.id, 'CASH', 100_00n)
  await deposits.collect()
  expect((await shown()).chargedBack).toEqual({ taken: '280.00', owed: '220.00' })
  expect(refusalOf(await payee.submitOrder(person, person.bank, '500.00'))).toMatchObject({
    code: 'charge_back_open',
    details: { amount: '220.00' },
  })
  await move(person.id, 'CASH', 1000_00n)
  await Promise.all([deposits.collect(), deposits.collect(), deposits.collect()])
  const paid = await shown()
  expect(paid.chargedBack).toEqual({ taken: '500.00', owed: '0.00' })
  expect(paid.history.at(-1)).toMatchObject({ state: 'CHARGED_BACK', by: 'SYSTEM', note: 'debt_paid' })
  const { orderNo: leaving } = valueOf(await payee.submitOrder(person, person.bank, '780.00'))
  expect(await decisions.chargeBack(await deposited(person.id, 10_00n), 'Stolen as well')).toContain(
    `withdrawal ${leaving} of 780.00 ${asset} is on its way`,
  )
})

test('a bonus that waits is dropped; of one that was met what is there is taken, and the rest is said', async () => {
  const [waits, met] = [await playerAt(db, vendor), await playerAt(db, vendor)]
  const gift = { memberId: waits.memberId, asset, source: 'MANUAL', ref: 'first', form: 'BONUS', multiple: 5 } as const
  await transact(db, async (tx) => {
    const now = clock.now()
    const other = await offerReward(tx, settings, { ...gift, amount: 10_00n, days: 30, now })
    await claimRewards(tx, { memberId: waits.memberId, asset, settings, now }, other?.id)
  })
  await decisions.chargeBack(await deposited(waits.memberId, 500_00n, { bonus: true }), 'Stolen')
  expect(await states(waits.memberId)).toEqual(['BONUS ACTIVE', 'DEPOSIT CANCELLED', 'BONUS CANCELLED'])
  expect(await waits.wallet()).toEqual({ cash: 0n, bonus: 10_00n })

  const orderNo = await deposited(met.memberId, 500_00n, { bonus: true })
  await db.execute(
    sql`update requirement set done = required - 100 where member_id = ${met.memberId} and source = 'BONUS'`,
  )
  await db.execute(sql`
    update requirement set done = required, state = 'COMPLETED', closed_at = now()
    where member_id = ${met.memberId} and source = 'DEPOSIT'`)
  expect(await met.round('10.00', '10.00')).toBe('OK')
  expect(await met.wallet()).toEqual({ cash: 750_00n, bonus: 0n })
  await move(met.memberId, 'CASH', -200_00n)
  const [line, told] = await decisions.chargeBack(orderNo, 'Stolen')
  expect(line).toContain('taken back 500.00, owed 0.00')
  expect(told).toMatch(/^reward \d+ was RELEASED: 50\.00 BDT taken back, 200\.00 BDT are no longer there$/)
  expect(await met.wallet()).toEqual({ cash: 0n, bonus: 0n })
  expect(await states(met.memberId)).toEqual(['DEPOSIT CANCELLED', 'BONUS CANCELLED'])
  expect(await stateOfReward(met.memberId)).toEqual(['CLAIMED'])
})

test('a bonus that was taken back gives nothing a second time, and what returns to it is the operator’s', async () => {
  const who = await playerAt(db, vendor)
  const [roundId, win] = [randomUUID(), randomUUID()]
  const credit = async (txId: string, amount: string) =>
    (await vendor.send('credit', who.body({ txId, roundId, amount, roundClosed: true }))).body.status
  const orderNo = await deposited(who.memberId, 100_00n, { bonus: true })
  // 20.00 of the stake are the bonus's, and so are 10.00 of the win.
  expect((await who.bet('120.00', { roundId })).body.status).toBe('OK')
  expect(await credit(win, '60.00')).toBe('OK')
  expect(await who.wallet()).toEqual({ cash: 50_00n, bonus: 40_00n })
  await db.execute(sql`
    update requirement set done = required - 1000 where member_id = ${who.memberId} and source = 'BONUS'`)
  expect(await who.round('10.00', '10.00')).toBe('OK')
  await move(who.memberId, 'CASH', 200_00n)
  expect(await who.wallet()).toEqual({ cash: 290_00n, bonus: 0n })
  await decisions.chargeBack(orderNo, 'Stolen')
  expect(await who.wallet()).toEqual({ cash: 150_00n, bonus: 0n })
  expect(await states(who.memberId)).toEqual(['DEPOSIT CANCELLED', 'BONUS CANCELLED'])
  expect((await vendor.send('rollback', who.body({ txId: randomUUID(), refTxId: win }))).body.status).toBe('OK')
  expect(await who.wallet()).toEqual({ cash: 100_00n, bonus: 0n })
  expect(await credit(randomUUID(), '120.00')).toBe('OK')
  expect(await who.wallet()).toEqual({ cash: 200_00n, bonus: 0n })
})

test('of charge-backs, bets and other deposits at once each counts once, and nothing falls below zero', async () => {
  for (let run = 0; run < 8; run++) {
    const who = await playerAt(db, vendor)
    const before = await house()
    const [orderNo, other] = [await deposited(who.memberId, 100_00n), await deposited(who.memberId, 50_00n)]
    const answers = await Promise.allSettled([
      ...[1, 2, 3].map(() => decisions.chargeBack(orderNo, 'Stolen')),
      ...['30.00', '40.00', '50.00'].map((amount) => who.bet(amount)),
      decisions.chargeBack(other, 'Stolen'),
      deposits.collect(),
    ])
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused.map((one) => (one instanceof Refused ? one.code : one))).toEqual(['order_closed', 'order_closed'])
    await deposits.collect()
    const [one, two] = [await orderBy(db, orderNo), await orderBy(db, other)]
    const { cash } = await who.wallet()
    const after = await house()
    const games = Object.keys(after).filter((kind) => kind.startsWith('GAME_PNL') || kind.startsWith('JACKPOT'))
    const staked = games.reduce((sum, kind) => sum + (after[kind] ?? 0n) - (before[kind] ?? 0n), 0n)
    // What came is there, was staked, or was taken back; all of the rest is owed.
    expect((one?.takenBack ?? 0n) + (two?.takenBack ?? 0n) + staked + cash).toBe(150_00n)
    expect(cash).toBe(0n)
    expect(after['BANK']).toBe(before['BANK'])
  }
})

test('a debt that cannot be collected delays no other', async () => {
  const debtors = [await playerAt(db, vendor), await playerAt(db, vendor)]
  for (const { memberId } of debtors) {
    const orderNo = await deposited(memberId, 100_00n)
    await move(memberId, 'CASH', -100_00n)
    await decisions.chargeBack(orderNo, 'Stolen')
    await move(memberId, 'CASH', 30_00n)
  }
  const [stuck, other] = debtors.toSorted((one, two) => (one.memberId < two.memberId ? -1 : 1))
  const cash = async () => [(await stuck?.wallet())?.cash, (await other?.wallet())?.cash]
  await fixture.owner.execute(
    sql.raw(`alter table deposit_order add constraint stuck check (member_id <> '${stuck?.memberId}') not valid`),
  )
  await deposits.collect()
  expect(await cash()).toEqual([30_00n, 0n])
  await fixture.owner.execute(sql`alter table deposit_order drop constraint stuck`)
  clock.forward(60_000)
  await deposits.collect()
  expect(await cash()).toEqual([0n, 0n])
})
