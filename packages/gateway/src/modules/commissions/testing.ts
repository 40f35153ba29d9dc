import { expect } from 'vitest'
import type { Db } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { readers } from '../../testing/readers.ts'
import { days } from '../settlements/index.ts'
import { waitingIn } from '../settlements/testing.ts'
import { memberStarts, moneyDays } from '../team/days.ts'

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
