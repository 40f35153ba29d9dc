import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type * as z from 'zod'
import { type Db, transact } from '../../db/client.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { call, freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { lead, readers } from '../../testing/readers.ts'
import { days } from '../settlements/index.ts'
import { memberStarts, moneyDays } from './days.ts'

export interface Person {
  id: string
  account: string
  token: string
}

/** Adds a member with a wallet and a session. */
export async function addPerson(
  app: FastifyInstance,
  db: Db,
  {
    upline = null,
    type = 1,
    account = `p${randomUUID().slice(0, 12)}`,
  }: {
    upline?: string | null
    type?: number
    account?: string
  } = {},
): Promise<Person> {
  return transact(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into member (account, asset, type, upline_id, reg_at)
      values (${account}, 'BDT', ${type}, ${upline}, ${app.services.clock.now()}) returning id`)
    const id = rows[0]?.id ?? ''
    await openWallet(tx, id, 'BDT')
    const { token } = await app.services.sessions.open(tx, id, type, { way: 'password' })
    return { id, account, token }
  })
}

/** A settled round of a member. */
export async function addRound(
  db: Db,
  memberId: string,
  { stake, win, at, node = 10_001 }: { stake: number; win: number; at: Date; node?: number },
): Promise<void> {
  await db.execute(sql`
    insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, valid_bet, opened_at,
      closed_at, changed_at)
    select vendor, ${randomUUID()}, ${memberId}, node_id, 'BDT', 'CLOSED', 1, 1, ${stake}, ${win}, ${stake}, ${at}, ${at}, ${at}
    from game where node_id = ${node}`)
}

/** A movement of a member's cash, with its other side at the operator; written as the owner of the tables. */
export async function addMovement(
  owner: Db,
  memberId: string,
  { kind, amount, at }: { kind: string; amount: number; at: Date },
): Promise<void> {
  await transact(owner, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into txn (kind, created_at) values (${kind}, ${at}) returning id::text as id`,
    )
    await tx.execute(sql`
      insert into posting (txn_id, account_id, asset, amount, created_at)
      select ${rows[0]?.id}::bigint, id, 'BDT', ${amount}::bigint, ${at}::timestamptz from account
        where owner = ${memberId} and kind = 'CASH' and asset = 'BDT'
      union all
      select ${rows[0]?.id}::bigint, min(id), 'BDT', ${-amount}::bigint, ${at} from account where owner is null and asset = 'BDT'`)
  })
}

/** The day of the clock of tests, and those before. */
export const [today, yesterday, dayBefore] = ['2026-11-20', '2026-11-19', '2026-11-18'] as const
export const noon = (day: string) => new Date(`${day}T06:00:00Z`)

/** A gateway with teams; call at the top of a file. */
export async function teamFixture() {
  const { app, db, owner, clock } = await freshApp()
  const timeZone = 'Asia/Dhaka'
  // Points for play would be posted between the entries of a test, and later than they are.
  await app.services.settingsStore.write('modules', { PTSYS3: false })
  await lead(db)
  // What the seed has posted lies before the clock of tests: ids of the ledger are in the order of its times.
  for (const table of ['txn', 'txn_key', 'posting'])
    await owner.$client.query(`
      alter table ${table} disable trigger user;
      update ${table} set created_at = '2026-11-01';
      alter table ${table} enable trigger user`)

  const { settings } = app.services
  const turn = readers({ db, clock, settings }, { consumers: [days, memberStarts, moneyDays] })
  /** Counts what the jobs count. They leave rows while an older transaction runs anywhere on the server. */
  async function count() {
    const run = async () => {
      await turn()
      const left = (table: string, consumer: string) => sql`exists (
        select from ${sql.raw(table)} j left join journal_cursor c on c.consumer = ${consumer}
        where (j.written_by, j.id) > (coalesce(c.written_by, '0'), coalesce(c.id, 0)))`
      const { rows } = await db.execute<{ left: boolean }>(sql`
        select ${left('settlement', 'days')} or ${left('posting', 'money-days')}
          or ${left('account', 'member-starts')} as left`)
      return rows[0]?.left
    }
    await expect.poll(run, { timeout: 30_000, interval: 20 }).toBe(false)
  }

  const add = (upline: Person | null, type = 1, account?: string) =>
    addPerson(app, db, { upline: upline?.id ?? null, type, ...(account && { account }) })
  const ask = async <E extends Endpoint>(endpoint: E, agent: Person, input: object = {}) =>
    valueOf(await call<z.output<E['output']>>(app, endpoint, { ...input }, { token: agent.token }))
  const refused = async (endpoint: Endpoint, agent: Person, input: object = {}) =>
    refusalOf(await call(app, endpoint, { ...input }, { token: agent.token })).code

  /** Every page of a list. */
  async function all<E extends Endpoint>(endpoint: E, agent: Person, input: object = {}, pageSize = 2) {
    type Page = { list: Record<string, unknown>[]; next: string | null }
    const rows: Record<string, unknown>[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: Page = (await ask(endpoint, agent, {
        ...input,
        pageSize,
        ...(after && { after }),
      })) as unknown as Page
      rows.push(...page.list)
      after = page.next
    }
    return rows
  }
  return { app, db, owner, clock, timeZone, count, add, ask, refused, all }
}
