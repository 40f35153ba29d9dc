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
    // Sums are read from their tables; of the rounds themselves only the last ones.
    text: `
      select last.asset, last.opened_at as "lastAt",
        (select (win - stake)::text from round where member_id = $1 and node_id = $2 and opened_at >= $3 and state = 'CLOSED'
          order by opened_at desc, id desc limit 1) as "lastNet",
        sums.rounds, sums.stake, sums.win
      from (select asset, opened_at from round where member_id = $1 and node_id = $2 and opened_at >= $3 and state <> 'VOIDED'
        order by opened_at desc limit 1) last,
      lateral (select coalesce(sum(q.rounds), 0)::int as rounds, coalesce(sum(q.stake), 0)::text as stake,
      coalesce(sum(q.win), 0)::text as win
        from play_quarter q where q.member_id = $1 and q.node_id = $2 and q.asset = last.asset and q.quarter >= quarter_of($3)) sums`,
    values: [memberId, nodeId, since],
  })
  return row ?? null
}
