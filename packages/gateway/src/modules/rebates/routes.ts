import { desc, sql, and, eq, lt } from 'drizzle-orm'
import { gameTypes } from '@brand/sdk/contract'
import { type RebateLine, rebatePeriod } from './schema.ts'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { formatMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import { type GameType, formatRate } from '../agent/index.ts'
import { vipFactorsOf } from '../vip/index.ts'
import { earnedOf, linesByDay, payOpen, rateAt, roomOf } from './pay.ts'

const least = (a: bigint, b: bigint) => (a < b ? a : b)

const showLine = ({ gameType, base, rate }: RebateLine) => ({
  gameType: gameType as GameType,
  validBet: formatMoney(BigInt(base) > 0n ? BigInt(base) : 0n),
  rate: formatRate(rate),
  amount: formatMoney(earnedOf([{ gameType, base, rate }])),
})

/** What was settled before can be claimed: whole minutes. */
function settledBy({ settings, clock }: Pick<SignedInCtx, 'settings' | 'clock'>): Date {
  const minute = 60_000
  return new Date((Math.floor(clock.now().getTime() / minute) - settings.rebate.settleMinutes) * minute)
}

/** What a claim would take now, by category, and what it would pay. */
async function claimable(ctx: SignedInCtx) {
  const { db, session, settings } = ctx
  const { rows } = await db.execute<{
    day: string
    gameType: string
    base: string
    settled: boolean
    last: string
  }>(sql`
    select (minute at time zone ${settings.site.timeZone})::date::text as day, game_type as "gameType",
      minute < ${settledBy(ctx)} as settled, sum(base)::text as base, max(minute) as last
    from rebate_open where member_id = ${session.memberId} group by 1, 2, 3`)
  const { rebate: factor } = await vipFactorsOf(db, settings, session.memberId)
  const settled = rows.filter((row) => row.settled)
  const settledByDay = linesByDay(settled, settings, factor)
  let [amount, calculating] = [0n, 0n]
  for (const [day, lines] of linesByDay(rows, settings, factor)) {
    const { room } = await roomOf(db, session.memberId, day, settings)
    const now = least(earnedOf(settledByDay.get(day) ?? []), room)
    const then = least(earnedOf(lines), room)
    amount += now
    if (then > now) calculating += then - now
  }
  const sums = new Map<string, bigint>()
  for (const { gameType, base } of settled) sums.set(gameType, (sums.get(gameType) ?? 0n) + BigInt(base))
  const lines = Array.from(sums, ([gameType, base]) => ({
    gameType,
    base: String(base),
    rate: rateAt(settings, gameType, factor),
  }))
  const last = Math.max(...rows.filter((row) => !row.settled).map((row) => new Date(row.last).getTime()))
  return {
    lines,
    amount,
    calculating,
    readyAt: last > 0 ? new Date(last + (settings.rebate.settleMinutes + 1) * 60_000) : null,
  }
}

/** Rebates: a part of the valid bet, claimed by the person, or paid by itself after the day. */
export const rebates: Handlers<'rebates'> = {
  async settings({ db, session, settings }) {
    const { rebate } = settings
    const { rebate: factor } = await vipFactorsOf(db, settings, session.memberId)
    return {
      currency: session.asset,
      rates: gameTypes.map((gameType) => ({ gameType, rate: formatRate(rateAt(settings, gameType, factor)) })),
      dayCap: formatMoney(rebate.dayCapMinor),
      settleMinutes: rebate.settleMinutes,
      excludesBonus: rebate.excludeBonus,
    }
  },

  async summary(ctx) {
    const { session, settings, clock } = ctx
    const { lines, amount, calculating, readyAt } = await claimable(ctx)
    const enough = amount >= BigInt(settings.rebate.minMinor)
    const settleMs = settings.rebate.settleMinutes * 60_000
    // Just after midnight it is the day before that is paid next.
    const { resetAt } = windowsAt(new Date(clock.now().getTime() - settleMs), settings.site.timeZone).DAY
    return {
      currency: session.asset,
      state: enough ? 'CLAIMABLE' : readyAt ? 'CALCULATING' : 'OPEN',
      lines: lines.map(showLine),
      amount: formatMoney(amount),
      min: formatMoney(settings.rebate.minMinor),
      calculating: formatMoney(calculating),
      readyAt: readyAt?.toISOString() ?? null,
      autoPayAt: new Date(resetAt.getTime() + settleMs).toISOString(),
    }
  },

  async submit(ctx) {
    const { tx, session, settings, clock } = ctx
    const { memberId, asset } = session
    const paid = await payOpen(tx, {
      memberId,
      asset,
      settings,
      now: clock.now(),
      upTo: settledBy(ctx),
      state: 'CLAIMED',
    })
    if (paid < BigInt(settings.rebate.minMinor)) throw refuse('not_found', { message: 'there is too little to claim' })
    return { amount: formatMoney(paid) }
  },

  async history({ db, session }, { after, pageSize }) {
    const key = keyIn(after, 'rebates', [isId])
    const mine = eq(rebatePeriod.memberId, session.memberId)
    const rows = await db
      .select()
      .from(rebatePeriod)
      .where(key ? and(mine, lt(rebatePeriod.id, Number(key[0]))) : mine)
      .orderBy(desc(rebatePeriod.id))
      .limit(pageSize + 1)
    const { list, last } = pageRows(rows, pageSize)
    return {
      currency: session.asset,
      list: list.map(({ id, day, state, upTo, at, lines, earned, paid }) => ({
        rebateId: String(id),
        day,
        state,
        upTo: upTo.toISOString(),
        at: at.toISOString(),
        lines: lines.map(showLine),
        earned: formatMoney(earned),
        amount: formatMoney(paid),
      })),
      next: last ? cursorOf('rebates', String(last.id)) : null,
    }
  },
}
