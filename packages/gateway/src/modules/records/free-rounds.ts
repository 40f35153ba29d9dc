import type { BetRow, BetStatus } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { formatMoney } from '../../ledger/money.ts'
import { titleIn } from '../games/index.ts'

type Free = NonNullable<z.input<typeof BetRow>['freeRound']>

/** What was played with free spins is no `round`: it moves no money, and its number would name another round. */
const mark = 'F'
/** The number of a round of free spins from its `betNo`; undefined for a round of money. */
export const freeNumberOf = (betNo: string): string | undefined =>
  betNo.toUpperCase().startsWith(mark) ? betNo.slice(mark.length) : undefined

/** State of a round of free spins, in the terms of the wire; `f` is the round. */
export const statusOfFreeRound = sql<z.output<typeof BetStatus>>`case when f.state = 'VOIDED' then 'ROLLED_BACK'
  when f.state <> 'CLOSED' then 'OPEN' else 'SETTLED' end`

/** The columns of `betColumns` for rounds of free spins, with where their wins went: `s` are the spins, `w` the reward. */
export const freeColumns = (
  language: string,
) => sql`${mark} || f.id::text as "betNo", f.vendor_round as "roundId", f.vendor as vassalage, v.display_name as "vendorName",
  g.game_type as "gameType", g.node_id as "nodeId", ${titleIn(language)} as "gameName", '0' as stake,
  '0' as "validBet", f.win::text as win, '0' as contribution, ${statusOfFreeRound} as status, f.opened_at as at,
  f.closed_at as "settledAt", jsonb_build_object('rewardId', w.id::text, 'stake', s.stake::text, 'won', s.won::text,
    'paid', s.paid::text, 'outcome', case when s.ended_at is null then 'PENDING' when s.paid is null then 'LOST'
    when s.paid = 0 then 'NOTHING' when w.txn_id is null then 'BONUS' else 'CASH' end) as free`

export const freeTables = sql`spin_rounds f join spin_grants s on s.reward_id = f.grant_id join rewards w on w.id = f.grant_id
  join games g on g.node_id = s.node_id join vendors v on v.code = f.vendor`

/** What `freeColumns` adds; amounts in minor units. */
export type FreeSql = { free: Free | null }

/** The free spins of a round as the contract defines them. */
export const freeOf = ({ stake, won, paid, ...row }: Free): Free => ({
  ...row,
  stake: formatMoney(stake),
  won: formatMoney(won),
  paid: formatMoney(paid),
})
