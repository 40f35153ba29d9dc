import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Db, pgError, transact } from '../../db/client.ts'
import { openMonths } from '../../db/months.ts'
import { checkLedger } from '../../ledger/invariants.ts'
import { archivePostings, restorePostings } from '../../ledger/archive.ts'
import { asUpgraded, withMonthsOfYears } from '../../ledger/testing.months.ts'
import { checkJournal } from '../settlements/index.ts'
import { vendorFixture } from './testing.ts'
import { freshDb } from '../../testing/fresh.ts'

const { db, owner } = await freshDb()
const { send, launchGame } = await vendorFixture(db)

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => pgError(error)?.constraint,
  )
const next = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 2)).toISOString()
const now = new Date().toISOString()
const fresh = (amount: string) => ({ roundId: randomUUID(), txId: randomUUID(), amount })

interface Given {
  memberId: string
  name: string
}
const open = ({ memberId, name }: Given, at: string, tx: Pick<Db, 'execute'> = owner) =>
  tx.execute<{ id: string }>(sql`
    insert into round (vendor, vendor_round, member_id, node_id, asset, opened_at)
    select 'T1', ${name}, ${memberId}, min(node_id), 'BDT', ${at} from game where vendor = 'T1' returning id::text`)
const partitionOf = async (name: string) =>
  (
    await owner.execute<{ at: string }>(
      sql`select tableoid::regclass::text as at from round where vendor_round = ${name}`,
    )
  ).rows.map(({ at }) => at)

/** As if the month were closed, and its closing sealed. */
const sealMonth = () =>
  owner.$client.query(`
    insert into ledger_closing (account_id, month, balance) select min(id), '2020-03-01', 0 from account on conflict do nothing;
    insert into ledger_seal (seq, at, upto, account, txn, posting, prev, hash, key_id, signature)
      select 1, now(), json_build_object('ledger_closing', array['9000000000000000000', '0']), '', '', '', '', '', '', ''
      on conflict do nothing`)

beforeAll(async () => {
  await withMonthsOfYears(owner)
  await asUpgraded(owner)
  for (const table of ['round', 'txn', 'posting'] as const) await openMonths(db, table, new Date('2020-03-15'))
})

test('a round is opened once, whatever the month, also by two at once', async () => {
  const { playerId: memberId } = await launchGame('T1')
  const one = { memberId, name: randomUUID() }
  await open(one, '2020-03-11T00:00:00Z')
  expect(await partitionOf(one.name)).toEqual(['round_202003'])
  for (const at of ['2020-03-12T00:00:00Z', now, next]) expect(await refusedBy(open(one, at))).toBe('round_of_player')

  const two = { memberId, name: randomUUID() }
  let second: Promise<unknown> | undefined
  await transact(owner, async (tx) => {
    await open(two, now, tx)
    second = refusedBy(open(two, next))
    expect(await Promise.race([second, delay(150, 'waits')])).toBe('waits')
  })
  expect(await second).toBe('round_of_player')

  // What is in no key was opened before there were any.
  await owner.$client.query(`
    alter table round_key disable trigger user;
    delete from round_key where vendor_round = '${two.name}';
    alter table round_key enable trigger user`)
  expect(await refusedBy(open(two, next))).toBe('round_of_player')
  expect(
    await refusedBy(owner.execute(sql`update round set opened_at = ${next} where vendor_round = ${two.name}`)),
  ).toBe('round_key_kept')
  // What names a round that is not there is refused, or found at night.
  const missing = owner.execute(sql`
    insert into feedback (member_id, round_id, type, content, at) values (${memberId}, 999999999, 'PROBLEM', '', now())`)
  expect(await refusedBy(missing)).toBe('feedback_round_id_round_id_fk')
  await transact(owner, async (tx) => {
    await tx.execute(sql`insert into txn (kind, round_id) values ('bet', 999999999)`)
    const { rows } = await tx.execute(sql`select * from check_ledger('infinity')`)
    expect(rows).toEqual([{ rule: 'round', subject: '999999999' }])
    throw new Error('undone')
  }).catch((error: Error) => expect(error.message).toBe('undone'))
})

test('a round that was opened before there were keys goes on', async () => {
  const { body } = await launchGame('T1')
  const bet = fresh('10.00')
  expect((await send('debit', body(bet))).body.status).toBe('OK')
  await owner.$client.query(`
    alter table round_key disable trigger user;
    delete from round_key where vendor_round = '${bet.roundId}';
    alter table round_key enable trigger user`)
  const win = { ...bet, txId: randomUUID(), refTxId: bet.txId, amount: '25.00', roundClosed: true }
  expect((await send('credit', body(win))).body.status).toBe('OK')
  const { rows } = await db.execute<{ state: string; win: string }>(
    sql`select state, win::text from rounds where vendor_round = ${bet.roundId}`,
  )
  expect(rows).toEqual([{ state: 'CLOSED', win: '2500' }])
  expect(
    (await send('rollback', body({ txId: randomUUID(), refTxId: win.txId, roundId: bet.roundId }))).body.status,
  ).toBe('OK')
  expect(await checkLedger(db)).toEqual([])
  expect(await checkJournal(db)).toEqual([])
})

