import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { groupIn, isBonus } from '../../ledger/groups.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { Days } from './range.ts'

const sums = ['stake', 'validBet', 'win', 'deposit', 'withdraw', 'bonus', 'rebate', 'commission', 'fee'] as const

/** Sums of play and money in minor units; `unreported` counts results of vendors that report no play. */
export type Figures = Record<(typeof sums)[number], bigint> & { unreported: number }

const none: Figures = {
  stake: 0n,
  validBet: 0n,
  win: 0n,
  deposit: 0n,
  withdraw: 0n,
  bonus: 0n,
  rebate: 0n,
  commission: 0n,
  fee: 0n,
  unreported: 0,
}

/** Whose figures: of each member the own ones, those of the people below, or both. */
export interface FiguresAsked {
  /** Ids, or a query of one column of ids. */
  members: readonly string[] | SQL
  asset: string
  days: Pick<Days, 'from' | 'to'>
  own: boolean
  below?: 'DIRECT' | 'BELOW' | undefined
}

/** What a scope takes: the agent's own figures, and which kept ones of the people below. */
export const partsOf = {
  self: { own: true, below: undefined },
  direct: { own: false, below: 'DIRECT' },
  team: { own: true, below: 'BELOW' },
} as const

const sumOf = (when: SQL, sign = sql``) => sql`case when ${when} then ${sign} amount else 0 end`
const play = sql`member_id, day, stake, valid_bet as "validBet", win + jackpot as win, unreported::bigint as unreported,
  0::bigint as deposit, 0::bigint as withdraw, 0::bigint as bonus, 0::bigint as rebate, 0::bigint as commission, 0::bigint as fee`
const money = () => {
  const group = groupIn(sql`kind`, sql`amount`)
  return sql`member_id, day, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
  ${sumOf(sql`${group} = 'DEPOSIT'`)}, ${sumOf(sql`${group} = 'WITHDRAWAL' and kind <> 'withdraw_fee'`, sql`-`)},
  ${sumOf(isBonus(sql`kind`, sql`amount`))}, ${sumOf(sql`${group} = 'REBATE'`)},
  ${sumOf(sql`${group} = 'SALARY'`)}, ${sumOf(sql`kind = 'withdraw_fee'`, sql`-`)}`
}

/** Figures of some members in a range of days, by member, by day, or all together: a row has `key` and the sums. */
export function figuresSql(
  { members, asset, days: { from, to }, own, below }: FiguresAsked,
  by: 'member' | 'day' | 'all',
): SQL {
  const who = Array.isArray(members) ? sql`= any (${sql.param(members)}::uuid[])` : sql`in (${members as SQL})`
  const of = sql`member_id ${who} and asset = ${asset} and day between ${from} and ${to}`
  const sources = [
    ...(own
      ? [sql`select ${play} from settlement_days where ${of}`, sql`select ${money()} from money_day where ${of}`]
      : []),
    ...(below
      ? [
          sql`select ${play} from team_play_day where ${of} and scope = ${below}`,
          sql`select ${money()} from team_money_day where ${of} and scope = ${below}`,
        ]
      : []),
  ]
  const key = { member: sql`member_id::text`, day: sql`day::text`, all: sql`''` }[by]
  const named = sql.raw([...sums, 'unreported'].map((name) => `sum("${name}")::bigint as "${name}"`).join(', '))
  // A union takes its names from its first part.
  const head = sql`select ${play} from settlement_days where false`
  return sql`select ${key} as key, ${named} from (${sql.join([head, ...sources], sql` union all `)}) f group by 1`
}

export type FigureRow = { key: string } & Record<(typeof sums)[number] | 'unreported', string>

export const figuresIn = (row: FigureRow): Figures => ({
  ...(Object.fromEntries(sums.map((name) => [name, BigInt(row[name])])) as Record<(typeof sums)[number], bigint>),
  unreported: Number(row.unreported),
})

/** Figures by key; a member or day without any is absent. */
export async function figuresBy(
  db: Reader,
  asked: FiguresAsked,
  by: 'member' | 'day' | 'all',
): Promise<Map<string, Figures>> {
  const { rows } = await db.execute<FigureRow>(figuresSql(asked, by))
  return new Map(rows.map((row) => [row.key, figuresIn(row)]))
}

/** Wins less stakes, plus bonuses, rebates and commission, less fees. */
export const pnlOf = ({ win, stake, bonus, rebate, commission, fee }: Omit<Figures, 'unreported'>): bigint =>
  win - stake + bonus + rebate + commission - fee
export const pnlSql = sql`("win" - "stake" + "bonus" + "rebate" + "commission" - "fee")`

/** As the wire has them; what is absent is zero. */
export function figuresOut(figures: Figures = none) {
  const { unreported, ...money } = figures
  const shown = Object.fromEntries(sums.map((name) => [name, formatMoney(money[name])])) as Record<
    (typeof sums)[number],
    string
  >
  return { ...shown, pnl: formatMoney(pnlOf(money)), unreported }
}
