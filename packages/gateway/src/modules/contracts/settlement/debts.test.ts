import { contract as calls } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../../db/client.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { post } from '../../../ledger/post.ts'
import { refusalOf, valueOf } from '../../../testing/inject.ts'
import { sendCash } from '../../member-transfers/send.ts'
import { withdrawalFixture } from '../../withdrawals/testing.ts'
import { slotMs } from '../periods.ts'
import { type Person, kept, tier } from '../testing.ts'
import { decideDispute } from './decisions.ts'
import { requireNothingOwed } from './payments.ts'
import { settlementFixture } from './testing.ts'
import { decide, disputedRecord, raceDecisions, sendAway } from './testing/testing.decision-race.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const fixture = await settlementFixture()
const { db, owner, clock, add, agree, line, operatorContract, ask, job, play, settleTo, cash, fund } = fixture

const at = (text: string) => new Date(text)
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)

test('who has too little owes it: withdrawals wait, and the next credit pays, the oldest first', async () => {
  const { a, b, c, player, start } = await line()
  const other = await add(b)
  const { contract: bo } = await agree(b, other, 'REAL_TIME', [tier('1')])
  const second = await add(other, 0)
  await db.execute(sql`update contract set next_at = null where kind = 'REAL_TIME' and downline_id = ${b.id}`)
  await play(player, { at: start, bet: 1000_00 })
  await settleTo(plus(start, slotMs))
  await play(second, { at: at(bo.startAt ?? ''), bet: 100_00 })
  await settleTo(plus(at(bo.startAt ?? ''), 2 * slotMs))
  const states = async () =>
    (
      await db.execute<{ state: string }>(sql`
        select p.state from contract_payment p join contract_result r on r.id = p.result_id
        where r.payer_id = ${b.id} order by r.id`)
    ).rows.map(({ state }) => state)
  expect(await states()).toEqual(['OWED', 'OWED'])
  const blocked = () => requireNothingOwed(db, b.id)
  await expect(blocked()).rejects.toMatchObject({ code: 'obligation_open', more: { details: { amount: '7.00' } } })
  // Both sides are told so among what has changed.
  const owed = { before: null, report: 'realtimeSalary' }
  expect((await ask(calls.team.changes, b)).list[0]).toEqual({
    ...owed,
    change: 'owing',
    count: 2,
    accounts: [c.account, other.account],
    now: '7.00',
    query: { role: 'paid', status: 'OWED' },
  })
  expect((await ask(calls.team.changes, c)).list[0]).toEqual({
    ...owed,
    change: 'owed',
    count: 1,
    accounts: [],
    now: '6.00',
    query: { role: 'received', status: 'OWED' },
  })
  // Nor can the money leave by way of another member.
  const sent = transact(db, (tx) =>
    sendCash(tx, fixture.app.services.settings(), {
      memberId: b.id,
      asset: 'BDT',
      kind: 'downline_transfer',
      direction: 'DOWN',
      shares: [{ receiver: { id: c.id, account: c.account }, amount: 1n }],
      purpose: 'OTHER',
      remark: '',
      once: { owner: b.id, key: 'around' },
      now: clock.now(),
    }),
  )
  await expect(sent).rejects.toMatchObject({ code: 'obligation_open' })
  const [told, ...again] = (await ask(calls.inbox.list, b, { language: 'en', categories: 'CONTRACT' })).list.filter(
    ({ title }) => title.startsWith('You owe'),
  )
  expect(told?.title).toContain('৳ 1.00')
  expect(again).toHaveLength(1)
  // Enough for the second alone: the first comes first.
  await fund(b, 5_00n)
  await job()
  expect([await cash(b), await cash(c), await states()]).toEqual([5_00n, 0n, ['OWED', 'OWED']])
  await fund(b, 2_00n)
  await Promise.all([job(), job()])
  expect([await cash(b), await cash(c), await cash(other)]).toEqual([0n, 6_00n, 1_00n])
  expect(await states()).toEqual(['PAID', 'PAID'])
  await blocked()
  expect(await cash(a)).toBe(10_00n + 1_00n)
})

