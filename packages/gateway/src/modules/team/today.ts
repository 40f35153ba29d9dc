import { gameTypes } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { dayPlay } from '../contracts/index.ts'
import { figuresBy } from './figures.ts'
import { type TeamScope, linesOf } from './people.ts'
import type { Days } from './range.ts'

interface TodayAsked {
  agentId: string
  asset: string
  scope: TeamScope
  /** Yesterday and today. */
  days: Days
  /** Begin of today. */
  split: Date
  now: Date
}

/** Play is counted by slots of five minutes. */
const slotMs = 5 * 60_000

/** A team today so far, beside yesterday up to the same minute, and by the hour. */
export async function todayOf(db: Reader, { agentId, asset, scope, days, split, now }: TodayAsked) {
  // Days of a change of the clock differ in length: a day ends where the next begins.
  const cut = new Date(Math.min(days.startsAt.getTime() + (now.getTime() - split.getTime()), split.getTime()))
  const lines = linesOf({ agentId, scope, memberId: undefined })
  const kept = { self: undefined, direct: 'DIRECT', team: 'BELOW' }[scope]
  type Start = { day: string; newReg: number; firstDep: number }
  const [play, income, starts] = await Promise.all([
    dayPlay(db, { lines, asset, from: days.startsAt, split, cut }),
    figuresBy(db, { members: [agentId], asset, days, own: true }, 'day'),
    kept
      ? db.execute<Start>(sql`
          select day::text as day, members as "newReg", first_deposits as "firstDep" from team_start_day
          where member_id = ${agentId} and scope = ${kept} and day in (${days.from}, ${days.to})`)
      : { rows: [] as Start[] },
  ])
  const side = (day: string, { validBet, pnl, active }: typeof play.now) => {
    const start = starts.rows.find((row) => row.day === day)
    return {
      validBet: formatMoney(validBet),
      pnl: formatMoney(pnl),
      active,
      newReg: start?.newReg ?? 0,
      firstDep: start?.firstDep ?? 0,
      income: formatMoney(income.get(day)?.commission ?? 0n),
    }
  }
  const length = Math.ceil((split.getTime() - days.startsAt.getTime()) / 3_600_000)
  const reached = Math.floor((now.getTime() - split.getTime()) / 3_600_000)
  const at = (of: 'now' | 'before', hour: number) =>
    formatMoney(play.hours.find((row) => row.side === of && row.hour === hour)?.validBet ?? '0')
  return {
    at: new Date(Math.floor(now.getTime() / slotMs) * slotMs).toISOString(),
    today: side(days.to, play.now),
    yesterday: side(days.from, play.early),
    hours: Array.from({ length: Math.max(length, reached + 1) }, (_none, hour) => ({
      today: hour <= reached ? at('now', hour) : null,
      yesterday: at('before', hour),
    })),
    categories: gameTypes
      .flatMap((gameType) => {
        const found = play.categories.get(gameType)
        return found ? [{ gameType, today: formatMoney(found.now), yesterday: formatMoney(found.early) }] : []
      })
      .toSorted((a, b) => Number(b.today) - Number(a.today)),
  }
}
