import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { maskAccount } from '../catalogue/mask.ts'
import type { Tx } from '../db/client.ts'
import { game, gameTitle, member, round } from '../db/schema/index.ts'
import type { Events } from '../events.ts'
import { formatMoney } from '../ledger/money.ts'

export type Round = typeof round.$inferSelect
export type RoundKey = Pick<Round, 'vendor' | 'vendorRound' | 'memberId'>

const isRound = ({ vendor, vendorRound, memberId }: RoundKey) =>
  and(eq(round.vendor, vendor), eq(round.vendorRound, vendorRound), eq(round.memberId, memberId))

/** Locks a round; always before the wallet. */
export async function lockRound(tx: Tx, key: RoundKey): Promise<Round | undefined> {
  const [row] = await tx.select().from(round).where(isRound(key)).for('update')
  return row
}

/** Whether the player began another round of the game after a moment; bets into the same round keep no pace. */
export async function begunSince(tx: Tx, { vendor, vendorRound, memberId }: RoundKey, nodeId: number, since: Date): Promise<boolean> {
  const other = and(eq(round.memberId, memberId), gt(round.openedAt, since), eq(round.nodeId, nodeId), or(ne(round.vendor, vendor), ne(round.vendorRound, vendorRound)))
  return (await tx.select({ id: round.id }).from(round).where(other).limit(1)).length > 0
}

/** Locks a round, opening it first where it is new. */
export async function openRound(tx: Tx, key: RoundKey, of: { nodeId: number; asset: string }, now: Date): Promise<Round> {
  await tx
    .insert(round)
    .values({ ...key, ...of, openedAt: now })
    .onConflictDoNothing()
  const row = await lockRound(tx, key)
  if (!row) throw new Error(`round ${key.vendorRound} vanished`)
  return row
}

/** What a call does to a round: bets and wins added (or taken back, negative), and whether the vendor closes it. */
export interface Change {
  bets?: number
  stake?: bigint
  wins?: number
  win?: bigint
  close?: boolean
}

/**
 * The round after a change (rules D2): OPEN closes by flag; what comes after CLOSED reopens it; with nothing left
 * standing after a rollback it is VOIDED; a bet in a voided round opens it again.
 */
export function after(
  row: Pick<Round, 'state' | 'bets' | 'wins' | 'stake' | 'win'>,
  { bets = 0, stake = 0n, wins = 0, win = 0n, close = false }: Change,
) {
  const next = { bets: row.bets + bets, wins: row.wins + wins, stake: row.stake + stake, win: row.win + win }
  const emptied = (bets < 0 || wins < 0) && next.bets === 0 && next.wins === 0
  const moved = bets !== 0 || wins !== 0
  const state: Round['state'] = emptied ? 'VOIDED' : close && row.state !== 'VOIDED' ? 'CLOSED' : moved ? moves[row.state] : row.state
  return { ...next, state }
}

const moves = { OPEN: 'OPEN', CLOSED: 'REOPENED', VOIDED: 'OPEN', REOPENED: 'REOPENED' } as const

/** Writes a change of a locked round; tells the winner board of a large win once the round is closed. */
export async function change(tx: Tx, events: Events, row: Round, what: Change, now: Date): Promise<void> {
  const next = after(row, what)
  await tx
    .update(round)
    .set({ ...next, closedAt: next.state === 'CLOSED' ? now : null })
    .where(eq(round.id, row.id))
  if (next.state === 'CLOSED' && row.state !== 'CLOSED' && next.win > 0n) await tellWinner(tx, events, { ...row, ...next })
}

/** Places of the winner board (spec §9); a win that would not be on it is no news. */
const places = 20

async function tellWinner(tx: Tx, events: Events, { id, memberId, nodeId, asset, win }: Round): Promise<void> {
  const larger = await tx
    .select({ win: round.win })
    .from(round)
    .where(and(eq(round.asset, asset), eq(round.state, 'CLOSED'), gt(round.win, win), sql`${round.id} <> ${id}`))
    .orderBy(desc(round.win))
    .limit(places)
  if (larger.length >= places) return
  const [who] = await tx
    .select({ account: member.account, type: member.type, title: sql<string>`coalesce(${gameTitle.title}, ${game.gameCode})` })
    .from(member)
    .innerJoin(game, eq(game.nodeId, nodeId))
    .leftJoin(gameTitle, and(eq(gameTitle.nodeId, game.nodeId), eq(gameTitle.language, 'en')))
    .where(eq(member.id, memberId))
  // Play coins of a trial account are no win to show.
  if (!who || who.type === 4) return
  await events.publish(tx, { name: 'winner', customerName: maskAccount(who.account), gameName: who.title, winAmount: formatMoney(win) })
}
