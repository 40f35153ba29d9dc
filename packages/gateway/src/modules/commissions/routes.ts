import { sql } from 'drizzle-orm'
import type { Handlers } from '../../http/context.ts'
import { cursorOf, isId, isInstant, isName, isSmall, isUuid, keyIn, pageRows } from '../../http/response/cursor.ts'
import { formatMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { daysAfter, startOf } from '../../lib/time/calendar.ts'
import { type GameType, formatRate, teamMember } from '../agent/index.ts'
import { titleIn } from '../games/index.ts'
import { formatExact } from './exact.ts'
import { incomeList } from './list.ts'
import { incomeRunning } from './running.ts'
import { incomeTerms } from './terms.ts'

/** Rows of a page. */
const pageSize = 50

/** Minor units, negative where players won. */
const isAmount = /^-?\d{1,18}$/

export const income: Handlers<'income'> = {
  list: incomeList,
  terms: incomeTerms,
  running: incomeRunning,

  async lines({ db, session: { memberId, asset } }, { day, after }) {
    const at = keyIn(after, 'lines', [isAmount, isUuid, isName, isSmall, isSmall])
    const behind = at
      ? sql`(c.base, c.member_id, c.game_type, c.rate, c.rate_below)
          < (${at[0]}::bigint, ${at[1]}::uuid, ${at[2]}::text, ${at[3]}::int, ${at[4]}::int)`
      : sql`true`
    const { rows } = await db.execute<{
      memberId: string
      account: string
      gameType: GameType
      base: string
      rate: number
      rateBelow: number
    }>(sql`
      select c.member_id as "memberId", m.account, c.game_type as "gameType", c.base::text, c.rate, c.rate_below as "rateBelow"
      from (select member_id, game_type, rate, rate_below, sum(base)::bigint as base from commission_line
        where agent_id = ${memberId} and asset = ${asset} and day = ${day} group by 1, 2, 3, 4) c
        join member m on m.id = c.member_id
      where ${behind}
      order by c.base desc, c.member_id desc, c.game_type desc, c.rate desc, c.rate_below desc limit ${pageSize + 1}`)
    const { list, last } = pageRows(rows, pageSize)
    return {
      currency: asset,
      list: list.map(({ account, gameType, base, rate, rateBelow }) => ({
        account,
        gameType,
        base: formatMoney(base),
        rate: formatRate(rate),
        rateBelow: formatRate(rateBelow),
        amount: formatExact(BigInt(base) * BigInt(rate - rateBelow)),
      })),
      next: last
        ? cursorOf('lines', last.base, last.memberId, last.gameType, String(last.rate), String(last.rateBelow))
        : null,
    }
  },

  async month({ db, session: { memberId, asset }, settings }, { month, after }) {
    const at = keyIn(after, 'month', [isAmount, isUuid])
    const behind = at ? sql`(r.stake - r.win, r.member_id) < (${at[0]}::bigint, ${at[1]}::uuid)` : sql`true`
    const {
      rows: [found],
    } = await db.execute<
      Record<'revenue' | 'bonus' | 'rebate' | 'platformFee' | 'paymentFee' | 'net' | 'debt' | 'paid', string> & {
        deal: 'SPLIT' | 'RED_FIGURE' | 'PROFIT'
        active: number
        rate: number
      }
    >(sql`
      select d.kind as deal, m.revenue::text, m.bonus::text, m.rebate::text, m.platform_fee::text as "platformFee",
        m.payment_fee::text as "paymentFee",
        m.net::text, m.debt::text, m.paid::text, m.active, m.rate
      from revenue_month m join revenue_deal d on d.id = m.deal_id where m.agent_id = ${memberId} and m.asset = ${asset}
        and m.month = ${month}`)
    if (!found) throw refuse('not_found', { field: 'month' })
    const { rows } = await db.execute<
      Record<'memberId' | 'account' | 'validBet' | 'stake' | 'win' | 'bonus' | 'rebate' | 'payments' | 'loss', string>
    >(sql`
      select r.member_id as "memberId", m.account, r.valid_bet::text as "validBet", r.stake::text, r.win::text, r.bonus::text,
        r.rebate::text,
        r.payments::text, (r.stake - r.win)::text as loss
      from revenue_member r join member m on m.id = r.member_id
      where r.agent_id = ${memberId} and r.asset = ${asset} and r.month = ${month}
        and ${behind}
      order by r.stake - r.win desc, r.member_id desc limit ${pageSize + 1}`)
    const { list, last } = pageRows(rows, pageSize)
    const { deal, active, rate, paid, ...amounts } = found
    return {
      currency: asset,
      deal,
      active,
      rate: formatRate(rate),
      amount: formatMoney(paid),
      revenue: formatMoney(amounts.revenue),
      bonus: formatMoney(amounts.bonus),
      rebate: formatMoney(amounts.rebate),
      platformFee: formatMoney(amounts.platformFee),
      paymentFee: formatMoney(amounts.paymentFee),
      net: formatMoney(amounts.net),
      debt: formatMoney(amounts.debt),
      list: list.map((row) => ({
        account: row.account,
        validBet: formatMoney(row.validBet),
        stake: formatMoney(row.stake),
        win: formatMoney(row.win),
        bonus: formatMoney(row.bonus),
        rebate: formatMoney(row.rebate),
        payments: formatMoney(row.payments),
        active: BigInt(row.validBet) > 0n && BigInt(row.validBet) >= BigInt(settings.revenueShare.activeMinor),
      })),
      next: last ? cursorOf('month', last.loss, last.memberId) : null,
    }
  },

  async play({ db, session, settings, language }, { account, day, gameType, after }) {
    const { timeZone } = settings.site
    const at = keyIn(after, 'play', [isInstant, isId])
    const behind = at ? sql`(s.settled_at, s.id) < (${at[0]}::timestamptz, ${at[1]}::bigint)` : sql`true`
    const { id } = await teamMember(db, session.memberId, account, { orSelf: true })
    const { rows } = await db.execute<{
      id: string
      at: string
      roundNo: string | null
      gameName: string | null
      vendorName: string
      stake: string
      validBet: string
      win: string
    }>(sql`
      select s.id::text, to_char(s.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, s.round_id::text as "roundNo",
        ${titleIn(language)} as "gameName", s.vendor as "vendorName",
        s.stake::text, s.valid_bet::text as "validBet", s.win::text
      from settlements s left join games g on g.node_id = s.node_id
      where s.member_id = ${id} and s.settled_at >= ${startOf(day, timeZone)} and s.settled_at < ${startOf(daysAfter(day, 1), timeZone)}
        and s.game_type = ${gameType} and s.asset = ${session.asset}
        and ${behind}
      order by s.settled_at desc, s.id desc limit ${pageSize + 1}`)
    const { list, last } = pageRows(rows, pageSize)
    return {
      currency: session.asset,
      list: list.map((row) => ({
        at: new Date(row.at).toISOString(),
        roundNo: row.roundNo,
        gameName: row.gameName,
        vendorName: row.vendorName,
        stake: formatMoney(row.stake),
        validBet: formatMoney(row.validBet),
        win: formatMoney(row.win),
      })),
      next: last ? cursorOf('play', last.at, last.id) : null,
    }
  },
}
