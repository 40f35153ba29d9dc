import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Db, transact } from '../../db/client.ts'
import { openWallet } from '../../ledger/wallet.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { freshApp } from '../../testing/inject.ts'
import { lead, readers } from '../../testing/readers.ts'
import { setRates } from '../agent/index.ts'
import { days } from '../settlements/index.ts'
import { addSettlement, countAll, waitingIn } from '../settlements/testing.ts'
import { memberStarts, moneyDays } from '../team/days.ts'
import { commission, commissionRaises } from './accrual.ts'
import { commissionPayday } from './payday.ts'
import { revenueShare } from './revenue.ts'

/**
 * Counts the days of play and of money, which a month of revenue share is made of, until none waits: a transaction of
 * any database of the server can hold back what is read.
 */
export function dayCounters(db: Db, settings: () => Settings) {
  const parts = { db, settings, clock: systemClock }
  const play = readers(parts, { consumers: [days] })
  const money = readers(parts, { consumers: [memberStarts, moneyDays] })
  const until = (consumer: string, journal: 'settlement' | 'posting', run: () => Promise<unknown>) =>
    expect.poll(async () => (await run(), waitingIn(db, consumer, journal)), { timeout: 30_000 }).toBe(0)
  return {
    countPlay: () => until(days.name, 'settlement', () => play()),
    countMoney: () => until(moneyDays.name, 'posting', () => money()),
  }
}

/** Makes every row of an agent in a table fail. @returns what ends that */
export async function failing(owner: Db, table: 'commission_day' | 'revenue_month', agentId: string) {
  await owner.$client.query(`
    create or replace function fail_agent() returns trigger language plpgsql as $$
      begin raise 'the row of % is broken', new.agent_id; end $$;
    create trigger fail_agent before insert on ${table} for each row when (new.agent_id = '${agentId}') execute function fail_agent()`)
  return () => owner.$client.query(`drop trigger fail_agent on ${table}`)
}

/** A house whose rounds count for commission, and what its people earn and are paid. */
export async function commissionFixture() {
  const { app, db, owner, clock } = await freshApp()
  await lead(owner)
  await owner.execute(
    sql`select open_settlement_month('2026-01-15'::timestamptz + make_interval(months => n)) from generate_series(0, 5) n`,
  )
  const { settings } = app.services
  const parts = { db, clock, settings }
  const count = readers(parts, { consumers: [commission], closings: [commissionRaises] })
  let people = 0
  return {
    app,
    db,
    owner,
    clock,
    settings,
    count,
    accrue: () => countAll(db, 'commission', () => count()),
    payday: readers(parts, { closings: [commissionPayday] }),
    endMonths: readers(parts, { closings: [revenueShare] }),
    ...dayCounters(db, settings),
    setClock: (to: string) => clock.forward(Date.parse(to) - clock.now().getTime()),

    /** Adds a member with a wallet. */
    add: async (upline: string | null, type = 1): Promise<string> => {
      const { rows } = await owner.execute<{ id: string }>(sql`
        insert into member (account, asset, type, upline_id, reg_at) values (${`line${++people}`}, 'BDT', ${type}, ${upline},
          '2026-01-01') returning id`)
      const id = rows[0]?.id ?? ''
      await transact(db, (tx) => openWallet(tx, id, 'BDT'))
      return id
    },
    settle: (memberId: string, settled: { at: string; bet: number; win?: number }) =>
      addSettlement(owner, { memberId, roundId: ++people, ...settled }),
    rate: (memberId: string, ppm: number, fromDay = '2026-01-01') =>
      transact(db, (tx) => setRates(tx, { memberId, rates: { RNG: ppm }, fromDay, setBy: 'test', now: clock.now() })),

    balance: async (id: string) =>
      (
        await db.execute<{ balance: string }>(
          sql`select balance::text from account where owner = ${id} and kind = 'CASH' and asset = 'BDT'`,
        )
      ).rows[0]?.balance,
    /** What a person was paid on each day. */
    daysOf: async (id: string) =>
      (
        await db.execute<Record<'day' | 'earned' | 'carriedIn' | 'paid' | 'rest', string>>(sql`
          select day::text, earned::text, carried_in::text as "carriedIn", paid::text, rest::text from commission_day
            where agent_id = ${id} order by day`)
      ).rows,
  }
}
