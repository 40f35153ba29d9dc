import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { given } from '../../db/rows.ts'
import { pointAccount } from './schema.ts'
import { lockAccounts } from '../../ledger/accounts.ts'
import type { TxnKind } from '../../ledger/kinds.ts'
import { type Posting, postAll } from '../../ledger/post.ts'
import { refuse } from '../../lib/refusal.ts'

/** The asset of points: whole ones, no decimals. */
export const pointsAsset = 'POINTS'

/** Points of a member. Where some are owed, the balance is 0. */
export interface Standing {
  balance: bigint
  owed: bigint
  /** Millionths of a point. */
  rest: number
}

/** The points of a member, unlocked. */
export async function standingOf(db: Reader, memberId: string): Promise<Standing> {
  const { rows } = await db.execute<Row>(read(sql`${sql.param([memberId])}::uuid[]`))
  return standing(rows[0])
}

interface Row extends Record<string, unknown> {
  memberId: string
  balance: string | null
  owed: string | null
  rest: number | null
}

const standing = (row: Row | undefined): Standing => ({
  balance: BigInt(row?.balance ?? 0),
  owed: BigInt(row?.owed ?? 0),
  rest: row?.rest ?? 0,
})

const read = (ids: ReturnType<typeof sql>) => sql`
  select i.id as "memberId", a.balance::text, p.owed::text, p.rest from unnest(${ids}) i (id)
    left join account a on a.owner = i.id and a.kind = 'POINTS' and a.asset = ${pointsAsset}
    left join point_account p on p.member_id = i.id`

/**
 * Opens the accounts of points that are missing, and locks everything of the members until the commit, in the order in
 * which a posting locks it.
 */
export async function lockPoints(tx: Tx, memberIds: readonly string[]): Promise<Map<string, Standing>> {
  const ids = sql`${sql.param([...memberIds])}::uuid[]`
  await tx.execute(sql`
    select open_accounts(i.id, ${pointsAsset}, '{POINTS}') from unnest(${ids}) i (id)
    where not exists (select from account a where a.owner = i.id and a.kind = 'POINTS' and a.asset = ${pointsAsset}) order by i.id`)
  await lockAccounts(tx, memberIds)
  await tx.execute(sql`
    insert into point_account (member_id) select id from unnest(${ids}) i (id) order by id on conflict do nothing`)
  // The lock on the accounts is enough: nobody writes the row without it.
  const { rows } = await tx.execute<Row>(read(ids))
  return new Map(rows.map((row) => [row.memberId, standing(row)]))
}

export interface Change {
  memberId: string
  /** Points that come (positive) or go. */
  points: bigint
  kind: TxnKind
  once?: Posting['once']
}

/**
 * What a change does: new points pay what is owed first, and points taken back that the balance does not have are owed.
 */
export function settled({ balance, owed }: Standing, points: bigint): { posted: bigint; owed: bigint } {
  const net = balance - owed + points
  return net < 0n ? { posted: -balance, owed: -net } : { posted: net - balance, owed: 0n }
}

/**
 * Applies changes of members whose points are locked, at most one each.
 * @returns ids of the transactions by member; none where all of it paid what was owed
 */
export async function applyChanges(
  tx: Tx,
  standings: ReadonlyMap<string, Standing>,
  changes: readonly Change[],
  rests: ReadonlyMap<string, number> = new Map(),
): Promise<Map<string, number>> {
  const outcomes = changes.map((change) => {
    const now = standings.get(change.memberId)
    if (!now) throw new Error('the points of a member are not locked')
    return { change, now, ...settled(now, change.points), rest: rests.get(change.memberId) ?? now.rest }
  })
  const moved = outcomes.filter(({ posted }) => posted !== 0n)
  const ids = await postAll(
    tx,
    moved.map(({ change: { memberId, kind, once }, posted }) => ({
      kind,
      entries: [
        { system: 'POINTS_ISSUED', asset: pointsAsset, amount: -posted },
        { member: memberId, kind: 'POINTS', asset: pointsAsset, amount: posted },
      ],
      ...(once && { once }),
    })),
  )
  const kept = outcomes.filter(({ now, owed, rest }) => owed !== now.owed || rest !== now.rest)
  const rows = kept.map(({ change: { memberId }, owed, rest }) => ({ memberId, owed, rest }))
  await tx.execute(sql`
    update point_account p set owed = given.owed, rest = given.rest
    from ${given(pointAccount, rows, ['memberId', 'owed', 'rest'])} where p.member_id = given.member_id`)
  return new Map(moved.map(({ change }, at) => [change.memberId, ids[at] ?? 0]))
}

/** Applies one change of one member. @returns id of the transaction, if there is one */
export const applyChange = async (tx: Tx, standing: Standing, change: Change): Promise<number | undefined> =>
  (await applyChanges(tx, new Map([[change.memberId, standing]]), [change])).get(change.memberId)

/** Locks the points of a member who wants to spend some. @throws Refused `points_owed`, `points_not_enough` */
export async function lockToSpend(tx: Tx, memberId: string, points: bigint): Promise<Standing> {
  const now = (await lockPoints(tx, [memberId])).get(memberId)
  if (!now) throw new Error('a member is gone')
  if (now.owed > 0n) throw refuse('points_owed', { details: { owed: Number(now.owed) } })
  if (now.balance < points)
    throw refuse('points_not_enough', { details: { balance: Number(now.balance), points: Number(points) } })
  return now
}
