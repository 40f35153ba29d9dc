import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Db, transact } from '../db/client.ts'
import { setting } from '../db/schema/index.ts'
import { searchText } from './fold.ts'
import { catalogue } from './generate.ts'
import { VENDORS } from './plan.ts'

const key = 'catalogue.seeded'

/**
 * Puts the sandbox's vendors and games into the database. A catalogue that is there already is left alone; another one is
 * laid over it, keeping what an operator may have turned (status); a game that was to open soon may open by it. @returns how many games there are in it
 */
export async function seedCatalogue(db: Db): Promise<number> {
  const games = catalogue()
  const digest = createHash('sha256').update(JSON.stringify(games)).digest('hex')
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7203117)`) // of gateways that start together one seeds
    await tx.execute(sql`set local statement_timeout = 0`) // thousands of rows at once, on a machine that may be busy
    const [known] = await tx.select().from(setting).where(eq(setting.key, key))
    if (known?.value === digest) return
    const vendors = VENDORS.map((code, sort) => ({ code, sort }))
    await tx.execute(sql`
      insert into vendor (code, display_name, sort) select code, code,
        sort from json_to_recordset(${JSON.stringify(vendors)}::json) as v(code text, sort int)
      on conflict (code) do update set sort = excluded.sort`)
    const rows = games.map(({ titles, ...game }) => ({ ...game, search: searchText([titles.en, titles.bn], [game.vendor]) }))
    await tx.execute(sql`
      insert into game (node_id, vendor, game_type, game_classify, game_code, is_game, status, is_hot, is_new, hot_rank, rtp, demo,
        icon_url, sort, search)
      select "nodeId", vendor, "gameType", "gameClassify", "gameCode", "isGame", status, "isHot", "isNew", "hotRank", rtp, demo,
        "iconUrl", sort, search
      from json_to_recordset(${JSON.stringify(rows)}::json) as g("nodeId" int, vendor text, "gameType" text, "gameClassify" text,
        "gameCode" text,
        "isGame" text, status text, "isHot" bool, "isNew" bool, "hotRank" int, rtp numeric, demo bool, "iconUrl" text, sort int,
          search text)
      on conflict (node_id) do update set vendor = excluded.vendor, game_type = excluded.game_type, game_classify = excluded.game_classify,
        game_code = excluded.game_code, is_game = excluded.is_game, is_hot = excluded.is_hot, is_new = excluded.is_new,
          hot_rank = excluded.hot_rank,
        status = case when game.status = 'SOON' then excluded.status else game.status end,
        rtp = excluded.rtp, demo = excluded.demo, icon_url = excluded.icon_url, sort = excluded.sort, search = excluded.search`)
    const titles = games.flatMap(({ nodeId, titles }) => Object.entries(titles).map(([language, title]) => ({ nodeId, language, title })))
    await tx.execute(sql`
      insert into game_title (node_id, language, title)
      select "nodeId", language, title from json_to_recordset(${JSON.stringify(titles)}::json) as t("nodeId" int, language text, title text)
      on conflict (node_id, language) do update set title = excluded.title`)
    await tx.insert(setting).values({ key, value: digest }).onConflictDoUpdate({ target: setting.key, set: { value: digest } })
  })
  return games.length
}
