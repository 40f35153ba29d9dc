import { sql } from 'drizzle-orm'
import { type Db, transact } from '../../../db/client.ts'
import { checkJournal } from '../../settlements/index.ts'
import { freshenAll } from './leaderboards.ts'

/** A sum that differs from its source. */
export interface SumMismatch extends Record<string, unknown> {
  sums: 'play_quarter' | 'money_quarter' | 'money_total' | 'round_win' | 'rank_total' | 'settlement'
  subject: string
}

/** What the rank lists should be, by the quarters. */
const ranked = sql`
  select q.member_id, q.asset, coalesce(g.game_type, 'ALL') as game_type, sum(q.rounds)::integer as rounds,
  sum(q.stake)::bigint as turnover, sum(q.won)::bigint as win,
    max(q.best) as multiplier, max(q.last_at) as last_at
  from play_quarter q join game g on g.node_id = q.node_id where q.quarter >= (select since from rank_window) and q.rounds > 0
  group by grouping sets ((q.member_id, q.asset), (q.member_id, q.asset, g.game_type))`
const asKept = sql`select member_id, asset, game_type, rounds, turnover, win, multiplier, last_at from rank_total`

/** Compares every sum with its source, in one query each; none where all match. */
export async function checkSums(db: Db, now: Date): Promise<SumMismatch[]> {
  await freshenAll(db, now)
  const [sums, ranks, journal] = await Promise.all([
    db.execute<SumMismatch>(sql`select * from sums_astray order by 1, 2`),
    db.execute<SumMismatch>(sql`
      select 'rank_total' as sums, format('%s %s %s', member_id, asset, game_type) as subject
      from ((select * from (${ranked}) a except all ${asKept}) union (${asKept} except all select * from (${ranked}) b)) x order by 2`),
    checkJournal(db),
  ])
  const settlements = journal.map(({ source, id }): SumMismatch => ({ sums: 'settlement', subject: `${source} ${id}` }))
  return [...sums.rows, ...ranks.rows, ...settlements]
}

/**
 * Recomputes every sum from rounds and postings. Settlements and postings wait meanwhile, so run it in a quiet hour.
 */
export async function rebuildSums(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql`select rebuild_sums()`)
  })
  await freshenAll(db, now)
}

/** `check` or `rebuild`, the verb of the command. @throws Error with a text for the operator */
export async function sumsCommand(
  db: Db,
  verb: string | undefined,
  now: Date,
): Promise<{ text: string; right: boolean }> {
  if (verb === 'rebuild') await rebuildSums(db, now)
  else if (verb !== 'check') throw new Error('check, or rebuild')
  const mismatches = await checkSums(db, now)
  if (mismatches.length === 0) return { text: 'Every sum is what its source comes to.', right: true }
  return {
    text: [
      ...mismatches.slice(0, 50).map(({ sums, subject }) => `${sums}: ${subject}`),
      `${mismatches.length} sums do not match: rebuild makes them anew, but for the settlement journal.`,
    ].join('\n'),
    right: false,
  }
}
