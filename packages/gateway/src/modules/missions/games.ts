import { inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { vendor } from '../games/schema.ts'
import { type CountedGames } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { titleIn, vendorName } from '../games/index.ts'
import { profiles } from '../responsible-gaming/index.ts'

/** Names of the vendors and titles that missions and leaderboards count. */
export interface GameNames {
  vendors: ReadonlyMap<string, string>
  titles: ReadonlyMap<number, string>
}

/** Whether the profile in force lets these games be counted together: some allow one category. */
export const mayCount = ({ gameTypes }: CountedGames, { rg }: Pick<Settings, 'rg'>): boolean =>
  profiles[rg.profile].bonus.mixedProducts || gameTypes?.length === 1

/** Titles of games. Claims read them in their transaction: the catalogue would need a second connection. */
async function titlesOf(db: Reader, ids: readonly number[], language: string) {
  const { rows } = await db.execute<{ nodeId: number; gameName: string }>(sql`
    select g.node_id as "nodeId", ${titleIn(language)} as "gameName" from games g
    where g.node_id = any (${sql.param([...ids])}::int[])`)
  return rows
}

export async function namesOf(db: Reader, counted: readonly CountedGames[], language: string): Promise<GameNames> {
  const codes = [...new Set(counted.flatMap(({ vendors = [] }) => vendors))]
  const ids = [...new Set(counted.flatMap(({ nodeIds = [] }) => nodeIds))]
  const [vendors, games] = await Promise.all([
    codes.length === 0
      ? []
      : db.select({ code: vendor.code, name: vendor.displayName }).from(vendor).where(inArray(vendor.code, codes)),
    ids.length === 0 ? [] : titlesOf(db, ids, language),
  ])
  return {
    vendors: new Map(vendors.map(({ code, name }) => [code, vendorName(code, name, language)])),
    titles: new Map(games.map(({ nodeId, gameName }) => [nodeId, gameName])),
  }
}