test('several payments of a debtor go out in their order, also where their numbers gain a digit', async () => {
  const { a, b, c, player, start } = await line()
  await fund(a, 20_00n)
  await play(player, { at: start, bet: 1000_00 })
  await play(player, { at: plus(start, slotMs), bet: 500_00 })
  await owner.execute(sql`select setval(pg_get_serial_sequence('obligation', 'id'), 96)`)
  await settleTo(plus(start, 2 * slotMs))
  const { rows } = await db.execute(sql`
    select o.id::int as no, o.owed_at, o.txn_id is not null as paid from obligation o where o.creditor_id = ${c.id} order by o.id`)
  expect(rows).toEqual([
    { no: 99, owed_at: null, paid: true },
    { no: 102, owed_at: null, paid: true },
  ])
  expect([await cash(b), await cash(c)]).toEqual([6_00n, 9_00n])
})

test('what the debtor spends while it is being paid is owed, and what others owe is paid all the same', async () => {
  const { b, c, player, start } = await line()
  const other = await line()
  await db.execute(sql`update contract set next_at = null where downline_id in (${b.id}, ${other.b.id})`)
  await play(player, { at: start, bet: 1000_00 })
  await play(other.player, { at: other.start, bet: 1000_00 })
  await settleTo(plus(other.start, slotMs))
  await fund(b, 6_00n)
  await fund(other.b, 6_00n)
  const spent = Promise.withResolvers<void>()
  const ready = Promise.withResolvers<void>()
  const spending = transact(db, async (tx) => {
    await post(tx, {
      kind: 'withdraw_paid',
      entries: [
        { member: b.id, kind: 'CASH', asset: 'BDT', amount: -1n },
        { system: 'BANK', asset: 'BDT', amount: 1n },
      ],
    })
    ready.resolve()
    await spent.promise
  })
  await ready.promise
  const paying = job()
  // The job has read that there is enough, and waits for the balance.
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`
        select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()`)
      expect(rows.length).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 20 },
  )
  spent.resolve()
  await Promise.all([spending, paying])
  expect([await cash(b), await cash(c), await cash(other.b), await cash(other.c)]).toEqual([5_99n, 0n, 0n, 6_00n])
  await fund(b, 1n)
  await job()
  expect([await cash(b), await cash(c)]).toEqual([0n, 6_00n])
  expect(await checkInvariants(db)).toEqual([])
})

test('a payment that cannot be posted delays no other, is no debt, and is made later', async () => {
  const [stuck, other] = [await line(), await line()]
  for (const { a, b, player, start } of [stuck, other]) {
    await fund(a, 20_00n)
    await fund(b, 20_00n)
    await play(player, { at: start, bet: 1000_00 })
  }
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from account where owner = ${stuck.c.id} and kind = 'CASH'`)
  await owner.execute(
    sql.raw(`alter table posting add constraint stuck check (account_id <> ${rows[0]?.id ?? ''}) not valid`),
  )
  await settleTo(plus(other.start, slotMs))
  expect([await cash(stuck.c), await cash(other.c)]).toEqual([0n, 6_00n])
  await requireNothingOwed(db, other.b.id)
  const { rows: aside } = await db.execute(sql`
    select i.failures, o.owed_at from job_item i join obligation o on o.id::text = i.item where i.job = 'contract-settlement'`)
  expect(aside).toEqual([{ failures: 1, owed_at: null }])
  await owner.execute(sql`alter table posting drop constraint stuck`)
  clock.forward(60_000)
  await job()
  expect(await cash(stuck.c)).toBe(6_00n)
  expect((await db.execute(sql`select from job_item where job = 'contract-settlement'`)).rows).toEqual([])
})

test('a payment that cannot be posted keeps no later one of the same debtor waiting', async () => {
  const { a, b, c, player } = await line()
  const other = await add(b)
  const { contract: bo } = await agree(b, other, 'REAL_TIME', [tier('1')])
  const second = await add(other, 0)
  await fund(a, 20_00n)
  await fund(b, 20_00n)
  const start = at(bo.startAt ?? '')
  await play(player, { at: start, bet: 1000_00 })
  await play(second, { at: start, bet: 100_00 })
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from account where owner = ${c.id} and kind = 'CASH'`)
  await owner.execute(
    sql.raw(`alter table posting add constraint stuck check (account_id <> ${rows[0]?.id ?? ''}) not valid`),
  )
  await settleTo(plus(start, slotMs))
  expect([await cash(c), await cash(other)]).toEqual([0n, 1_00n])
  const { rows: owed } = await db.execute(sql`select from obligation where debtor_id = ${b.id} and owed_at is not null`)
  expect(owed).toEqual([])
  // Nor while it is set aside.
  await play(second, { at: plus(start, slotMs), bet: 100_00 })
  await owner.execute(sql`update job_item set next_at = 'infinity' where job = 'contract-settlement'`)
  await settleTo(plus(start, 2 * slotMs))
  expect([await cash(c), await cash(other)]).toEqual([0n, 2_00n])
  await owner.execute(sql`alter table posting drop constraint stuck`)
  await owner.execute(sql`update job_item set next_at = ${clock.now()} where job = 'contract-settlement'`)
  await job()
  expect(await cash(c)).toBe(6_00n)
  await requireNothingOwed(db, b.id)
})

