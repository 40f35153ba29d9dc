import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { promotion, promotionEntry, promotionVersion } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import { publishToStream } from '../../lib/events.ts'
import type { PictureUses } from '../../lib/picture-uses.ts'
import type { Audience, Category, Status } from './kinds.ts'
import { categoryOf } from './terms.ts'

export type PromotionRow = typeof promotion.$inferSelect
export type VersionRow = typeof promotionVersion.$inferSelect
export type EntryRow = typeof promotionEntry.$inferSelect

/** A version with the promotion it is of. */
export interface Offered {
  promotion: PromotionRow
  version: VersionRow
}

/** What somebody has taken, with the version they saw and the reward it brought. */
export interface Taken extends Offered {
  entry: EntryRow
  reward: Pick<typeof reward.$inferSelect, 'state' | 'claimBy' | 'claimedAt'> | null
}

const current = and(eq(promotionVersion.promotionId, promotion.id), eq(promotionVersion.version, promotion.version))

/** What can be taken now or soon, in the order of the site. */
export const openPromotions = (db: Reader, now: Date): Promise<Offered[]> =>
  db
    .select({ promotion, version: promotionVersion })
    .from(promotion)
    .innerJoin(promotionVersion, current)
    .where(and(isNull(promotion.endedAt), or(isNull(promotionVersion.endsAt), gt(promotionVersion.endsAt, now))))
    .orderBy(asc(promotion.position), asc(promotion.id))

export async function promotionBy(db: Reader, id: string): Promise<Offered | undefined> {
  const [row] = await db
    .select({ promotion, version: promotionVersion })
    .from(promotion)
    .innerJoin(promotionVersion, current)
    .where(eq(promotion.id, id))
  return row
}

/** What a member has taken, the last of each promotion; with an id, of that one alone. */
export async function takenBy(db: Reader, memberId: string, id?: string): Promise<Map<string, Taken>> {
  const rows = await db
    .selectDistinctOn([promotionEntry.promotionId], {
      promotion,
      version: promotionVersion,
      entry: promotionEntry,
      reward: { state: reward.state, claimBy: reward.claimBy, claimedAt: reward.claimedAt },
    })
    .from(promotionEntry)
    .innerJoin(promotion, eq(promotion.id, promotionEntry.promotionId))
    .innerJoin(
      promotionVersion,
      and(
        eq(promotionVersion.promotionId, promotionEntry.promotionId),
        eq(promotionVersion.version, promotionEntry.version),
      ),
    )
    .leftJoin(reward, eq(reward.id, promotionEntry.rewardId))
    .where(
      and(eq(promotionEntry.memberId, memberId), id === undefined ? undefined : eq(promotionEntry.promotionId, id)),
    )
    .orderBy(promotionEntry.promotionId, desc(promotionEntry.id))
  return new Map(rows.map((row) => [row.promotion.id, row]))
}

export async function entryBy(db: Reader, id: number): Promise<EntryRow | undefined> {
  return (await db.select().from(promotionEntry).where(eq(promotionEntry.id, id)))[0]
}

/** Locks the entry until the transaction ends. */
export async function lockEntry(tx: Tx, id: number): Promise<EntryRow | undefined> {
  return (await tx.select().from(promotionEntry).where(eq(promotionEntry.id, id)).for('update'))[0]
}

export const isOver = (endsAt: Date | null, now: Date) => endsAt !== null && endsAt <= now

/** Where a promotion stands for somebody who has not taken it. */
export function statusOfOffer({ promotion: { endedAt }, version: { startsAt, endsAt } }: Offered, now: Date): Status {
  if (endedAt !== null || isOver(endsAt, now)) return 'EXPIRED'
  return startsAt > now ? 'COMING_SOON' : 'JOINABLE'
}

/** Where somebody stands who has taken it. From the reward on it is the reward's state. */
export function statusOfEntry({ entry, version, reward: given }: Taken, now: Date): Status {
  if (entry.state === 'JOINED') return isOver(version.endsAt, now) ? 'EXPIRED' : 'JOINED'
  if (entry.state !== 'ISSUED' || !given) return entry.state
  if (given.claimedAt !== null) return 'CLAIMED'
  return given.state === 'OFFERED' && !isOver(given.claimBy, now) ? 'ISSUED' : 'EXPIRED'
}

export const isFor = (audience: Audience, principal: string | undefined): boolean =>
  audience === 'EVERYONE' || (principal === 'agent') === (audience === 'AGENT')

export const inCategory = (category: Category | undefined) => (row: Offered) =>
  category === undefined || categoryOf[row.promotion.type] === category

/** Tells the person, wherever they are logged in. */
export const tell = (
  tx: Tx,
  { memberId, promotionId }: Pick<EntryRow, 'memberId' | 'promotionId'>,
  status: Status,
): Promise<void> => publishToStream(tx, memberId, 'promotion.status', { promotionId, status })

/** Writes a version, the next of its promotion, which is taken from then on. */
export async function writeVersion(tx: Tx, row: typeof promotionVersion.$inferInsert): Promise<void> {
  await tx.insert(promotionVersion).values(row)
  await tx.update(promotion).set({ version: row.version }).where(eq(promotion.id, row.promotionId))
}

export const lastPosition = async (db: Reader): Promise<number> =>
  (await db.select({ last: sql<number>`coalesce(max(${promotion.position}), 0)::int` }).from(promotion))[0]?.last ?? 0

/** The rewards that a deposit has brought. */
export async function broughtWith(db: Reader, orderNo: string): Promise<number[]> {
  const entries = await db
    .select({ rewardId: promotionEntry.rewardId })
    .from(promotionEntry)
    .where(eq(promotionEntry.orderNo, orderNo))
  return entries.flatMap(({ rewardId }) => rewardId ?? [])
}

/** Promotions that can be taken, and versions that somebody has taken: these are shown to them as they were. */
export const promotionPictures: PictureUses = async (db, named) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct p.id from promotion p join promotion_version v on v.promotion_id = p.id
    where (v.picture like ${named} or v.texts::text like ${named})
      and ((p.ended_at is null and v.version = p.version) or exists (
        select from promotion_entry e where e.promotion_id = v.promotion_id and e.version = v.version))`)
  return rows.map(({ id }) => `promotion ${id}`)
}
