import { and, asc, eq, gt, ilike, inArray, sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../../db/client.ts'
import { game, gameTitle, vendor } from '../schema.ts'
import { foldAll } from './folding.ts'

/** A game and its titles by language, as an operator or a test makes it. */
export type NewGame = typeof game.$inferInsert & { titles: Readonly<Record<string, string>> }

/** Makes a game or changes one, with its titles and its search text. */
export async function saveGame(db: Db, { titles, ...row }: NewGame): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .insert(game)
      .values({ ...row, search: '' })
      .onConflictDoUpdate({ target: game.nodeId, set: { ...row, search: '' } })
    await tx.delete(gameTitle).where(eq(gameTitle.nodeId, row.nodeId))
    await tx
      .insert(gameTitle)
      .values(Object.entries(titles).map(([language, title]) => ({ nodeId: row.nodeId, language, title })))
    await foldAll(tx)
  })
}

export type VendorStatus = (typeof vendor.$inferSelect)['status']
export type GameStatus = (typeof game.$inferSelect)['status']

/** Vendors as stored, in their order. */
export const listVendors = (db: Reader) => db.select().from(vendor).orderBy(asc(vendor.sort), asc(vendor.code))

/** @returns the status it had, undefined where there is no such vendor */
export async function setVendorStatus(tx: Tx, code: string, status: VendorStatus): Promise<VendorStatus | undefined> {
  const [row] = await tx.select({ status: vendor.status }).from(vendor).where(eq(vendor.code, code)).for('update')
  if (row && row.status !== status) await tx.update(vendor).set({ status }).where(eq(vendor.code, code))
  return row?.status
}

interface GameFilter {
  vendor?: string | undefined
  status?: GameStatus | undefined
  /** Words in its title, in any language. */
  title?: string | undefined
  after?: number | undefined
  limit: number
}

/** Games as stored, by number, with their English titles. */
export const listGames = (db: Reader, { vendor: code, status, title, after, limit }: GameFilter) =>
  db
    .select({
      nodeId: game.nodeId,
      vendor: game.vendor,
      gameType: game.gameType,
      status: game.status,
      title: gameTitle.title,
    })
    .from(game)
    .leftJoin(gameTitle, and(eq(gameTitle.nodeId, game.nodeId), eq(gameTitle.language, 'en')))
    .where(
      and(
        code === undefined ? undefined : eq(game.vendor, code),
        status === undefined ? undefined : eq(game.status, status),
        after === undefined ? undefined : gt(game.nodeId, after),
        title === undefined
          ? undefined
          : inArray(
              game.nodeId,
              db
                .select({ nodeId: gameTitle.nodeId })
                .from(gameTitle)
                .where(ilike(gameTitle.title, `%${title.replace(/[%_\\]/g, '\\$&')}%`)),
            ),
      ),
    )
    .orderBy(asc(game.nodeId))
    .limit(limit)

/** @returns the status it had, undefined where there is no such game */
export async function setGameStatus(tx: Tx, nodeId: number, status: GameStatus): Promise<GameStatus | undefined> {
  const [row] = await tx.select({ status: game.status }).from(game).where(eq(game.nodeId, nodeId)).for('update')
  if (row && row.status !== status) await tx.update(game).set({ status }).where(eq(game.nodeId, nodeId))
  return row?.status
}

/** One game of a catalogue written as a whole. */
export interface CatalogueGame {
  nodeId: number
  vendor: string
  gameType: string
  gameClassify: string
  gameCode: string
  isGame: 'GAME' | 'VASSALAGE'
  status: 'ON' | 'MAINTENANCE' | 'SOON'
  isHot: boolean
  isNew: boolean
  /** Place in the hot list, 1 is best. */
  hotRank: number | null
  rtp: number | null
  volatility: string | null
  features: readonly string[]
  /** Minor units. */
  minBet: number | null
  maxBet: number | null
  demo: boolean
  iconUrl: string
  /** Place in its category. */
  sort: number
  titles: Readonly<Record<string, string>>
}

/**
 * Writes a whole catalogue over the existing one, thousands of rows at once. A game keeps the status an operator gave
 * it, as the audit tells; one that the catalogue itself announced as SOON may become available. Vendors exist already.
 */
export async function writeCatalogue(tx: Tx, games: readonly CatalogueGame[]): Promise<void> {
  await tx.execute(sql`
    insert into game (node_id, vendor, game_type, game_classify, game_code, is_game, status, is_hot, is_new, hot_rank, rtp, volatility,
      features, min_bet, max_bet, demo, icon_url, sort)
    select "nodeId", vendor, "gameType", "gameClassify", "gameCode", "isGame", status, "isHot", "isNew", "hotRank", rtp, volatility,
      features, "minBet", "maxBet", demo, "iconUrl", sort
    from json_to_recordset(${JSON.stringify(games)}::json) as g("nodeId" int, vendor text, "gameType" text, "gameClassify" text,
      "gameCode" text, "isGame" text, status text, "isHot" bool, "isNew" bool, "hotRank" int, rtp numeric, volatility text,
      features text[], "minBet" bigint, "maxBet" bigint, demo bool, "iconUrl" text, sort int)
    on conflict (node_id) do update set vendor = excluded.vendor, game_type = excluded.game_type, game_classify = excluded.game_classify,
      game_code = excluded.game_code, is_game = excluded.is_game, is_hot = excluded.is_hot, is_new = excluded.is_new,
      status = case when game.status = 'SOON' and not exists (
        select from operator_action where area = 'games' and command = 'status' and result = 'done'
          and input->>'nodeId' = game.node_id::text)
        then excluded.status else game.status end, hot_rank = excluded.hot_rank,
      rtp = excluded.rtp, volatility = excluded.volatility, features = excluded.features,
      min_bet = excluded.min_bet, max_bet = excluded.max_bet, demo = excluded.demo, icon_url = excluded.icon_url,
      sort = excluded.sort, search = ''`)
  const titles = games.flatMap(({ nodeId, titles }) =>
    Object.entries(titles).map(([language, title]) => ({ nodeId, language, title })),
  )
  await tx.execute(sql`
    insert into game_title (node_id, language, title)
    select "nodeId", language, title from json_to_recordset(${JSON.stringify(titles)}::json) as t("nodeId" int, language text, title text)
    on conflict (node_id, language) do update set title = excluded.title`)
  await foldAll(tx)
}
