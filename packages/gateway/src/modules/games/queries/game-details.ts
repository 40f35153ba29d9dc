import type { Db } from '../../../db/client.ts'
import { one } from './sql.ts'
import { GAME, type GameJson, LANGUAGES, named, TITLED } from './rows.ts'

/** Public details of a game; amounts in minor units. */
export interface SheetRow {
  game: GameJson
  volatility: 'LOW' | 'MEDIUM' | 'HIGH' | 'VERY_HIGH' | null
  features: string[]
  languages: string[]
  minBet: string | null
  maxBet: string | null
}

export async function sheetRow(db: Db, nodeId: number, language: string): Promise<SheetRow | null> {
  const { sheet: details } = await one<{ sheet: SheetRow | null }>(
    db.$client,
    `select (
      select json_build_object('game', ${GAME}, 'volatility', g.volatility, 'features', g.features,
        'languages', ${LANGUAGES}, 'minBet', g.min_bet::text, 'maxBet', g.max_bet::text)
      from game g join vendor v on v.code = g.vendor ${TITLED} where g.node_id = $2) as sheet`,
    [language, nodeId],
    'game_sheet',
  )
  return details && { ...details, game: named(details.game, language) }
}
