import { and, eq, inArray, sql } from 'drizzle-orm'
import { refuse } from '../../../lib/refusal.ts'
import type { Reader, Tx } from '../../../db/client.ts'
import { playDay, rgLimit, rgMember } from '../schema.ts'
import type { Settings } from '../../../settings/settings.ts'
import { lockBalances } from '../../../ledger/accounts.ts'
import { depositedOf } from './deposits.ts'
import { profiles, type LimitKind } from '../profiles.ts'
import { usedOf } from './bet-budget.ts'
import { type Period, windowsAt } from '../../../lib/time/calendar.ts'

type Row = typeof rgLimit.$inferSelect
export interface LimitKey {
  kind: LimitKind
  period: Period | 'BET'
}

const isIt = (memberId: string, { kind, period }: LimitKey) =>
  and(eq(rgLimit.memberId, memberId), eq(rgLimit.kind, kind), eq(rgLimit.period, period))

/** One after the other: two changes of one member's limits at once would not see each other. */
async function current(
  tx: Tx,
  memberId: string,
  key: LimitKey,
): Promise<{ active: Row | undefined; pending: Row | undefined }> {
  await lockBalances(tx, memberId)
  const rows = await tx
    .select()
    .from(rgLimit)
    .where(and(isIt(memberId, key), inArray(rgLimit.status, ['ACTIVE', 'PENDING_INCREASE'])))
  return {
    active: rows.find(({ status }) => status === 'ACTIVE'),
    pending: rows.find(({ status }) => status === 'PENDING_INCREASE'),
  }
}

const end = (tx: Tx, { id }: Row, status: 'SUPERSEDED' | 'CANCELLED') =>
  tx.update(rgLimit).set({ status }).where(eq(rgLimit.id, id))

/**
 * Sets a limit: new or lower at once; higher, or none (null), after a while and confirmed again. The same request twice
 * waits once.
 */
export async function setLimit(
  tx: Tx,
  memberId: string,
  key: LimitKey,
  value: bigint | null,
  now: Date,
  { rg }: Pick<Settings, 'rg'>,
): Promise<void> {
  const { active, pending } = await current(tx, memberId, key)
  const row = { memberId, ...key, value, createdAt: now }
  const currentValue = active?.value ?? null
  const loosens = currentValue !== null && (value === null || value > currentValue)
  if (!loosens) {
    // Requesting less cancels a pending increase.
    if (pending) await end(tx, pending, 'CANCELLED')
    if (value === null || value === currentValue) return
    if (active) await end(tx, active, 'SUPERSEDED')
    await tx.insert(rgLimit).values({ ...row, status: 'ACTIVE', effectiveAt: now })
    return
  }
  if (pending?.value === value) return
  if (pending) await end(tx, pending, 'CANCELLED')
  const effectiveAt = new Date(now.getTime() + profiles[rg.profile].limits.increaseDelayH * 3_600_000)
  await tx.insert(rgLimit).values({ ...row, status: 'PENDING_INCREASE', effectiveAt })
}

/** @throws Refused `not_found`, `rg_limit_waiting {effectiveAt}` */
export async function confirmLimit(tx: Tx, memberId: string, key: LimitKey, now: Date): Promise<void> {
  const { active, pending } = await current(tx, memberId, key)
  if (!pending) throw refuse('not_found', { field: 'kind' })
  if (pending.effectiveAt > now)
    throw refuse('rg_limit_waiting', { details: { effectiveAt: pending.effectiveAt.toISOString() } })
  if (active) await end(tx, active, 'SUPERSEDED')
  if (pending.value === null) return void (await end(tx, pending, 'SUPERSEDED'))
  await tx.update(rgLimit).set({ status: 'ACTIVE' }).where(eq(rgLimit.id, pending.id))
}

export async function cancelPending(tx: Tx, memberId: string, key: LimitKey): Promise<void> {
  const { pending } = await current(tx, memberId, key)
  if (pending) await end(tx, pending, 'CANCELLED')
}

/** Takes a break, or makes one longer; nothing makes it shorter. */
export async function takeBreak(
  tx: Tx,
  memberId: string,
  kind: 'timeoutUntil' | 'excludedUntil',
  until: Date,
): Promise<void> {
  const column = rgMember[kind]
  await tx
    .insert(rgMember)
    .values({ memberId, [kind]: until })
    .onConflictDoUpdate({
      target: rgMember.memberId,
      set: { [kind]: sql`greatest(${column}, excluded.${sql.identifier(column.name)})` },
    })
}

export interface OwnLimit extends LimitKey {
  value: bigint
  used: bigint
  resetAt: Date | null
  pending?: { value: bigint | null; effectiveAt: Date; confirmable: boolean }
}

/** What a member played in the windows that are running. */
async function playedOf(db: Reader, memberId: string, windows: ReturnType<typeof windowsAt>) {
  const of = async (period: Period) => {
    const [row] = await db
      .select({
        staked: sql<string>`coalesce(sum(${playDay.staked}), 0)::text`,
        won: sql<string>`coalesce(sum(${playDay.won}), 0)::text`,
        seconds: sql<number>`coalesce(sum(${playDay.seconds}), 0)::int`,
      })
      .from(playDay)
      .where(and(eq(playDay.memberId, memberId), sql`${playDay.day} >= ${windows[period].from}`))
    return { staked: BigInt(row?.staked ?? 0), won: BigInt(row?.won ?? 0), seconds: row?.seconds ?? 0 }
  }
  const [DAY, WEEK, MONTH] = [await of('DAY'), await of('WEEK'), await of('MONTH')]
  return { DAY, WEEK, MONTH }
}

/** A member's limits with what is used of each; those of SESSION in minutes. */
export async function limitsOf(
  db: Reader,
  memberId: string,
  now: Date,
  { site }: Pick<Settings, 'site'>,
): Promise<OwnLimit[]> {
  const rows = await db
    .select()
    .from(rgLimit)
    .where(and(eq(rgLimit.memberId, memberId), inArray(rgLimit.status, ['ACTIVE', 'PENDING_INCREASE'])))
    .orderBy(rgLimit.id)
  const active = rows.filter(({ status }) => status === 'ACTIVE')
  if (active.length === 0) return []
  const windows = windowsAt(now, site.timeZone)
  const played = await playedOf(db, memberId, windows)
  const deposited = await depositedOf(db, memberId, windows)
  return active.map(({ kind, period, value }) => {
    const waits = rows.find((row) => row.status === 'PENDING_INCREASE' && row.kind === kind && row.period === period)
    const pending = waits && {
      value: waits.value,
      effectiveAt: waits.effectiveAt,
      confirmable: waits.effectiveAt <= now,
    }
    const used = period === 'BET' ? 0n : kind === 'DEPOSIT' ? deposited[period] : usedOf(kind, played[period])
    return {
      kind,
      period,
      value: value ?? 0n,
      used,
      resetAt: period === 'BET' ? null : windows[period].resetAt,
      ...(pending && { pending }),
    }
  })
}
