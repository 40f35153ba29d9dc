import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../../db/client.ts'
import { posting } from '../../ledger/schema.ts'
import { settlement } from './schema.ts'
import { complete } from '../../workflow/journal.ts'

interface NewSettlement {
  memberId: string
  roundId: number
  at: string
  /** Stake and valid bet, minor units; negative where it is taken back. */
  bet: number
  win?: number
  gameType?: string
  vendor?: string
  nodeId?: number
  rounds?: number
}

/** Writes a settlement of a round as the journal keeps it. */
export async function addSettlement(owner: Db, settled: NewSettlement): Promise<void> {
  const { memberId, roundId, at, bet, win = 0, gameType = 'RNG', vendor = 'FC', nodeId = 10001, rounds = 1 } = settled
  // The clock of a test may be far ahead of the months that are open.
  await owner.execute(sql`select open_settlement_month(${at}::timestamptz)`)
  await owner.execute(sql`
    insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet,
      win, settled_at, first_settled_at, first_game_type, round_stake, round_win)
    select 'ROUND', ${roundId}::bigint, ${memberId}::uuid, 'BDT', false, ${vendor}, ${gameType}, ${nodeId}::int, ${rounds}::int,
      ${bet}::bigint, ${bet}::bigint, ${win}::bigint, ${at}::timestamptz, (array_agg(settled_at order by id))[1],
      (array_agg(game_type order by id))[1], sum(stake) + ${bet}::bigint, sum(win) + ${win}::bigint
    from settlement where round_id = ${roundId}`)
}

/** How many rows of a journal a consumer has not counted. */
export async function waitingIn(db: Db, consumer: string, journal: 'settlement' | 'posting' = 'settlement') {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${sql.raw(journal)} s where (s.written_by, s.id) > (
      select coalesce(max(written_by), '0'), coalesce(max(id), 0) from journal_cursor where consumer = ${consumer})`)
  return rows[0]?.n ?? 0
}

/** How many rows of the journals cannot be counted yet: a transaction of any database of the server holds them back. */
export async function heldBack(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select (select count(*) from ${settlement} where not (${complete(settlement)}))::int
      + (select count(*) from ${posting} where not (${complete(posting)}))::int as n`)
  return rows[0]?.n ?? 0
}

/**
 * Runs a job until it has counted all settlements: a transaction of any database of the server can hold back what is
 * read.
 */
export const countAll = (db: Db, consumer: string, run: () => Promise<unknown>): Promise<void> =>
  expect.poll(async () => (await run(), waitingIn(db, consumer)), { timeout: 30_000 }).toBe(0)
