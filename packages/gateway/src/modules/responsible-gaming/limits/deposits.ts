import { and, eq } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { refuse } from '../../../lib/refusal.ts'
import type { Reader, Tx } from '../../../db/client.ts'
import { depositOrder } from '../../deposits/schema.ts'
import { rgLimit } from '../schema.ts'
import { lockBalances } from '../../../ledger/accounts.ts'
import { formatMoney } from '../../../ledger/money.ts'
import type { Settings } from '../../../settings/settings.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { mayPlay } from '../breaks/exclusions.ts'
import { type Period, type Window, windowsAt } from '../../../lib/time/calendar.ts'
import { profiles } from '../profiles.ts'

type Site = Pick<Settings, 'site'>

/**
 * What a member has deposited in the windows that are running, open orders included, minor units (gross). What they
 * paid another member for the operator has no order: the play it requires tells when it was credited.
 */
export async function depositedOf(
  db: Reader,
  memberId: string,
  windows: Record<Period, Window>,
): Promise<Record<Period, bigint>> {
  const since = (period: Period) =>
    sql`coalesce(sum(amount) filter (where at >= ${windows[period].startsAt.toISOString()}), 0)::text`
  const earliest = (
    windows.WEEK.startsAt < windows.MONTH.startsAt ? windows.WEEK : windows.MONTH
  ).startsAt.toISOString()
  const {
    rows: [row],
  } = await db.execute<Record<'day' | 'week' | 'month', string>>(sql`
    select ${since('DAY')} as day, ${since('WEEK')} as week, ${since('MONTH')} as month from (
      select coalesce(credited, amount) as amount, created_at as at from ${depositOrder}
        where member_id = ${memberId} and created_at >= ${earliest} and state not in ('FAILED', 'EXPIRED', 'CANCELLED')
      union all
      select base, opened_at from requirements
        where member_id = ${memberId} and source = 'DEPOSIT' and ref like 'W%/%' and opened_at >= ${earliest}) deposits`)
  return { DAY: BigInt(row?.day ?? 0), WEEK: BigInt(row?.week ?? 0), MONTH: BigInt(row?.month ?? 0) }
}

export interface DepositRoom {
  /** Minor units that may still be deposited. */
  left: bigint
  /** When there is more. */
  resetAt: Date
}

/** How much a member may still deposit by their own limits; undefined where none is set. */
export async function depositRoom(
  db: Reader,
  memberId: string,
  now: Date,
  { site }: Site,
): Promise<DepositRoom | undefined> {
  const limits = await db
    .select({ period: rgLimit.period, value: rgLimit.value })
    .from(rgLimit)
    .where(and(eq(rgLimit.memberId, memberId), eq(rgLimit.kind, 'DEPOSIT'), eq(rgLimit.status, 'ACTIVE')))
  if (limits.length === 0) return undefined
  const windows = windowsAt(now, site.timeZone)
  const taken = await depositedOf(db, memberId, windows)
  return limits
    .map(({ period, value }) => {
      const at = period as Period
      const left = (value ?? 0n) - taken[at]
      return { left: left > 0n ? left : 0n, resetAt: windows[at].resetAt }
    })
    .reduce((least, one) =>
      one.left < least.left || (one.left === least.left && one.resetAt > least.resetAt) ? one : least,
    )
}

/**
 * Whether a member is asked if they want a deposit limit before they order: the profile wants it, none is in force, and
 * they never ordered a deposit, whatever came of it. Where the module of limits is off there is none to choose.
 */
export async function asksForLimit(db: Reader, memberId: string, settings: Settings): Promise<boolean> {
  if (!profiles[settings.rg.profile].limits.prompt || !isOn(settings, 'RG3')) return false
  const limit = and(eq(rgLimit.memberId, memberId), eq(rgLimit.kind, 'DEPOSIT'), eq(rgLimit.status, 'ACTIVE'))
  const {
    rows: [row],
  } = await db.execute<{ asks: boolean }>(sql`
    select not exists (select from ${rgLimit} where ${limit})
      and not exists (select from ${depositOrder} where ${eq(depositOrder.memberId, memberId)}) as asks`)
  return row?.asks === true
}

/**
 * Whether a deposit may be ordered: call it in the transaction that writes the order, before it is written. Locks the
 * member's accounts until the commit, so that two orders at once do not pass one limit together.
 * @throws Refused `rg_limit_deposit {left, resetAt}`, `rg_timeout {until}`, `rg_excluded {until}`
 */
export async function checkDeposit(tx: Tx, memberId: string, amount: bigint, now: Date, settings: Site): Promise<void> {
  await lockBalances(tx, memberId)
  await mayPlay(tx, memberId, now)
  const room = await depositRoom(tx, memberId, now, settings)
  if (!room || amount <= room.left) return
  throw refuse('rg_limit_deposit', {
    field: 'amount',
    details: { left: formatMoney(room.left), resetAt: room.resetAt.toISOString() },
  })
}