test('both sides read what was paid and on what basis; a dispute is decided, and both see the adjustment', async () => {
  const { a, b, c, player, bc, start } = await line()
  await play(player, { at: start, bet: 1000_00, win: 300_00 })
  await settleTo(plus(start, slotMs))
  const { contracts: of } = calls
  type Row = z.output<typeof of.dispute.output>
  const records = async (who: Person, input: object = {}) =>
    (await ask(of.realtimeSalaries, who, input)).list as unknown as Row[]
  const [row] = await records(c)
  expect(row).toMatchObject({
    contractId: bc.id,
    counterparty: expect.stringContaining('***'),
    validBet: '1000.00',
    pnl: '-700.00',
    tier: 1,
    rate: '0.6',
    earned: '6.00',
    amount: '6.00',
    status: 'PAID',
    whole: true,
  })
  expect(await records(b, { role: 'paid' })).toMatchObject([{ id: row?.id, counterparty: c.account }])
  expect(await records(b)).toMatchObject([{ amount: '10.00' }])
  expect((await ask(of.dividends, c)).list).toEqual([])
  expect(await records(c, { status: 'OWED' })).toEqual([])
  const recordId = row?.id ?? ''
  const reason = 'A round is missing'
  for (const stranger of [a, await add(null)]) {
    expect(await fixture.refused(of.dispute, stranger, { recordId, reason })).toBe('not_found')
    expect((await records(stranger, { role: 'paid' })).filter(({ id }) => id === recordId)).toEqual([])
  }
  expect(await ask(of.dispute, c, { recordId, reason })).toMatchObject({
    status: 'DISPUTED',
    dispute: { by: 'DOWN', reason },
  })
  expect(await fixture.refused(of.dispute, b, { recordId, reason })).toBe('contract_changed')
  const decide = (adjustment: bigint) =>
    transact(db, (tx) =>
      decideDispute({ tx, clock }, { resultId: Number(recordId), adjustment, reason: 'It was missing' }),
    )
  await expect(decide(-6_01n)).rejects.toMatchObject({ code: 'validation' })
  await decide(1_50n)
  await expect(decide(1_50n)).rejects.toMatchObject({ code: 'not_found' })
  await job()
  await job()
  expect([await cash(b), await cash(c)]).toEqual([2_50n, 7_50n])
  for (const who of [b, c]) {
    const input = { role: who === b ? 'paid' : 'received' }
    expect((await records(who, input))[0]).toMatchObject({
      amount: '6.00',
      status: 'ADJUSTED',
      adjustment: '1.50',
      decision: 'It was missing',
    })
    const messages = (await ask(calls.inbox.list, who, { language: 'en', categories: 'CONTRACT' })).list
    expect(messages[0]?.content).toContain('It was missing')
  }
  expect(await checkInvariants(db)).toEqual([])
})

