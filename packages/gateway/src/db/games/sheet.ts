import type { Db } from '../client.ts'
import { one } from './ask.ts'
import { GAME, type GameJson, LANGUAGES, TITLED } from './rows.ts'

/** What a game sheet tells everybody; amounts in minor units. */
export interface SheetRow {
  game: GameJson
  vendorName: string
  volatility: 'LOW' | 'MEDIUM' | 'HIGH' | 'VERY_HIGH' | null
  features: string[]
  languages: string[]
  minBet: string | null
  maxBet: string | null
}

export async function sheetRow(db: Db, nodeId: number, language: string): Promise<SheetRow | null> {
  const { sheet } = await one<{ sheet: SheetRow | null }>(
    db.$client,
    `select (
      select json_build_object('game', ${GAME}, 'vendorName', v.display_name, 'volatility', g.volatility, 'features', g.features,
        'languages', ${LANGUAGES}, 'minBet', g.min_bet::text, 'maxBet', g.max_bet::text)
      from game g join vendor v on v.code = g.vendor ${TITLED} where g.node_id = $2) as sheet`,
    [language, nodeId],
    'game_sheet',
  )
  return sheet
}

/** A member's rounds of a game; sums in minor units, of the settled ones. */
export interface OwnPlayRow {
  asset: string
  lastAt: Date
  /** Of the last settled round. */
  lastNet: string | null
  rounds: number
  stake: string
  win: string
}

/** Null where there was no round since. */
export async function ownPlay(db: Db, memberId: string, nodeId: number, since: Date): Promise<OwnPlayRow | null> {
  const {
    rows: [row],
  } = await db.$client.query<OwnPlayRow>({
    name: 'game_own_play',
    text: `
      select asset, max(opened_at) as "lastAt",
        (array_agg(win - stake order by opened_at desc, id desc) filter (where state = 'CLOSED'))[1]::text as "lastNet",
        count(*) filter (where state = 'CLOSED')::int as rounds,
        coalesce(sum(stake) filter (where state = 'CLOSED'), 0)::text as stake, coalesce(sum(win) filter (where state = 'CLOSED'), 0)::text as win
      from round where member_id = $1 and node_id = $2 and opened_at >= $3 and state <> 'VOIDED' group by asset`,
    values: [memberId, nodeId, since],
  })
  return row ?? null
}