test('an archived round repeats its answers, takes nothing new, and is as it was when its month is back', async () => {
  const { body } = await launchGame('T1')
  const bet = fresh('10.00')
  const answer = await send('debit', body({ ...bet, roundClosed: true }))
  expect(answer.body.status).toBe('OK')
  // As if it had been played years ago, and nothing else since.
  await owner.$client.query(`
    alter table round disable trigger user;
    alter table round_key disable trigger user;
    update round set opened_at = '2020-03-10', closed_at = '2020-03-10' where vendor_round = '${bet.roundId}';
    update round_key set opened_at = '2020-03-10' where vendor_round = '${bet.roundId}';
    delete from round where opened_at < '2020-04-01' and state <> 'CLOSED';
    alter table round_key enable trigger user;
    alter table round enable trigger user`)
  await sealMonth()
  const rows = async () => (await owner.execute(sql`select * from round order by id`)).rows
  const all = await rows()
  expect(await archivePostings(db, '2020-04-01', [])).toEqual([{ name: 'posting_202003', rows: 0, kept: null }])
  expect((await rows()).length).toBe(all.length - 1)
  expect((await send('debit', body({ ...bet, roundClosed: true }))).body).toEqual(answer.body)
  const late = { ...bet, txId: randomUUID(), refTxId: bet.txId, amount: '25.00' }
  expect((await send('credit', body(late))).http).toBe(503)
  expect((await send('round-close', body({ roundId: bet.roundId, txId: randomUUID() }))).http).toBe(503)
  expect((await send('rollback', body({ txId: randomUUID(), refTxId: bet.txId, roundId: bet.roundId }))).http).toBe(503)
  expect(await restorePostings(db, 'posting_202003')).toBe(0)
  expect(await rows()).toEqual(all)
})

test('a rollback that was answered is answered again once what it took back is archived', async () => {
  const { body } = await launchGame('T1')
  const bet = fresh('10.00')
  const win = { ...bet, txId: randomUUID(), refTxId: bet.txId, amount: '25.00', roundClosed: true }
  const taken = { roundId: bet.roundId, txId: randomUUID(), refTxId: win.txId }
  for (const [call, given] of [
    ['debit', bet],
    ['credit', win],
  ] as const)
    expect((await send(call, body(given))).body.status).toBe('OK')
  const answer = await send('rollback', body(taken))
  expect(answer.body.status).toBe('OK')
  expect((await send('round-close', body({ roundId: bet.roundId, txId: randomUUID() }))).body.status).toBe('OK')
  const tables = ['posting', 'txn', 'txn_key', 'round', 'round_key']
  const triggers = (word: string) => tables.map((table) => `alter table ${table} ${word} trigger user`).join(';')
  const moved = `in (select txn_id from vendor_call where tx_id in ('${bet.txId}', '${win.txId}', '${taken.txId}'))`
  await owner.$client.query(`
    ${triggers('disable')};
    update round set opened_at = '2020-03-10', closed_at = '2020-03-10' where vendor_round = '${bet.roundId}';
    update round_key set opened_at = '2020-03-10' where vendor_round = '${bet.roundId}';
    update posting set created_at = '2020-03-10' where txn_id ${moved};
    update txn set created_at = '2020-03-10' where id ${moved};
    update txn_key set created_at = '2020-03-10' where txn_id ${moved};
    ${triggers('enable')};
    insert into pool_sum (account_id, upto, since, amount)
      select account_id, max(p.id), max(p.created_at), sum(p.amount) from posting p join account a on a.id = p.account_id
      where a.kind like 'JACKPOT:%' group by account_id`)
  await sealMonth()
  expect(await archivePostings(db, '2020-04-01', [])).toMatchObject([{ name: 'posting_202003', kept: null }])
  expect((await send('rollback', body(taken))).body).toEqual(answer.body)
  // Taken back is taken back: another rollback of it moves nothing.
  expect((await send('rollback', body({ ...taken, txId: randomUUID() }))).body.status).toBe('OK')
  // What is still to be taken back waits for its month.
  expect((await send('rollback', body({ ...taken, txId: randomUUID(), refTxId: bet.txId }))).http).toBe(503)
})
