import type { Db } from '../../../db/client.ts'
import { named, TITLE } from './rows.ts'

export interface TableRow {
  nodeId: number
  gameName: string
  vassalage: string
  vendorName: string
  status: 'ON' | 'MAINTENANCE' | 'SOON'
  /** People who play it now. */
  online: number
  total: number
}

/**
 * PVP games, open ones first, else in their order, with how many people play each: those with a valid login who have
 * not ended the game or opened another since, and who opened it or bet after `active`. Old game sessions are not read
 * for it, nor are rounds.
 */
export async function pvpGames(
  db: Db,
  wanted: {
    language: string
    vassalage?: string | undefined
    nodeId?: number | undefined
    now: Date
    active: Date
    offset: number
    limit: number
  },
): Promise<TableRow[]> {
  const { rows } = await db.$client.query<TableRow>({
    name: 'games_rooms',
    text: `
      select g.node_id as "nodeId", ${TITLE} as "gameName", g.vendor as vassalage, v.display_name as "vendorName",
        case when g.status = 'ON' then v.status else g.status end as status, count(*) over ()::int as total,
        (select count(distinct s.member_id)::int from game_session s left join session l on l.token_hash = s.login_session
          where s.node_id = g.node_id and s.played_at > $7 and s.expires_at > $4 and (l.token_hash is null
          or (l.revoked_at is null and l.expires_at > $4))
            and not exists (select from game_session n where n.login_session = s.login_session and n.created_at > s.created_at)) as online
      from game g join vendor v on v.code = g.vendor
      where g.game_type = 'PVP' and g.is_game = 'GAME' and ($2::text is null or g.vendor = $2) and ($3::int is null or g.node_id = $3)
      order by (g.status = 'ON' and v.status = 'ON') desc, g.sort, g.node_id limit $6 offset $5`,
    values: [
      wanted.language,
      wanted.vassalage ?? null,
      wanted.nodeId ?? null,
      wanted.now,
      wanted.offset,
      wanted.limit,
      wanted.active,
    ],
  })
  return rows.map((row) => named(row, wanted.language))
}

export interface VendorTypesRow {
  vassalage: string
  displayName: string
  status: 'ON' | 'MAINTENANCE'
  gameTypes: string[]
  languages: string[]
}

/** Vendors in their order, each with the categories it has games in. */
export async function vendorTypes(db: Db): Promise<VendorTypesRow[]> {
  const { rows } = await db.$client.query<VendorTypesRow>({
    name: 'games_vendor_types',
    text: `
      select v.code as vassalage, v.display_name as "displayName", v.status, v.languages,
      array_agg(distinct g.game_type order by g.game_type) as "gameTypes"
      from vendor v join game g on g.vendor = v.code where g.is_game = 'GAME' group by v.code order by v.sort, v.code`,
  })
  return rows
}
