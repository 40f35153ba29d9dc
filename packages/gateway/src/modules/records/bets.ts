import type { BetRow, BetStatus, GameType } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Db } from '../../db/client.ts'
import { named, titleIn } from '../games/index.ts'
import { formatMoney } from '../../ledger/money.ts'
import { asciiDigits } from '../../lib/text/ascii-digits.ts'
import { type FreeSql, freeColumns, freeNumberOf, freeOf, freeTables, statusOfFreeRound } from './free-rounds.ts'
import type { Owner } from '../../ledger/accounts.ts'
import { pageOut, type Paging } from './paging.ts'
import type { Range } from './range.ts'

/** State of a round, in the terms of the wire; `r` is the round. Returned whole (a push, a refused ticket) is void. */
export const statusOfRound = sql`case when r.state = 'VOIDED' then 'ROLLED_BACK' when r.state <> 'CLOSED' then 'OPEN'
  when r.stake > 0 and r.stake = r.win and r.valid_bet = 0 then 'VOID' else 'SETTLED' end`

export const betColumns = (
  language: string,
) => sql`r.id::text as "betNo", r.vendor_round as "roundId", r.vendor as vassalage, v.display_name as "vendorName",
  g.game_type as "gameType", g.node_id as "nodeId", ${titleIn(language)} as "gameName", r.stake::text as stake,
  r.valid_bet::text as "validBet", r.win::text as win,
  r.contribution::text as contribution, ${statusOfRound} as status, r.opened_at as at, r.closed_at as "settledAt"`

export const betTables = sql`rounds r join games g on g.node_id = r.node_id join vendors v on v.code = r.vendor`

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

export function betOf(
  { stake, validBet, win, contribution, at, settledAt, free, ...row }: BetSql & Partial<FreeSql>,
  language: string,
): z.input<typeof BetRow> {
  return {
    ...named(row, language),
    stake: formatMoney(stake),
    validBet: formatMoney(validBet),
    win: formatMoney(win),
    contribution: formatMoney(contribution),
    net: free ? formatMoney('0') : formatMoney(BigInt(win) - BigInt(stake)),
    at: new Date(at).toISOString(),
    settledAt: settledAt ? new Date(settledAt).toISOString() : null,
    ...(free && { freeRound: freeOf(free) }),
  }
}

export interface BetsAsked extends Paging {
  range: Range
  gameType?: string | undefined
  vassalage?: string | undefined
  nodeId?: number | undefined
  status?: string | undefined
  playedWith?: 'MONEY' | 'FREE_SPINS' | undefined
  roundId?: string | undefined
  language: string
}

/**
 * The rounds that are asked for: those of money (`r`) and those of free spins (`f`), which are numbered apart. `upTo`
 * names the last of each.
 */
function hitsOf(
  { memberId, asset }: Owner,
  { range: { from, to }, gameType, vassalage, nodeId, status, playedWith, roundId: typed }: BetsAsked,
  upTo: string | undefined,
) {
  const [lastRound, lastFree] = upTo?.split('-') ?? []
  // A person types the number of a round as shown in the game, or ours from the list, in the digits of their keyboard.
  const roundId = typed && asciiDigits(typed)
  const ours = roundId && /^F?\d{1,18}$/i.test(roundId) ? roundId : undefined
  const free = ours && freeNumberOf(ours)
  const numbered = ours && !free ? sql`or r.id = ${ours}::bigint` : sql``
  const freeNumbered = free ? sql`or f.id = ${free}::bigint` : sql``
  const ofGame = sql`${gameType ? sql`g.game_type = ${gameType}` : sql`true`} and ${nodeId ? sql`g.node_id = ${nodeId}` : sql`true`}`
  const rounds = sql`
    from ${betTables} where ${playedWith !== 'FREE_SPINS'} and r.member_id = ${memberId} and r.asset = ${asset}
      and ledger_reaches(${from}) and r.opened_at >= ${from} and ${to ? sql`r.opened_at < ${to}` : sql`true`}
      and ${ofGame} and ${vassalage ? sql`r.vendor = ${vassalage}` : sql`true`}
      and ${status ? sql`${statusOfRound} = ${status}` : sql`true`}
      and ${roundId ? sql`(r.vendor_round = ${roundId} ${numbered})` : sql`true`}
      and ${lastRound ? sql`r.id <= ${lastRound}::bigint` : sql`true`}`
  const freeRounds = sql`
    from ${freeTables} where ${playedWith !== 'MONEY'} and f.member_id = ${memberId} and w.asset = ${asset}
      and f.opened_at >= ${from} and ${to ? sql`f.opened_at < ${to}` : sql`true`}
      and ${ofGame} and ${vassalage ? sql`f.vendor = ${vassalage}` : sql`true`}
      and ${status ? sql`${statusOfFreeRound} = ${status}` : sql`true`}
      and ${roundId ? sql`(f.vendor_round = ${roundId} ${freeNumbered})` : sql`true`}
      and ${lastFree ? sql`f.id <= ${lastFree}::bigint` : sql`true`}`
  return { rounds, freeRounds }
}

/** Rounds of a person, newest first: one query for the sums, one for the page. */
export async function betsPage(db: Db, owner: Owner, asked: BetsAsked) {
  type Sums = {
    count: string
    upTo: string
    stake: string
    validBet: string
    win: string
    free: string
    freeWin: string
  }
  const { rounds, freeRounds } = hitsOf(owner, asked, asked.upTo)
  const {
    rows: [sums],
  } = await db.execute<Sums>(sql`
    select (a.count + b.count)::text as count, a.last || '-' || b.last as "upTo", a.stake::text as stake,
      a."validBet"::text as "validBet", a.win::text as win, b.count::text as free, b.win::text as "freeWin"
    from (select count(*) as count, coalesce(max(r.id), 0) as last, coalesce(sum(r.stake), 0) as stake,
        coalesce(sum(r.valid_bet), 0) as "validBet", coalesce(sum(r.win), 0) as win ${rounds}) a,
      (select count(*) as count, coalesce(max(f.id), 0) as last, coalesce(sum(f.win), 0) as win ${freeRounds}) b`)
  return pageOut(
    asked,
    sums,
    async ({ upTo, limit, offset }) => {
      const until = hitsOf(owner, asked, upTo)
      const most = offset + limit
      const { rows } = await db.execute<BetSql & FreeSql>(sql`
        select * from (
          (select ${betColumns(asked.language)}, null::jsonb as free, r.id as number ${until.rounds}
            order by r.opened_at desc, r.id desc limit ${most})
          union all
          (select ${freeColumns(asked.language)}, f.id as number ${until.freeRounds}
            order by f.opened_at desc, f.id desc limit ${most})) both_kinds
        order by at desc, free is not null, number desc limit ${limit} offset ${offset}`)
      return rows.map(({ number: _number, ...row }: BetSql & FreeSql & { number?: string }) =>
        betOf(row, asked.language),
      )
    },
    ({ stake, validBet, win, free, freeWin }) => ({
      stake: formatMoney(stake),
      validBet: formatMoney(validBet),
      win: formatMoney(win),
      net: formatMoney(BigInt(win) - BigInt(stake)),
      ...(free !== '0' && { freeWin: formatMoney(freeWin) }),
    }),
  )
}
