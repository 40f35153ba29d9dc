import type { BetRow, BetStatus, GameType } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Db } from '../../db/client.ts'
import { named } from '../games/service.ts'
import { formatMoney } from '../../ledger/money.ts'
import { pageOut, type Owner, type Paging } from './paging.ts'
import type { Range } from './range.ts'

/** State of a round, in the terms of the wire; `r` is the round. Returned whole (a push, a refused ticket) is void. */
export const statusOfRound = sql`case when r.state = 'VOIDED' then 'ROLLED_BACK' when r.state <> 'CLOSED' then 'OPEN'
  when r.stake > 0 and r.stake = r.win and r.valid_bet = 0 then 'VOID' else 'SETTLED' end`

/** Title of a game in a language, else in English, else its code; `g` is the game. */
export const titleIn = (language: string) => sql`coalesce(
  (select title from game_title where node_id = g.node_id and language = ${language}), (select title from game_title
  where node_id = g.node_id and language = 'en'), g.game_code)`

export const betColumns = (
  language: string,
) => sql`r.id::text as "betNo", r.vendor_round as "roundId", r.vendor as vassalage, v.display_name as "vendorName",
  g.game_type as "gameType", g.node_id as "nodeId", ${titleIn(language)} as "gameName", r.stake::text as stake,
  r.valid_bet::text as "validBet", r.win::text as win,
  r.contribution::text as contribution, ${statusOfRound} as status, r.opened_at as at, r.closed_at as "settledAt"`

export const betTables = sql`round r join game g on g.node_id = r.node_id join vendor v on v.code = r.vendor`

export type BetSql = {
  betNo: string
  roundId: string
  vassalage: string
  vendorName: string
  gameType: z.output<typeof GameType>
  nodeId: number
  gameName: string
  stake: string
  validBet: string
  win: string
  contribution: string
  status: z.output<typeof BetStatus>
  at: Date | string
  settledAt: Date | string | null
}

const money = (minor: string) => formatMoney(BigInt(minor))

export function betOf(
  { stake, validBet, win, contribution, at, settledAt, ...row }: BetSql,
  language: string,
): z.input<typeof BetRow> {
  return {
    ...named(row, language),
    stake: money(stake),
    validBet: money(validBet),
    win: money(win),
    contribution: money(contribution),
    net: formatMoney(BigInt(win) - BigInt(stake)),
    at: new Date(at).toISOString(),
    settledAt: settledAt ? new Date(settledAt).toISOString() : null,
  }
}

export interface BetsAsked extends Paging {
  range: Range
  gameType?: string | undefined
  vassalage?: string | undefined
  nodeId?: number | undefined
  status?: string | undefined
  roundId?: string | undefined
  language: string
}

/** Rounds of a person, newest first: one query for the sums, one for the page. */
export async function betsPage(
  db: Db,
  { memberId, asset }: Owner,
  { range: { from, to }, gameType, vassalage, nodeId, status: wanted, roundId, language, ...paging }: BetsAsked,
) {
  // A person types the number of a round as shown in the game, or ours from the list.
  const number = roundId && /^\d{1,18}$/.test(roundId) ? sql`or r.id = ${roundId}::bigint` : sql``
  const hits = sql`
    from ${betTables} where r.member_id = ${memberId} and r.asset = ${asset}
      and r.opened_at >= ${from} and ${to ? sql`r.opened_at < ${to}` : sql`true`}
      and ${gameType ? sql`g.game_type = ${gameType}` : sql`true`} and ${vassalage ? sql`r.vendor = ${vassalage}` : sql`true`}
      and ${nodeId ? sql`r.node_id = ${nodeId}` : sql`true`} and ${wanted ? sql`${statusOfRound} = ${wanted}` : sql`true`}
      and ${roundId ? sql`(r.vendor_round = ${roundId} ${number})` : sql`true`}
      and ${paging.upTo ? sql`r.id <= ${paging.upTo}` : sql`true`}`
  type Sums = { count: string; upTo: string; stake: string; validBet: string; win: string }
  const {
    rows: [sums],
  } = await db.execute<Sums>(sql`
    select count(*)::text as count, coalesce(max(r.id), 0)::text as "upTo", coalesce(sum(r.stake), 0)::text as stake,
      coalesce(sum(r.valid_bet), 0)::text as "validBet", coalesce(sum(r.win), 0)::text as win ${hits}`)
  return pageOut(
    paging,
    sums,
    async ({ upTo, limit, offset }) => {
      const { rows } = await db.execute<BetSql>(sql`
      select ${betColumns(language)} ${hits} and r.id <= ${upTo} order by r.opened_at desc, r.id desc limit ${limit} offset ${offset}`)
      return rows.map((row) => betOf(row, language))
    },
    ({ stake, validBet, win }) => ({
      stake: money(stake),
      validBet: money(validBet),
      win: money(win),
      net: formatMoney(BigInt(win) - BigInt(stake)),
    }),
  )
}
