import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { requirement, requirementStep } from '../db/schema/index.ts'
import type { Settings } from '../settings/settings.ts'
import { type Purse, type Requirement, hasLeft, lockPurse, openOf, playsNow, write } from './books.ts'
import { clear, complete } from './close.ts'
import { lapse } from './requirements.ts'

/** A round whose contribution has changed: from what it had counted to what it counts now. */
export interface Counted {
  memberId: string
  asset: string
  roundId: number
  before: bigint
  after: bigint
  /** Nothing of the round is open any more. */
  settled: boolean
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

async function step(tx: Tx, { id }: Requirement, roundId: number, amount: bigint, now: Date): Promise<void> {
  await tx.insert(requirementStep).values({ requirementId: id, roundId, amount, at: now })
}

/** Spreads a contribution over what is open, first come first met; the rest of it goes to the next. */
async function consume(tx: Tx, { memberId, roundId }: Counted, amount: bigint, purse: Purse, now: Date): Promise<void> {
  let left = amount
  for (const one of await openOf(tx, memberId)) {
    const take = least(left, one.required - one.done)
    if (take === 0n) return
    left -= take
    const done = one.done + take
    await step(tx, one, roundId, take, now)
    await write(tx, one.id, { done })
    if (done === one.required) await complete(tx, { ...one, done }, purse, now)
  }
}

/**
 * Takes back what a round may no longer have counted, from the requirement it went to last. One that was complete opens again with what
 * is missing now, unless the cash it freed has left or another bonus is open: then somebody has to look.
 */
async function takeBack(tx: Tx, { memberId, roundId, after }: Counted, now: Date): Promise<void> {
  const taken = await tx
    .select({ id: requirementStep.requirementId, sum: sql<string>`sum(${requirementStep.amount})::text` })
    .from(requirementStep)
    .where(eq(requirementStep.roundId, roundId))
    .groupBy(requirementStep.requirementId)
    .orderBy(desc(requirementStep.requirementId))
  if (taken.length === 0) return
  const rows = await tx
    .select()
    .from(requirement)
    .where(
      inArray(
        requirement.id,
        taken.map(({ id }) => id),
      ),
    )
  let back = taken.reduce((total, { sum }) => total + BigInt(sum), 0n) - after
  for (const { id, sum } of taken) {
    const one = rows.find((row) => row.id === id)
    const give = least(back, BigInt(sum))
    if (!one || give <= 0n) continue
    back -= give
    await step(tx, one, roundId, -give, now)
    await write(tx, id, {
      done: one.done - give,
      ...(one.state === 'COMPLETED' && (await undone(tx, memberId, one, now))),
    })
  }
}

async function undone(tx: Tx, memberId: string, one: Requirement, now: Date): Promise<Partial<Requirement>> {
  const taken = one.source === 'BONUS' && (await openOf(tx, memberId)).some(({ source }) => source === 'BONUS')
  if (taken || (await hasLeft(tx, memberId, one.completedMark ?? 0))) return { flaggedAt: now }
  return { state: 'ACTIVE', closedAt: null, completedMark: null }
}

/** Books what a round adds to turnover, or no longer does, and what follows: a bonus released, or all dropped where nothing is left. */
export async function countRound(
  tx: Tx,
  round: Counted,
  { turnover }: Pick<Settings, 'turnover'>,
  now: Date,
): Promise<void> {
  const { memberId, asset, before, after, settled } = round
  if (after >= before && (await openOf(tx, memberId)).length === 0) return
  // What has expired goes first: the purse is read without it, and follows what is met below.
  await lapse(tx, memberId, now)
  const purse = await lockPurse(tx, memberId, asset)
  if (after > before) await consume(tx, round, after - before, purse, now)
  if (after < before) await takeBack(tx, round, now)
  if (!settled) return
  if (purse.cash + purse.bonus + purse.away >= BigInt(turnover.bustMinor)) return
  const open = await openOf(tx, memberId)
  if (open.length > 0 && !(await playsNow(tx, memberId))) await clear(tx, open, purse, now)
}
