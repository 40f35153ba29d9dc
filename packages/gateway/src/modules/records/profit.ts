import type { profitGroups } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { titleIn, vendorName } from '../games/index.ts'
import { groupIn, isBonus } from '../../ledger/groups.ts'
import type { Owner } from '../../ledger/accounts.ts'
import type { Range } from './range.ts'

type GroupBy = (typeof profitGroups)[number]

interface Figures {
  rounds: number
  stake: bigint
  validBet: bigint
  win: bigint
  bonus: bigint
  rebate: bigint
}

interface ProfitAsked {
  range: Range
  groupBy: GroupBy
  timeZone: string
  language: string
}

const none: Figures = { rounds: 0, stake: 0n, validBet: 0n, win: 0n, bonus: 0n, rebate: 0n }
const plus = (a: Figures, b: Partial<Figures>): Figures => ({
  rounds: a.rounds + (b.rounds ?? 0),
  stake: a.stake + (b.stake ?? 0n),
  validBet: a.validBet + (b.validBet ?? 0n),
  win: a.win + (b.win ?? 0n),
  bonus: a.bonus + (b.bonus ?? 0n),
  rebate: a.rebate + (b.rebate ?? 0n),
})
const shown = ({ rounds, stake, validBet, win, bonus, rebate }: Figures) => ({
  rounds,
  stake: formatMoney(stake),
  validBet: formatMoney(validBet),
  win: formatMoney(win),
  bonus: formatMoney(bonus),
  rebate: formatMoney(rebate),
  net: formatMoney(win - stake + bonus + rebate),
})

/**
 * Settled rounds of a person in groups, with what the operator gave by day: one query for play, one for gifts. Ranges
 * are whole quarters of an hour, as the sums they are read from do.
 */
export async function profitOf(
  db: Db,
  { memberId, asset }: Owner,
  { range: { from, to }, groupBy, timeZone, language }: ProfitAsked,
) {
  const dayOf = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const [key, name] = {
    day: [dayOf(sql`q.quarter`), sql`null::text`],
    category: [sql`g.game_type`, sql`null::text`],
    vendor: [sql`g.vendor`, sql`v.display_name`],
    game: [sql`g.node_id::text`, titleIn(language)],
  }[groupBy] as [ReturnType<typeof sql>, ReturnType<typeof sql>]
  const inRange = sql`q.quarter >= quarter_of(${from}) and ${to ? sql`q.quarter < ${to}` : sql`true`}`
  const entry = [sql`q.kind`, sql`q.amount`] as const
  type Play = { key: string; name: string | null; rounds: string; stake: string; validBet: string; win: string }
  type DailyCredits = { day: string; bonus: string; rebate: string }
  const [play, given] = await Promise.all([
    db.execute<Play>(sql`
      with played as (
        select ${key} as key, ${name} as name, q.rounds, q.stake, q.valid_bet, q.win
        from play_quarters q join games g on g.node_id = q.node_id join vendors v on v.code = g.vendor
        where q.member_id = ${memberId} and q.asset = ${asset} and q.rounds > 0 and ${inRange})
      select key, name, sum(rounds)::text as rounds, sum(stake)::text as stake, sum(valid_bet)::text as "validBet",
      sum(win)::text as win from played group by key, name`),
    db.execute<{ netDeposit: string; gifts: DailyCredits[] }>(sql`
      with mine as (
        select ${groupIn(...entry)} as grp, q.amount, q.quarter
        from money_quarter q where q.member_id = ${memberId} and q.asset = ${asset} and ${inRange}
          and (${isBonus(...entry)} or ${groupIn(...entry)} = 'REBATE')),
      days as (
        select ${dayOf(sql`quarter`)} as day, coalesce(sum(amount) filter (where grp = 'BONUS'), 0) as bonus,
        coalesce(sum(amount) filter (where grp = 'REBATE'), 0) as rebate
        from mine group by 1)
      select (select coalesce(sum(amount), 0)::text from money_total where member_id = ${memberId} and asset = ${asset}
          and ${groupIn(sql`kind`, sql`amount`)} in ('DEPOSIT', 'WITHDRAWAL')) as "netDeposit",
        coalesce((select json_agg(json_build_object('day', day, 'bonus', bonus::text, 'rebate', rebate::text)) from days), '[]') as gifts`),
  ])
  const groups = new Map<string, Figures & { name?: string }>()
  for (const { key: of, name: called, rounds, stake, validBet, win } of play.rows) {
    groups.set(of, {
      ...plus(none, { rounds: Number(rounds), stake: BigInt(stake), validBet: BigInt(validBet), win: BigInt(win) }),
      ...(called !== null && { name: groupBy === 'vendor' ? vendorName(of, called, language) : called }),
    })
  }
  let totals = [...groups.values()].reduce<Figures>(plus, none)
  for (const { day, bonus, rebate } of given.rows[0]?.gifts ?? []) {
    const gift = { bonus: BigInt(bonus), rebate: BigInt(rebate) }
    totals = plus(totals, gift)
    if (groupBy === 'day') groups.set(day, plus(groups.get(day) ?? none, gift))
  }
  const sorted = [...groups].toSorted(([a, { stake: x }], [b, { stake: y }]) =>
    groupBy === 'day' || x === y ? a.localeCompare(b) : x < y ? 1 : -1,
  )
  const list = sorted.map(([of, { name: called, ...figures }]) => ({
    key: of,
    ...(called !== undefined && { name: called }),
    ...shown(figures),
  }))
  return { list, totals: shown(totals), netDeposit: formatMoney(given.rows[0]?.netDeposit ?? 0) }
}
