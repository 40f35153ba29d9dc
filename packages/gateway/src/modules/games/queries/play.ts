import type { Db } from '../../../db/client.ts'

export interface PlayRow {
  since: Date | null
  rounds: number
  /** Minor units. */
  net: string
  lastRound: string | null
  lastAt: Date | null
  lastOpen: boolean | null
}

interface Wanted {
  memberId: string
  /** The login whose games count. */
  loginSession: string
  asset: string
  /** The game whose last round is returned. */
  nodeId?: number | undefined
}

/** Play since the first game of a login was opened. */
export async function playSince(db: Db, { memberId, loginSession, asset, nodeId }: Wanted): Promise<PlayRow> {
  const {
    rows: [row],
  } = await db.$client.query<PlayRow>({
    name: 'games_play_since',
    text: `
      select began.since, sum_of.rounds, sum_of.net, last.vendor_round as "lastRound", last.opened_at as "lastAt",
      last.state in ('OPEN', 'REOPENED') as "lastOpen"
      from (select min(created_at) as since from game_session where login_session = $1) began
      cross join lateral (
        select count(*)::int as rounds, coalesce(sum(win - stake), 0)::text as net from round
        where member_id = $2 and asset = $3 and opened_at >= began.since and state <> 'VOIDED') sum_of
      left join lateral (
        select vendor_round, opened_at, state from round where member_id = $2 and node_id = $4
        order by opened_at desc, id desc limit 1) last on true`,
    values: [loginSession, memberId, asset, nodeId ?? null],
  })
  if (!row) throw new Error('a sum has no row')
  return row
}

export interface LeftRow {
  nodeId: number
  at: Date
  open: boolean
}

/** Games with a round left open, the latest first and three at most; without one the game opened last. */
export async function whereLeft(db: Db, memberId: string): Promise<LeftRow[]> {
  const { rows } = await db.$client.query<LeftRow>({
    name: 'games_where_left',
    text: `
      with held as (
        select node_id as "nodeId", max(opened_at) as at, true as open from round
        where member_id = $1 and state in ('OPEN', 'REOPENED') group by node_id order by at desc limit 3),
      last as (
        select node_id as "nodeId", at, false as open from recent_game where member_id = $1 order by at desc limit 1)
      select * from held union all select * from last where not exists (select from held) order by at desc`,
    values: [memberId],
  })
  return rows
}
