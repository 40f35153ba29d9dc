import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { pointItem } from './schema.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import type { Settings } from '../../settings/settings.ts'
import { multipleInForce } from '../turnover/index.ts'
import { versionOf } from '../../lib/text/terms-version.ts'

export type ItemRow = typeof pointItem.$inferSelect
export type ItemSort = 'newest' | 'cheapest' | 'dearest'

/** How often the amount of an item has to be played, by the profile in force; null of goods. */
export const playOf = ({ multiple }: Pick<ItemRow, 'multiple'>, settings: Pick<Settings, 'rg'>): number | null =>
  multiple === null ? null : multipleInForce(multiple, settings)

/** The version of what an item costs and what it is. */
export const itemVersion = (item: ItemRow, settings: Pick<Settings, 'rg'>): string => {
  const { points, type, amount, days, spins } = item
  return versionOf({ points, type, amount, multiple: playOf(item, settings), days, ...(spins && { spins }) })
}

/** Path of a picture. */
export const imageOf = (art: string): string => `/art/${art}.svg`

/** Order of a list, and what comes after the key of a row. */
const orders: Record<
  ItemSort,
  { parts: RegExp[]; after: (key: string[]) => SQL; by: SQL; key: (row: ItemRow) => string[] }
> = {
  newest: {
    parts: [isId],
    after: ([id]) => sql`id < ${id}::bigint`,
    by: sql`id desc`,
    key: ({ id }) => [String(id)],
  },
  cheapest: {
    parts: [isId, isId],
    after: ([points, id]) => sql`(points, id) > (${points}::bigint, ${id}::bigint)`,
    by: sql`points, id`,
    key: ({ points, id }) => [String(points), String(id)],
  },
  dearest: {
    parts: [isId, isId],
    after: ([points, id]) => sql`(points, id) < (${points}::bigint, ${id}::bigint)`,
    by: sql`points desc, id desc`,
    key: ({ points, id }) => [String(points), String(id)],
  },
}

export interface ItemsAsked {
  type?: ItemRow['type'] | undefined
  maxPoints?: number | undefined
  sort: ItemSort
  after?: string | undefined
  pageSize: number
}

export interface ShownItem {
  item: ItemRow
  /** How many the person has redeemed. */
  taken: number
}

/** How many of items a member has redeemed, rejected ones left out. */
export async function takenOf(db: Reader, memberId: string, itemIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select item_id::text as id, count(*)::int as n from point_order
    where member_id = ${memberId} and item_id = any (${sql.param([...itemIds])}::bigint[]) and state <> 'REJECTED' group by 1`)
  return new Map(rows.map(({ id, n }) => [Number(id), n]))
}

/** A page of what the mall shows. */
export async function itemPage(
  db: Reader,
  memberId: string | undefined,
  { type, maxPoints, sort, after, pageSize }: ItemsAsked,
): Promise<{ list: ShownItem[]; next: string | null }> {
  const { parts, after: behind, by, key } = orders[sort]
  const from = keyIn(after, sort, parts)
  const rows = await db
    .select()
    .from(pointItem)
    .where(
      sql`shown and ${type ? sql`type = ${type}` : sql`true`} and ${maxPoints === undefined ? sql`true` : sql`points <= ${maxPoints}`}
        and ${from ? behind(from) : sql`true`}`,
    )
    .orderBy(by)
    .limit(pageSize + 1)
  const { list, last } = pageRows(rows, pageSize)
  const taken =
    memberId === undefined
      ? new Map()
      : await takenOf(
          db,
          memberId,
          list.map(({ id }) => id),
        )
  return {
    list: list.map((item) => ({ item, taken: taken.get(item.id) ?? 0 })),
    next: last ? cursorOf(sort, ...key(last)) : null,
  }
}
