import { inArray } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { vendor } from '../games/schema.ts'
import { type CountedGames } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { titlesOf, vendorName } from '../games/index.ts'
import { profiles } from '../responsible-gaming/index.ts'

/** Names of the vendors and titles that missions and leaderboards count. */
export interface GameNames {
  vendors: ReadonlyMap<string, string>
  titles: ReadonlyMap<number, string>
}

/** Whether the profile in force lets these games be counted together: some allow one category. */
export const mayCount = ({ gameTypes }: CountedGames, { rg }: Pick<Settings, 'rg'>): boolean =>
  profiles[rg.profile].bonus.mixedProducts || gameTypes?.length === 1

/** Claims read the names in their transaction: the catalogue would need a second connection. */
export async function namesOf(db: Reader, counted: readonly CountedGames[], language: string): Promise<GameNames> {
  const codes = [...new Set(counted.flatMap(({ vendors = [] }) => vendors))]
  const ids = [...new Set(counted.flatMap(({ nodeIds = [] }) => nodeIds))]
  const vendors =
    codes.length === 0
      ? []
      : await db.select({ code: vendor.code, name: vendor.displayName }).from(vendor).where(inArray(vendor.code, codes))
  return {
    vendors: new Map(vendors.map(({ code, name }) => [code, vendorName(code, name, language)])),
    titles: await titlesOf(db, ids, language),
  }
}
