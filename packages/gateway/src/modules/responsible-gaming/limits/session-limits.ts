import { desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { rgPlan } from '../schema.ts'
import { lockBalances } from '../../../ledger/accounts.ts'
import { refuse } from '../../../lib/refusal.ts'
import type { Settings } from '../../../settings/settings.ts'
import { profiles, type RgProfile } from '../profiles.ts'

/** A session set before play: how long, and how much may be lost. It cannot be changed once it is set. */
export interface Plan {
  setAt: Date
  endsAt: Date
  /** Minor units. */
  loss: bigint
  /** Minutes without play after it: those of the profile when it was set. */
  pauseMin: number
  staked: bigint
  won: bigint
  /** Of the last bet; null before the first. */
  lastAt: Date | null
}

type Terms = Pick<RgProfile, 'presetSession'>

export const lostIn = ({ staked, won }: Pick<Plan, 'staked' | 'won'>): bigint => (staked > won ? staked - won : 0n)

/** State of a plan: it runs, is paused after its end, or is done. One without a bet needs no pause. */
export function presetSessionStatus(
  plan: Plan | null,
  now: Date,
  { presetSession }: Terms,
): 'OPEN' | 'DONE' | { pausedUntil: Date } {
  if (!plan || !presetSession) return 'DONE'
  const spent = lostIn(plan) >= plan.loss
  if (!spent && now < plan.endsAt) return 'OPEN'
  const endedAt = spent && plan.lastAt && plan.lastAt < plan.endsAt ? plan.lastAt : plan.endsAt
  const pausedUntil = new Date(endedAt.getTime() + plan.pauseMin * 60_000)
  return plan.lastAt && plan.staked + plan.won > 0n && now < pausedUntil ? { pausedUntil } : 'DONE'
}

export async function planOf(db: Reader, memberId: string): Promise<Plan | null> {
  const [row] = await db.select().from(rgPlan).where(eq(rgPlan.memberId, memberId)).orderBy(desc(rgPlan.setAt)).limit(1)
  return row ?? null
}

/**
 * Sets length and loss of the session that begins.
 * @throws Refused `function_not_available` (the profile requires none), `validation` (minutes it does not offer),
 *   `rg_session_set {endsAt}`, `rg_pause {until, why}`
 */
export async function setPlan(
  tx: Tx,
  memberId: string,
  { minutes, loss }: { minutes: number; loss: bigint },
  now: Date,
  { rg }: Pick<Settings, 'rg'>,
): Promise<void> {
  const profile = profiles[rg.profile]
  if (!profile.presetSession) throw refuse('function_not_available')
  if (!profile.presetSession.minutes.includes(minutes))
    throw refuse('validation', { field: 'minutes', details: { fields: { minutes: { code: 'field_invalid' } } } })
  await lockBalances(tx, memberId)
  const current = await planOf(tx, memberId)
  const status = presetSessionStatus(current, now, profile)
  if (current && status === 'OPEN')
    throw refuse('rg_session_set', { details: { endsAt: current.endsAt.toISOString() } })
  if (typeof status === 'object')
    throw refuse('rg_pause', { details: { until: status.pausedUntil.toISOString(), why: 'SESSION' } })
  await tx.insert(rgPlan).values({
    memberId,
    setAt: now,
    endsAt: new Date(now.getTime() + minutes * 60_000),
    loss,
    pauseMin: profile.presetSession.coolOffMin,
  })
}