test('a disputed debt waits, and the decided amount is due instead', async () => {
  const { b, c, player, start } = await line()
  await db.execute(sql`update contract set next_at = null where downline_id = ${b.id}`)
  await play(player, { at: start, bet: 1000_00 })
  await settleTo(plus(start, slotMs))
  const { contracts: of } = calls
  const [row] = (await ask(of.realtimeSalaries, b, { role: 'paid', status: 'OWED' })).list
  const recordId = row?.id ?? ''
  await ask(of.dispute, b, { recordId, reason: 'Too much' })
  await fund(b, 100_00n)
  await job()
  expect(await cash(c)).toBe(0n)
  await transact(db, (tx) =>
    decideDispute({ tx, clock }, { resultId: Number(recordId), adjustment: -2_00n, reason: 'Right' }),
  )
  await job()
  expect([await cash(b), await cash(c)]).toEqual([96_00n, 4_00n])
  await requireNothingOwed(db, b.id)
})

test('what a decision makes due is owed from that moment, not from the next run of the job', async () => {
  const { b, c, bc } = await line()
  await fund(b, 400_00n)
  const record = { contractId: bc.id, payer: b, payee: c }
  const paid = await disputedRecord(fixture, { ...record, paid: true, n: 0 })
  await requireNothingOwed(db, b.id)
  await decide(fixture, paid, 500_00n)
  expect(await sendAway(fixture, b, c, 'away')).toBe('obligation_open')
  expect((await ask(calls.team.changes, b)).list[0]).toMatchObject({ change: 'owing', now: '500.00' })
  await fund(b, 100_00n)
  await job()
  expect([await cash(b), await cash(c)]).toEqual([0n, 500_00n])
  await requireNothingOwed(db, b.id)
  // What was owed before stays owed, with the decided amount.
  await fund(b, 400_00n)
  await decide(fixture, await disputedRecord(fixture, { ...record, paid: false, n: 1 }), -10_00n)
  expect(await sendAway(fixture, b, c, 'away again')).toBe('obligation_open')
  expect(await cash(b)).toBe(400_00n)
})

test('a decision and a transfer at once: no transfer passes after the decision', async () => {
  const { b, c, bc } = await line()
  await fund(b, 40_000_00n)
  const passed = await raceDecisions(fixture, 40, { contractId: bc.id, payer: b, payee: c })
  expect(passed).toMatchObject({ owedBefore: 0, after: 0 })
})

test('whoever owes somebody cannot withdraw until it is paid', async () => {
  const payee = await withdrawalFixture(fixture)
  const who = await payee.person()
  await fixture.owner.execute(sql`update member set type = 2, upline_id = null where id = ${who.id}`)
  const debtor = { id: who.id, account: '', token: who.token }
  const below = await add(debtor)
  await operatorContract(debtor, 'REAL_TIME', [kept(1)])
  const { contract: agreed } = await agree(debtor, below, 'REAL_TIME', [tier('1')])
  await db.execute(sql`update contract set next_at = null where downline_id = ${who.id}`)
  const start = at(agreed.startAt ?? '')
  await play(below, { at: start, bet: 2_000_000_00 })
  await settleTo(plus(start, slotMs))
  const submitted = () => payee.submitOrder(who, who.bank, '500.00')
  expect(refusalOf(await submitted())).toMatchObject({ code: 'obligation_open', details: { amount: '20000.00' } })
  await fund(debtor, 30_000_00n)
  await job()
  valueOf(await submitted())
  const record = { contractId: agreed.id, payer: debtor, payee: below, paid: true, n: 0 }
  await decide(fixture, await disputedRecord(fixture, record), 500_00n)
  expect(refusalOf(await submitted())).toMatchObject({ code: 'obligation_open', details: { amount: '500.00' } })
})
