import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { transact } from '../../../db/client.ts'
import { post } from '../../../ledger/post.ts'
import { slotMs } from '../periods.ts'
import { contractFixture, kept, type Person, tier } from '../testing.ts'
import { readers } from '../../../testing/readers.ts'
import { contractSettlement } from './job.ts'
import { contractConsumers } from './play.ts'

export interface Play {
  at: Date
  /** Minor units; negative: taken back. */
  bet: number
  win?: number
  gameType?: string
}

/** Contracts with play; call at the top of a file. */
export async function settlementFixture() {
  const fixture = await contractFixture()
  const { app, db, owner, clock, add, agree, operatorContract } = fixture
  await owner.execute(
    sql`select open_settlement_month('2026-11-15'::timestamptz + make_interval(months => n)) from generate_series(-1, 6) n`,
  )
  /** The job of a gateway that leads, or led, in a term. */
  const jobOf = readers(
    { db, clock, settings: app.services.settings },
    { consumers: contractConsumers, closings: [contractSettlement] },
  )
  const job = () => jobOf(1)
  const setClock = (to: Date) => clock.forward(to.getTime() - clock.now().getTime())

  const playAll = (list: readonly (Play & { who: Pick<Person, 'id'> })[]) =>
    owner.execute(sql`
      insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet,
        win, settled_at)
      select 'ROUND', n, member_id, 'BDT', false, 'FC', game_type, 10001, 1, bet, bet, win, at
      from unnest(${sql.param(list.map(({ who }) => who.id))}::uuid[], ${sql.param(list.map(({ gameType = 'RNG' }) => gameType))}::text[],
        ${sql.param(list.map(({ bet }) => bet))}::bigint[], ${sql.param(list.map(({ win = 0 }) => win))}::bigint[],
        ${sql.param(list.map(({ at }) => at.toISOString()))}::timestamptz[]) with ordinality s (member_id, game_type, bet, win, at, n)`)
  const play = (who: Person, one: Play) => playAll([{ who, ...one }])

  /**
   * Runs the job once slots up to a moment can be closed, until they are: transactions of any database of the server
   * may hold back what is counted.
   */
  async function settleTo(to: Date, run: () => Promise<unknown> = job): Promise<void> {
    const after = new Date(to.getTime() + app.services.settings().contracts.graceSeconds * 1000)
    if (clock.now() < after) setClock(after)
    const goal = to.getTime() - (to.getTime() % slotMs)
    const since = Date.now()
    for (let closed = 0; closed < goal;) {
      expect(Date.now() - since, 'slots stay open').toBeLessThan(60_000)
      await run()
      const { rows } = await db.execute<{ at: string }>(sql`select closed_to::text as at from contract_clock`)
      closed = rows[0] ? new Date(rows[0].at).getTime() : 0
      if (closed < goal) await delay(20)
    }
    await run()
  }

  /** What a contract came to, part by part. */
  const results = async (contractId: string) =>
    (
      await db.execute<{
        from: string
        validBet: string
        pnl: string
        active: number
        earned: string
        amount: string
        rest: string
        debt: string
        state: string
        part: number
      }>(sql`
        select to_char(from_at at time zone 'UTC', 'MM-DD HH24:MI') as from, valid_bet::text as "validBet", pnl::text,
          active, earned::text, amount::text, rest::text, debt_after::text as debt, p.state, part
        from contract_result r join contract_payment p on p.result_id = r.id
        where contract_id = ${contractId} order by from_at`)
    ).rows

  const cash = async ({ id }: Person) =>
    BigInt(
      (
        await db.execute<{ balance: string }>(
          sql`select balance::text from account where owner = ${id} and kind = 'CASH' and asset = 'BDT'`,
        )
      ).rows[0]?.balance ?? 0,
    )
  /** A deposit, minor units. */
  const fund = ({ id }: Person, amount: bigint) =>
    transact(db, (tx) =>
      post(tx, {
        kind: 'deposit',
        entries: [
          { system: 'BANK', asset: 'BDT', amount: -amount },
          { member: id, kind: 'CASH', asset: 'BDT', amount },
        ],
      }),
    )
  /** A line of three: 1 % from the upline, 0.6 % handed on. */
  async function line() {
    const a = await add(null)
    const b = await add(a)
    const c = await add(b)
    const player = await add(c, 0)
    const own = await operatorContract(a, 'REAL_TIME', [kept(1)])
    const { contract: ab } = await agree(a, b, 'REAL_TIME', [tier('1')])
    const { contract: bc } = await agree(b, c, 'REAL_TIME', [tier('0.6')])
    return { a, b, c, player, own, ab, bc, start: new Date(bc.startAt ?? '') }
  }

  return { ...fixture, line, job, jobOf, play, playAll, settleTo, results, cash, fund, setClock }
}
