import type { CatalogueGame } from '../queries/write.ts'
import type { Vendor } from './plan.ts'
import type { EngineFacts } from './reels.ts'
import type { GameType } from './title-pool.ts'

/** One game as the catalogue is seeded with it. */
export interface PlannedGame extends Omit<CatalogueGame, keyof EngineFacts>, EngineFacts {
  vendor: Vendor
  gameType: GameType
}
