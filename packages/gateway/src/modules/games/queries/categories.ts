import type { GameFeature, Volatility } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Db } from '../../../db/client.ts'
import type { GameType } from './rows.ts'

export interface LaneRow {
  type: GameType
  count: number
  cards: { vassalage: string; displayName: string; gameCount: number }[]
  classes: string[]
  features: z.output<typeof GameFeature>[]
  volatilities: z.output<typeof Volatility>[]
}

/** Categories that have games, each with its vendors in their order and what its list can be narrowed to. */
export async function laneRows(db: Db): Promise<LaneRow[]> {
  const { rows } = await db.$client.query<LaneRow>({
    name: 'games_lanes',
    text: `
      with counted as (select game_type, vendor, count(*)::int as n from game where is_game = 'GAME' group by 1, 2)
      select c.game_type as type, sum(c.n)::int as count,
        json_agg(json_build_object('vassalage', v.code, 'displayName', v.display_name, 'gameCount', c.n) order by v.sort, v.code) as cards,
        array(select distinct game_classify from game where game_type = c.game_type and game_classify <> '' order by 1) as classes,
        array(select distinct unnest(features) from game where game_type = c.game_type order by 1) as features,
        array(select distinct volatility from game where game_type = c.game_type and volatility is not null) as volatilities
      from counted c join vendor v on v.code = c.vendor group by c.game_type`,
  })
  return rows
}
