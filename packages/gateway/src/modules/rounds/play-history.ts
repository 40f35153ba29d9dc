import type { Db } from '../../db/client.ts'
import type { LeftGame, OwnPlay, PlayHistory, PlaySince } from '../games/index.ts'

export const createPlayHistory = (db: Db): PlayHistory => ({
  async ofGame(memberId, nodeId, since) {
    const {
      rows: [row],
    } = await db.$client.query<OwnPlay>({
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
        from play_quarters q where q.member_id = $1 and q.node_id = $2 and q.asset = last.asset and q.quarter >= quarter_of($3)) sums`,
      values: [memberId, nodeId, since],
    })
    return row ?? null
  },

  async since({ memberId, loginSession, asset, nodeId }) {
    const {
      rows: [row],
    } = await db.$client.query<PlaySince>({
      name: 'games_play_since',
      text: `
      select began.since, sum_of.rounds, sum_of.net, last.vendor_round as "lastRound", last.opened_at as "lastAt",
      last.state in ('OPEN', 'REOPENED') as "lastOpen"
      from (select min(created_at) as since from game_sessions where login_session = $1) began
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
  },

  async whereLeft(memberId) {
    const { rows } = await db.$client.query<LeftGame>({
      name: 'games_where_left',
      text: `
      with held as (
        select node_id as "nodeId", max(opened_at) as at, true as open from round
        where member_id = $1 and state in ('OPEN', 'REOPENED') group by node_id order by at desc limit 3),
      last as (
        select node_id as "nodeId", at, false as open from recent_games where member_id = $1 order by at desc limit 1)
      select * from held union all select * from last where not exists (select from held) order by at desc`,
      values: [memberId],
    })
    return rows
  },
})
