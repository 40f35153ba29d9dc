import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, transact, type Tx } from '../../db/client.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import { requirement } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { complete } from './close.ts'
import { requiredOf } from './requirements.ts'
import { hasOpenBonus, lockMemberBalances, type Requirement, write } from './store.ts'
import type { Weights } from './valid-bet.ts'

const dayMs = 86_400_000

/** A bonus that a member takes, and the play it requires. Amounts in minor units. */
export interface NewBonus {
  memberId: string
  asset: string
  /** Its origin, for instance the number of a deposit: taken twice, it exists once. */
  ref: string
  /** Name of the offer. */
  offer: string
  /** What is given. */
  amount: bigint
  /** `multiple` times this has to be played. */
  base: bigint
  multiple: number
  /** How long it is open, from the moment its money comes. */
  days: number
  /** Largest stake of a round while it is open; null: any. */
  maxBet: bigint | null
  /** What may become cash at most; null: all of it. */
  maxRelease: bigint | null
  weights: Weights
  now: Date
}

/**
 * Takes a bonus: its money comes at once, or once those before it have ended, for one bonus is played at a time. In the
 * transaction that decides about it.
 * @returns its requirement; undefined where it was taken before
 */
export async function takeBonus(tx: Tx, bonus: NewBonus): Promise<Requirement | undefined> {
  const { memberId, asset, ref, offer, amount, base, multiple, days, maxBet, maxRelease, weights, now } = bonus
  await lockMemberBalances(tx, memberId, asset)
  const [row] = await tx
    .insert(requirement)
    .values({
      memberId,
      asset,
      source: 'BONUS',
      ref,
      base,
      multiple,
      required: requiredOf(multiple, base),
      state: 'WAITING',
      openedAt: now,
      days,
      weights,
      offer,
      bonus: amount,
      maxBet,
      maxRelease,
    })
    .onConflictDoNothing()
    .returning({ id: requirement.id })
  if (!row) return undefined
  await startNextBonus(tx, { memberId, asset }, now)
  const [taken] = await tx.select().from(requirement).where(eq(requirement.id, row.id))
  return taken
}

/**
 * Gives the oldest waiting bonus (PROMO_COST to BONUS) where none is open. After whatever ends one, but not before a
 * withdrawal is checked, which the next bonus would forbid.
 */
export async function startNextBonus(
  tx: Tx,
  { memberId, asset }: Pick<NewBonus, 'memberId' | 'asset'>,
  now: Date,
): Promise<void> {
  for (;;) {
    const next = await firstWaiting(tx, memberId)
    if (!next) return
    const balances = await lockMemberBalances(tx, memberId, asset)
    if (await hasOpenBonus(tx, memberId)) return
    await post(tx, {
      kind: 'bonus_grant',
      entries: [
        { system: 'PROMO_COST', asset, amount: -next.bonus },
        { member: memberId, kind: 'BONUS', asset, amount: next.bonus },
      ],
      once: { owner: memberId, key: `bonus:${next.ref}` },
    })
    const started = {
      state: 'ACTIVE' as const,
      openedAt: now,
      expiresAt: next.days === null ? null : new Date(now.getTime() + next.days * dayMs),
    }
    await write(tx, next.id, started)
    if (next.required > 0n) return
    await complete(tx, { ...next, ...started }, { ...balances, bonus: balances.bonus + next.bonus }, now)
  }
}

async function firstWaiting(tx: Tx, memberId: string): Promise<Requirement | undefined> {
  const [row] = await tx
    .select()
    .from(requirement)
    .where(and(eq(requirement.memberId, memberId), eq(requirement.state, 'WAITING')))
    .orderBy(asc(requirement.id))
    .limit(1)
    .for('update')
  return row
}

/** Gives up a bonus that still waits. @returns whether it waited */
export async function dropWaiting(
  tx: Tx,
  id: number,
  state: 'FORFEITED' | 'EXPIRED' | 'CANCELLED',
  now: Date,
): Promise<boolean> {
  const dropped = await tx
    .update(requirement)
    .set({ state, closedAt: now })
    .where(and(eq(requirement.id, id), eq(requirement.state, 'WAITING')))
    .returning({ id: requirement.id })
  return dropped.length > 0
}

/** Starts the next bonus of all members of whom one waits and none is open: the one before expired, or money left. */
export async function startBonuses(db: Db, now: Date): Promise<void> {
  const { rows } = await db.execute<{ memberId: string; asset: string }>(sql`
    select distinct w.member_id as "memberId", w.asset from requirement w where w.state = 'WAITING' and not exists (
      select from requirement o where o.member_id = w.member_id and o.source = 'BONUS' and o.state = 'ACTIVE')
      and ${notAside('requirements', sql`'begin ' || w.member_id`, now)}
    limit 500`)
  await eachAlone(db, rows, {
    job: 'requirements',
    now,
    keyOf: ({ memberId }) => `begin ${memberId}`,
    run: (who) => transact(db, (tx) => startNextBonus(tx, who, now)),
  })
}
