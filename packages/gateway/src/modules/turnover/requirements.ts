import { type SQL, and, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { refuse } from '../../lib/refusal.ts'
import { type Db, type Reader, type Tx, transact } from '../../db/client.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import { requirement } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { type Requirement, lockMemberBalances, openOf, write } from './store.ts'
import { drop } from './close.ts'
import type { Weights } from './valid-bet.ts'

export interface NewRequirement {
  memberId: string
  asset: string
  source: Requirement['source']
  /** Its origin, for instance the deposit's number: added twice, it exists once. */
  ref: string
  /** Minor units; `multiple` times this has to be played. */
  base: bigint
  multiple: number
  now: Date
  expiresAt?: Date | null
  /** What of a valid bet counts for it, as it was shown; absent: by the settings when it is played. */
  weights?: Weights
  bonus?: Pick<Requirement, 'offer' | 'bonus' | 'maxBet' | 'maxRelease'>
}

/** What has to be played for a sum; multiples have two decimals at most. */
export const requiredOf = (multiple: number, base: bigint): bigint => (base * BigInt(Math.round(multiple * 100))) / 100n

/**
 * Adds a play requirement to be met before cash may be withdrawn. Call it in the transaction that moves the money,
 * after the posting; a deposit's before its bonus's, for they are met in this order. Nothing to play: it is met at
 * once.
 * @returns the requirement, or undefined where this one is known already
 */
export async function addRequirement(tx: Tx, wanted: NewRequirement): Promise<Requirement | undefined> {
  const { memberId, asset, source, ref, base, multiple, now, expiresAt = null, weights, bonus = {} } = wanted
  const required = requiredOf(multiple, base)
  const met = required === 0n
  const [row] = await tx
    .insert(requirement)
    .values({
      memberId,
      asset,
      source,
      ref,
      base,
      multiple,
      required,
      openedAt: now,
      expiresAt,
      weights,
      ...bonus,
      ...(met && { state: 'COMPLETED', closedAt: now }),
    })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Ends what has expired of a member; to be called before anything is decided by what is open. */
export async function expireRequirements(tx: Tx, memberId: string, now: Date): Promise<void> {
  const due = (await openOf(tx, memberId)).filter(({ expiresAt }) => expiresAt && expiresAt <= now)
  if (due.length === 0) return
  const balances = await lockMemberBalances(tx, memberId, due[0]?.asset ?? '')
  // Read again: another transaction may have ended it while we waited.
  for (const one of (await openOf(tx, memberId)).filter(({ expiresAt }) => expiresAt && expiresAt <= now)) {
    if (one.source === 'BONUS') await drop(tx, one, balances, 'EXPIRED', now)
    else await write(tx, one.id, { state: 'EXPIRED', closedAt: now })
  }
}

/**
 * Ends play that is no longer asked for, because what had asked for it is gone; a correction of rounds does not
 * open it again. @returns whether there was any
 */
export async function cancelRequirement(
  tx: Tx,
  { memberId, source, ref }: Pick<Requirement, 'memberId' | 'source' | 'ref'>,
  now: Date,
): Promise<boolean> {
  const its = and(eq(requirement.memberId, memberId), eq(requirement.source, source), eq(requirement.ref, ref))
  const ended = await tx
    .update(requirement)
    .set({ state: 'CANCELLED', closedAt: now })
    .where(and(its, inArray(requirement.state, ['ACTIVE', 'COMPLETED'])))
    .returning({ id: requirement.id })
  return ended.length > 0
}

/** Ends the expired requirements of all members. */
export async function sweepRequirements(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectDistinct({ memberId: requirement.memberId })
    .from(requirement)
    .where(
      and(
        eq(requirement.state, 'ACTIVE'),
        isNotNull(requirement.expiresAt),
        lte(requirement.expiresAt, now),
        notAside('requirements', sql`'expire ' || ${requirement.memberId}`, now),
      ),
    )
    .limit(500)
  await eachAlone(db, due, {
    job: 'requirements',
    now,
    keyOf: ({ memberId }) => `expire ${memberId}`,
    run: ({ memberId }) => transact(db, (tx) => expireRequirements(tx, memberId, now)),
  })
}

/** A requirement with its progress. */
export interface Progress extends Requirement {
  remaining: bigint
  /** Whole per cent, never 100 before it is met. */
  percent: number
}

export interface Turnover {
  /** Minor units: CASH when there is no requirement, else nothing. */
  withdrawable: bigint
  /** CASH and BONUS that may not be withdrawn now. */
  locked: bigint
  bonus: bigint
  /** What is open, in the order it is met. */
  requirements: Progress[]
  /** Reasons for less than everything: `turnover_open`, `bonus_open`; empty where all of it may be withdrawn. */
  reasons: ('turnover_open' | 'bonus_open')[]
}

export function progressOf(one: Requirement): Progress {
  return {
    ...one,
    remaining: one.required - one.done,
    percent: one.required === 0n ? 100 : Number((one.done * 100n) / one.required),
  }
}

/** What a member may withdraw, and why not the rest. What has expired counts as ended. */
export async function turnoverOf(db: Reader, memberId: string, now: Date): Promise<Turnover> {
  const open = (await openOf(db, memberId)).filter(({ expiresAt }) => !expiresAt || expiresAt > now)
  const { cash = 0n, bonus = 0n } = (await walletOf(db, memberId)) ?? {}
  const withdrawable = open.length === 0 ? cash : 0n
  const reasons: Turnover['reasons'] = []
  if (open.some(({ source }) => source !== 'BONUS')) reasons.push('turnover_open')
  if (open.some(({ source }) => source === 'BONUS')) reasons.push('bonus_open')
  return { withdrawable, locked: cash + bonus - withdrawable, bonus, requirements: open.map(progressOf), reasons }
}

/** Ends what has expired, and refuses what still has to be played. @throws Refused `turnover_open` */
export async function requireNoneOpen(tx: Tx, memberId: string, now: Date): Promise<void> {
  await expireRequirements(tx, memberId, now)
  const { requirements } = await turnoverOf(tx, memberId, now)
  if (requirements.length === 0) return
  const remaining = requirements.reduce((sum, one) => sum + one.remaining, 0n)
  throw refuse('turnover_open', { details: { remaining: formatMoney(remaining), open: requirements.length } })
}

/** Whether a member has had a deposit other than this one. */
export async function hasDeposited(db: Reader, memberId: string, but = ''): Promise<boolean> {
  const other = and(eq(requirement.memberId, memberId), eq(requirement.source, 'DEPOSIT'), ne(requirement.ref, but))
  return (await db.select({ id: requirement.id }).from(requirement).where(other).limit(1)).length > 0
}

/** Fragment: whether a member plays a bonus, also while none of its money is in the wallet. */
export const isBonusRunning = (memberId: SQL): SQL => sql`
  exists (select from requirement q where q.member_id = ${memberId} and q.source = 'BONUS' and q.state = 'ACTIVE')`
