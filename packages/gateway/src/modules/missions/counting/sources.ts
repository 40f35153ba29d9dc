import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { postings } from '../../../ledger/journal.ts'
import { posting } from '../../../ledger/schema.ts'
import { countedBy } from '../../../workflow/consumers.ts'
import { type JournalRange, type Reading, lockCursor, within } from '../../../workflow/journal.ts'
import { settlements } from '../../settlements/index.ts'
import type { Metric } from '../kinds.ts'
import { type FoldedMission, memberIn, missionIn } from './fold.ts'
import { type Played, deposited, settled } from './played.ts'

/** A journal that missions count. */
export interface Source extends Reading {
  metrics: readonly Metric[]
  /** Its rows of a condition, in their order. */
  rows: (tx: Tx, of: SQL) => Promise<Played[]>
  /** Rows of some members after a moment. */
  since: (memberIds: SQL, at: Date) => SQL
}

export const deposits: Source = {
  name: 'mission-deposits',
  ...postings,
  metrics: ['DEPOSITS'],
  rows: deposited,
  since: (memberIds, at) => sql`${posting.createdAt} > ${at} and ${posting.txnId} in (
    select p.txn_id from account a join posting p on p.account_id = a.id
    where a.owner = any (${memberIds}) and a.kind = 'CASH' and p.created_at > ${at})`,
}

export const play: Source = {
  name: 'missions',
  ...settlements,
  metrics: ['VALID_BET', 'ROUNDS'],
  rows: settled,
  since: (memberIds, at) => sql`member_id = any (${memberIds}) and settled_at > ${at}`,
}

export const other = (source: Source): Source => (source === play ? deposits : play)

/**
 * Rows of a journal that were counted already, of those who have completed missions that others come after, since then.
 * None where nothing of that journal comes after them. `range`: what is being counted of it just now.
 */
export async function countedSince(
  tx: Tx,
  source: Source,
  completed: ReadonlyMap<string, Date>,
  missions: readonly FoldedMission[],
  range: JournalRange | undefined,
): Promise<Played[]> {
  const follows = new Set(
    missions
      .filter(({ metric }) => source.metrics.includes(metric))
      .flatMap(({ versions }) => versions.flatMap(({ after: first }) => first ?? [])),
  )
  const names = [...completed].filter(([name]) => follows.has(missionIn(name)))
  if (names.length === 0) return []
  // Nothing more of it is counted before the commit.
  await lockCursor(tx, source.name)
  const memberIds = new Set(names.map(([name]) => memberIn(name)))
  const first = new Date(Math.min(...names.map(([, at]) => at.getTime())))
  const counted = range ? sql`(${countedBy(source)} or ${within(source.journal, range)})` : countedBy(source)
  const rows = await source.rows(
    tx,
    sql`${source.since(sql`${sql.param([...memberIds])}::uuid[]`, first)} and ${counted}`,
  )
  return rows.filter(({ memberId }) => memberIds.has(memberId))
}
