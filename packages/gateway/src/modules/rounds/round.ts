import { and, eq, getTableColumns, gt, ne, or, sql } from 'drizzle-orm'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Tx } from '../../db/client.ts'
import { isAmongLargest } from '../games/service.ts'
import { game, gameTitle, member, round } from '../../db/schema.ts'
import type { Events } from '../../lib/events.ts'
import { poolAfter, runningCycle } from '../jackpots/service.ts'
import { formatMoney } from '../../ledger/money.ts'
import { playStops, publishPause } from '../responsible-gaming/service.ts'
import type { Settings } from '../../settings/settings.ts'
import { countPlay, type Weights, contributionOf, weightOf } from '../turnover/service.ts'

export type Round = typeof round.$inferSelect & { gameType: string }
export type RoundKey = Pick<Round, 'vendor' | 'vendorRound' | 'memberId'>

const isRound = ({ vendor, vendorRound, memberId }: RoundKey) =>
  and(eq(round.vendor, vendor), eq(round.vendorRound, vendorRound), eq(round.memberId, memberId))

const columns = {
  ...getTableColumns(round),
  gameType: sql<string>`(select g.game_type from game g where g.node_id = "round".node_id)`,
}

/** Locks a round; always before the wallet. */
export async function lockRound(tx: Tx, key: RoundKey | { id: number }): Promise<Round | undefined> {
  const [row] = await tx
    .select(columns)
    .from(round)
    .where('id' in key ? eq(round.id, key.id) : isRound(key))
    .for('update')
  return row
}

/** Whether the player began another round of the game after a moment; bets into the same round need no pause. */
export async function begunSince(
  tx: Tx,
  { vendor, vendorRound, memberId }: RoundKey,
  nodeId: number,
  since: Date,
): Promise<boolean> {
  const other = and(
    eq(round.memberId, memberId),
    gt(round.openedAt, since),
    eq(round.nodeId, nodeId),
    or(ne(round.vendor, vendor), ne(round.vendorRound, vendorRound)),
  )
  return (await tx.select({ id: round.id }).from(round).where(other).limit(1)).length > 0
}

/** Locks a round, opening it first where it is new. */
export async function openRound(
  tx: Tx,
  key: RoundKey,
  of: { nodeId: number; asset: string },
  now: Date,
): Promise<Round> {
  // An upsert of an existing one changes nothing and locks it: one query for both.
  const [row] = await tx
    .insert(round)
    .values({ ...key, ...of, openedAt: now })
    .onConflictDoUpdate({ target: [round.vendor, round.vendorRound, round.memberId], set: { vendor: key.vendor } })
    .returning(columns)
  if (!row) throw new Error(`round ${key.vendorRound} vanished`)
  return row
}

/** What a call does to a round: bets and wins added (or taken back, negative), and whether the vendor closes it. */
export interface Change {
  bets?: number
  stake?: bigint
  /** Of `stake`, what came from BONUS. */
  bonusStake?: bigint
  wins?: number
  win?: bigint
  close?: boolean
}

/**
 * The round after a change: OPEN closes by flag; what comes after CLOSED reopens it; with nothing left after a rollback
 * it is VOIDED; a bet in a voided round opens it again.
 */
export function after(
  row: Pick<Round, 'state' | 'bets' | 'wins' | 'stake' | 'win'>,
  { bets = 0, stake = 0n, wins = 0, win = 0n, close = false }: Change,
) {
  const next = { bets: row.bets + bets, wins: row.wins + wins, stake: row.stake + stake, win: row.win + win }
  const emptied = (bets < 0 || wins < 0) && next.bets === 0 && next.wins === 0
  const moved = bets !== 0 || wins !== 0
  const state: Round['state'] = emptied
    ? 'VOIDED'
    : close && row.state !== 'VOIDED'
      ? 'CLOSED'
      : moved
        ? moves[row.state]
        : row.state
  return { ...next, state }
}

const moves = { OPEN: 'OPEN', CLOSED: 'REOPENED', VOIDED: 'OPEN', REOPENED: 'REOPENED' } as const

/** What a round counts so far: nothing before it is settled, and nothing once all of it was returned. */
function countedOf(
  { state, stake, win }: Pick<Round, 'state' | 'stake' | 'win'>,
  { gameType, nodeId }: Round,
  { turnover }: Pick<Settings, 'turnover'>,
) {
  const { valid, counted } = contributionOf(turnover, gameType, nodeId, { stake, win })
  return state === 'CLOSED' || state === 'REOPENED'
    ? { validBet: valid, contribution: counted }
    : { validBet: 0n, contribution: 0n }
}

/**
 * Writes a change of a locked round and what follows: its turnover, a stop of play, and the winner board once it is
 * closed with a large win.
 */
export async function change(
  tx: Tx,
  events: Events,
  row: Round,
  what: Change,
  now: Date,
  settings: Pick<Settings, 'turnover' | 'jackpot' | 'currency' | 'rg' | 'site' | 'play'>,
): Promise<void> {
  const next = after(row, what)
  const counts = countedOf(next, row, settings)
  const settled = next.state !== row.state && (next.state === 'CLOSED' || next.state === 'VOIDED')
  const [written] = await tx
    .update(round)
    .set({
      ...next,
      ...counts,
      bonusStake: row.bonusStake + (what.bonusStake ?? 0n),
      closedAt: next.state === 'CLOSED' ? now : null,
    })
    .where(eq(round.id, row.id))
    .returning({
      cycle: runningCycle(row.asset),
      stops: settled ? playStops(row.memberId, now, settings) : sql<boolean>`false`,
    })
  if (settled || counts.validBet !== row.validBet) {
    const { memberId, asset, id: roundId, validBet: before, gameType, nodeId } = row
    const percent = (weights: Weights) => weightOf(weights, gameType, nodeId)
    await countPlay(
      tx,
      { memberId, asset, of: { roundId }, before, after: counts.validBet, percent, settled },
      settings,
      now,
    )
  }
  if (written?.stops) await publishPause(tx, events, row.memberId, now)
  await poolAfter(
    tx,
    row,
    {
      wentBack: (what.bets ?? 0) < 0,
      ended: row.state === 'OPEN' && next.state === 'CLOSED',
      stake: next.stake,
      cycle: written?.cycle ?? null,
    },
    settings,
    now,
  )
  if (next.state === 'CLOSED' && row.state !== 'CLOSED') await publishWinner(tx, events, { ...row, ...next })
}

/** Places of the winner board; a win that would not be on it is not published. */
const places = 20

/**
 * A win is what exceeds the stake. Wins in play coins of a trial account are left out, and so are those of members who
 * opted out.
 */
async function publishWinner(tx: Tx, events: Events, { memberId, nodeId, asset, win, stake }: Round): Promise<void> {
  const won = win - stake
  if (won <= 0n || !(await isAmongLargest(tx, asset, won, places))) return
  const [who] = await tx
    .select({
      account: member.account,
      type: member.type,
      showWins: member.showWins,
      title: sql<string>`coalesce(${gameTitle.title}, ${game.gameCode})`,
    })
    .from(member)
    .innerJoin(game, eq(game.nodeId, nodeId))
    .leftJoin(gameTitle, and(eq(gameTitle.nodeId, game.nodeId), eq(gameTitle.language, 'en')))
    .where(eq(member.id, memberId))
  if (!who || who.type === 4 || !who.showWins) return
  await events.publish(tx, {
    name: 'winner',
    customerName: maskAccount(who.account),
    gameName: who.title,
    winAmount: formatMoney(won),
  })
}
