import { and, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { spinGrant, spinRound } from './schema.ts'
import { type GrantRow, lockSpins } from './grant.ts'

export type SpinRound = typeof spinRound.$inferSelect

/** Name of a round at its vendor, for one player. */
interface SpinKey {
  vendor: string
  vendorRound: string
  memberId: string
}

/** Why a free spin cannot be played: there are none of this person, another game or stake, or they are over. */
export type SpinRefusal = 'UNKNOWN' | 'MISMATCH' | 'OVER'

interface Spin extends SpinKey {
  grantId: number
  nodeId: number
  stake: bigint
  now: Date
}

const change = async (tx: Tx, { rewardId }: GrantRow, set: Partial<GrantRow>): Promise<GrantRow> => {
  const [row] = await tx.update(spinGrant).set(set).where(eq(spinGrant.rewardId, rewardId)).returning()
  if (!row) throw new Error('locked free spins are gone')
  return row
}

const write = async (tx: Tx, { id }: SpinRound, set: Partial<SpinRound>): Promise<void> => {
  await tx.update(spinRound).set(set).where(eq(spinRound.id, id))
}

/** What changes after the wins were paid is left to operators. */
const flagged = ({ paid }: GrantRow, now: Date) => (paid === null ? {} : { flaggedAt: now })

/** A round of free spins by its name at the vendor; read again under the lock of its free spins. */
export async function spinRoundOf(db: Reader, key: SpinKey | { id: number }): Promise<SpinRound | undefined> {
  const [row] = await db
    .select()
    .from(spinRound)
    .where(
      'id' in key
        ? eq(spinRound.id, key.id)
        : and(
            eq(spinRound.vendor, key.vendor),
            eq(spinRound.vendorRound, key.vendorRound),
            eq(spinRound.memberId, key.memberId),
          ),
    )
  return row
}

/** A round with its free spins, which are locked; after the balances of the member. */
export async function lockSpinRound(tx: Tx, id: number): Promise<{ round: SpinRound; grant: GrantRow }> {
  const found = await spinRoundOf(tx, { id })
  const grant = found && (await lockSpins(tx, found.grantId))
  const round = grant && (await spinRoundOf(tx, { id }))
  if (!round || !grant) throw new Error(`no free spin ${id}`)
  return { round, grant }
}

/** Whether the player began another free spin on the game after a moment. */
export async function begunSpinNear(
  tx: Tx,
  { vendor, vendorRound, memberId }: SpinKey,
  nodeId: number,
  { since, until }: { since: Date; until: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: spinRound.id })
    .from(spinRound)
    .innerJoin(spinGrant, eq(spinGrant.rewardId, spinRound.grantId))
    .where(
      and(
        eq(spinGrant.memberId, memberId),
        eq(spinGrant.nodeId, nodeId),
        gt(spinRound.openedAt, since),
        lt(spinRound.openedAt, until),
        or(ne(spinRound.vendor, vendor), ne(spinRound.vendorRound, vendorRound)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Takes one of the free spins for a round. Under the lock on the member's accounts.
 * @returns why not; `TAKEN` where the round has its spin already
 */
export async function takeSpin(
  tx: Tx,
  { grantId, nodeId, stake, now, ...key }: Spin,
): Promise<SpinRefusal | 'TAKEN' | { round: SpinRound; grant: GrantRow }> {
  const grant = await lockSpins(tx, grantId)
  if (!grant || grant.memberId !== key.memberId) return 'UNKNOWN'
  if (grant.nodeId !== nodeId || grant.stake !== stake) return 'MISMATCH'
  if (grant.endedAt !== null || grant.expiresAt <= now || grant.used >= grant.spins) return 'OVER'
  const before = await spinRoundOf(tx, key)
  if (before && (before.state !== 'VOIDED' || before.grantId !== grantId)) return 'TAKEN'
  const [round] = before
    ? await tx
        .update(spinRound)
        .set({ state: 'OPEN', bets: 1, closedAt: null })
        .where(eq(spinRound.id, before.id))
        .returning()
    : await tx
        .insert(spinRound)
        .values({ ...key, grantId, openedAt: now })
        .returning()
  if (!round) throw new Error('no free spin was written')
  return { round, grant: await change(tx, grant, { used: grant.used + 1, unsettled: grant.unsettled + 1 }) }
}

const isUnsettled = (state: SpinRound['state']) => state === 'OPEN' || state === 'REOPENED'

/** Moves a round to its next state, and counts whether it is settled. */
async function move(
  tx: Tx,
  { round, grant }: { round: SpinRound; grant: GrantRow },
  set: Partial<SpinRound> & { state: SpinRound['state'] },
  sums: Partial<GrantRow>,
  now: Date,
): Promise<GrantRow> {
  await write(tx, round, { ...set, closedAt: set.state === 'CLOSED' ? now : null })
  const step = Number(isUnsettled(set.state)) - Number(isUnsettled(round.state))
  const moved = sums.won !== undefined && sums.won !== grant.won
  return change(tx, grant, { ...sums, unsettled: grant.unsettled + step, ...(moved && flagged(grant, now)) })
}

/** Adds a win to the free spins; nothing is paid before all of them are settled. */
export async function addSpinWin(
  tx: Tx,
  of: { round: SpinRound; grant: GrantRow },
  win: bigint,
  close: boolean,
  now: Date,
): Promise<GrantRow> {
  const { round, grant } = of
  const state = close ? 'CLOSED' : round.state === 'CLOSED' ? 'REOPENED' : round.state
  return move(tx, of, { state, wins: round.wins + 1, win: round.win + win }, { won: grant.won + win }, now)
}

/** Takes a win back that the vendor rolls back. */
export async function takeBackSpinWin(
  tx: Tx,
  of: { round: SpinRound; grant: GrantRow },
  win: bigint,
  now: Date,
): Promise<GrantRow> {
  const { round, grant } = of
  const wins = round.wins - 1
  const state = round.bets === 0 && wins === 0 ? 'VOIDED' : round.state === 'CLOSED' ? 'REOPENED' : round.state
  return move(tx, of, { state, wins, win: round.win - win }, { won: grant.won - win }, now)
}

/** Gives a spin back whose bet the vendor rolls back. One that comes back after the end is not played again. */
export async function returnSpin(tx: Tx, of: { round: SpinRound; grant: GrantRow }, now: Date): Promise<GrantRow> {
  const { round, grant } = of
  const state = round.wins === 0 ? 'VOIDED' : round.state === 'CLOSED' ? 'REOPENED' : round.state
  return move(tx, of, { state, bets: 0 }, { used: grant.used - 1 }, now)
}

/** Ends a round that needs no further credit. */
export async function closeSpin(tx: Tx, of: { round: SpinRound; grant: GrantRow }, now: Date): Promise<GrantRow> {
  return isUnsettled(of.round.state) ? move(tx, of, { state: 'CLOSED' }, {}, now) : of.grant
}
