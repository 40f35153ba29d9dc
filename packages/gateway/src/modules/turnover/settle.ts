import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { requirement, requirementStep } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Balances, type Requirement, hasLeft, lockMemberBalances, openOf, playsNow, write } from './store.ts'
import { clear, complete } from './close.ts'
import { startNextBonus } from './queue.ts'
import { expireRequirements } from './requirements.ts'
import type { Weights } from './valid-bet.ts'

/**
 * What was played and how it is weighed: from the valid bet that was counted to the one that counts now, minor units.
 */
export interface Counted {
  memberId: string
  asset: string
  /** The round it was played in, or the figure a vendor has reported of play there. */
  of: { roundId: number } | { vendorPlayId: number }
  before: bigint
  after: bigint
  /** What of it counts by these weights, per cent. */
  percent: (weights: Weights) => number
  /** Nothing of the round is open. */
  settled: boolean
}

async function step(
  tx: Tx,
  { id }: Requirement,
  { of }: Pick<Counted, 'of'>,
  amount: bigint,
  now: Date,
): Promise<void> {
  await tx.insert(requirementStep).values({ requirementId: id, ...of, amount, at: now })
}

/** What a requirement weighs a bet by: as it was shown when it began. */
const percentFor = (
  { percent }: Counted,
  { weights }: Pick<Requirement, 'weights'>,
  { turnover }: Pick<Settings, 'turnover'>,
): bigint => BigInt(percent((weights as Weights | null) ?? turnover))

/**
 * What the stretch of a valid bet between two points adds to a requirement that weighs it by `percent` and takes so
 * much at most, and how far along that stretch this was used up. Counted on the whole bet, so that parts of a hundredth
 * are not lost between two stretches.
 */
function stretch(from: bigint, to: bigint, percent: bigint, most: bigint): { take: bigint; at: bigint } {
  const start = (from * percent) / 100n
  const room = (to * percent) / 100n - start
  if (room <= most || percent === 0n) return { take: room, at: percent === 0n || room === 0n ? from : to }
  return { take: most, at: most === 0n ? from : ((start + most) * 100n + percent - 1n) / percent }
}

/** Spreads what was added over what is open, in order; the rest goes to the next, by the weights of that one. */
async function consume(
  tx: Tx,
  counted: Counted,
  settings: Pick<Settings, 'turnover'>,
  balances: Balances,
  now: Date,
): Promise<void> {
  let at = counted.before
  for (const one of await openOf(tx, counted.memberId)) {
    const part = stretch(at, counted.after, percentFor(counted, one, settings), one.required - one.done)
    at = part.at
    if (part.take === 0n) continue
    const done = one.done + part.take
    await step(tx, one, counted, part.take, now)
    await write(tx, one.id, { done })
    if (done === one.required) await complete(tx, { ...one, done }, balances, now)
  }
}

/**
 * Takes back what a round may no longer have counted, from the requirement it went to last. One that was complete opens
 * again with what is missing now, unless the cash it freed has left or another bonus is open: then it is flagged for
 * review.
 */
async function takeBack(tx: Tx, counted: Counted, settings: Pick<Settings, 'turnover'>, now: Date): Promise<void> {
  if (!('roundId' in counted.of)) return
  const taken = await tx
    .select({ id: requirementStep.requirementId, sum: sql<string>`sum(${requirementStep.amount})::text` })
    .from(requirementStep)
    .where(eq(requirementStep.roundId, counted.of.roundId))
    .groupBy(requirementStep.requirementId)
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
    .orderBy(requirement.id)
  let at = 0n
  const back = rows.map((one) => {
    const had = BigInt(taken.find(({ id }) => id === one.id)?.sum ?? 0)
    const recount = stretch(at, counted.after, percentFor(counted, one, settings), had)
    at = recount.at
    return { one, give: had - recount.take }
  })
  for (const { one, give } of back.toReversed()) {
    if (give <= 0n) continue
    await step(tx, one, counted, -give, now)
    await write(tx, one.id, {
      done: one.done - give,
      ...(one.state === 'COMPLETED' && (await reopened(tx, counted.memberId, one, now))),
    })
  }
}

async function reopened(tx: Tx, memberId: string, one: Requirement, now: Date): Promise<Partial<Requirement>> {
  const taken = one.source === 'BONUS' && (await openOf(tx, memberId)).some(({ source }) => source === 'BONUS')
  if (taken || (await hasLeft(tx, memberId, one.completedMark ?? 0))) return { flaggedAt: now }
  return { state: 'ACTIVE', closedAt: null, completedMark: null }
}

/**
 * Books what play adds to turnover, or no longer does, and what follows: a bonus released, or all dropped where nothing
 * is left.
 */
export async function countPlay(
  tx: Tx,
  counted: Counted,
  settings: Pick<Settings, 'turnover'>,
  now: Date,
): Promise<void> {
  const { memberId, asset, before, after, settled } = counted
  if (after >= before && (await openOf(tx, memberId)).length === 0) return
  // What has expired ends first: the balances are read without it, and follow what is met below.
  await expireRequirements(tx, memberId, now)
  const balances = await lockMemberBalances(tx, memberId, asset)
  if (after > before) await consume(tx, counted, settings, balances, now)
  if (after < before) await takeBack(tx, counted, settings, now)
  if (settled) await clearIfBust(tx, counted, settings, balances, now)
  await startNextBonus(tx, counted, now)
}

/** Drops what is open where nothing is left to play with. */
async function clearIfBust(
  tx: Tx,
  { memberId }: Counted,
  settings: Pick<Settings, 'turnover'>,
  balances: Balances,
  now: Date,
): Promise<void> {
  if (balances.cash + balances.bonus + balances.away >= BigInt(settings.turnover.bustMinor)) return
  const open = await openOf(tx, memberId)
  if (open.length > 0 && !(await playsNow(tx, memberId))) await clear(tx, open, balances, now)
}
