import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { game } from '../games/schema.ts'
import { vendorWallet, walletTransfer } from './schema.ts'
import { vendorPlay } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { countPlay, type Weights, countsWholeStake, weightOf } from '../turnover/index.ts'
import { movingStates } from './store.ts'
import type { PlayFigure } from './workflow.ts'
import type { WalletRef } from './vendor-wallets.ts'

/** By the id of the game, minor units as text. */
interface Sums {
  /** Valid bet. */
  played: Record<string, string>
  staked: Record<string, string>
}

interface Part {
  /** Valid bet, minor units. */
  amount: bigint
  percent: (weights: Weights) => number
}

/**
 * What is new of the play a vendor reports, by game. What it reported before was counted; a smaller figure takes
 * nothing back.
 */
async function newPlay(
  tx: Tx,
  reports: NonNullable<PlayFigure['played']>,
  had: Readonly<Sums>,
): Promise<{ parts: Part[]; totals: Sums; fresh: Sums }> {
  const ids = Object.keys(reports).map(Number)
  const games =
    ids.length === 0
      ? []
      : await tx.select({ nodeId: game.nodeId, gameType: game.gameType }).from(game).where(inArray(game.nodeId, ids))
  const totals: Sums = { played: { ...had.played }, staked: { ...had.staked } }
  const fresh: Sums = { played: {}, staked: {} }
  const parts = games.flatMap(({ nodeId, gameType }): Part[] => {
    const { staked, risked } = reports[nodeId] ?? { staked: 0n, risked: 0n }
    const total = countsWholeStake(gameType) ? staked : risked
    const amount = total - BigInt(had.played[nodeId] ?? 0)
    const stakedBefore = had.staked[nodeId] ?? (had.played[nodeId] === undefined ? 0n : staked)
    const newStake = staked - BigInt(stakedBefore)
    if (amount <= 0n && newStake <= 0n) return []
    totals.staked[nodeId] = `${newStake > 0n ? staked : stakedBefore}`
    fresh.staked[nodeId] = `${newStake > 0n ? newStake : 0n}`
    fresh.played[nodeId] = `${amount > 0n ? amount : 0n}`
    if (amount <= 0n) return []
    totals.played[nodeId] = `${total}`
    return [{ amount, percent: (weights) => weightOf(weights, gameType, nodeId) }]
  })
  return { parts, totals, fresh }
}

/**
 * Where a vendor reports no play, at least what was won or lost was at risk. The game is unknown: the one that counts
 * most.
 */
async function leastPlay(tx: Tx, vendor: string, result: bigint): Promise<Part[]> {
  if (result === 0n) return []
  const games = await tx.selectDistinct({ gameType: game.gameType }).from(game).where(eq(game.vendor, vendor))
  const percent = (weights: Weights) =>
    Math.max(0, ...games.map(({ gameType }) => weightOf({ weights: weights.weights, gameWeights: {} }, gameType, 0)))
  return [{ amount: result < 0n ? -result : result, percent }]
}

/**
 * Counts play with money at a vendor towards what has to be played, by its figure, and stores what was reported. The
 * wallet and the accounts of the person are locked.
 */
export async function countVendorPlay(
  tx: Tx,
  { memberId, vendor, asset }: WalletRef,
  { result, played }: PlayFigure,
  settings: Pick<Settings, 'turnover'>,
  at: Date,
): Promise<void> {
  const mine = and(eq(vendorWallet.memberId, memberId), eq(vendorWallet.vendor, vendor), eq(vendorWallet.asset, asset))
  const [wallet] = await tx
    .select({ played: vendorWallet.played, staked: vendorWallet.staked })
    .from(vendorWallet)
    .where(mine)
  const reported = played && (await newPlay(tx, played, { played: wallet?.played ?? {}, staked: wallet?.staked ?? {} }))
  // A wallet that was played from before the first query: counting begins at the first report.
  const begins = reported !== undefined && wallet?.played === null
  const fresh = begins ? { played: {}, staked: {} } : reported?.fresh
  const isNew = fresh !== undefined && Object.keys(fresh.staked).length > 0
  if (reported && (begins || isNew)) await tx.update(vendorWallet).set(reported.totals).where(mine)
  const parts = begins ? [] : reported ? reported.parts : await leastPlay(tx, vendor, result)
  if (result === 0n && parts.length === 0 && !isNew) return
  const [row] = await tx
    .insert(vendorPlay)
    .values({ memberId, vendor, asset, result, played: null, ...fresh, at })
    .returning({ id: vendorPlay.id })
  if (!row) throw new Error('what a vendor has told was not written')
  for (const { amount, percent } of parts) {
    await countPlay(
      tx,
      { memberId, asset, of: { vendorPlayId: row.id }, before: 0n, after: amount, percent, settled: false },
      settings,
      at,
    )
  }
  // Money on its way is in no account of the person: a person does not count as having nothing left while it moves.
  const inTransit = and(eq(walletTransfer.memberId, memberId), inArray(walletTransfer.state, [...movingStates]))
  if ((await tx.select({ id: walletTransfer.id }).from(walletTransfer).where(inTransit).limit(1)).length > 0) return
  await countPlay(
    tx,
    { memberId, asset, of: { vendorPlayId: row.id }, before: 0n, after: 0n, percent: () => 0, settled: true },
    settings,
    at,
  )
}
