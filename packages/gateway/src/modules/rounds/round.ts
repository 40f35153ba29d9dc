import { and, eq, getTableColumns, gt, lt, ne, or, type Placeholder, sql } from 'drizzle-orm'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { gameTypeOf, isAmongLargest } from '../games/index.ts'
import { member } from '../../auth/schema.ts'
import { game, gameTitle } from '../games/schema.ts'
import { inMonthOf, round } from './schema.ts'
import { type Events, publishNotice } from '../../lib/events.ts'
import { feeds, poolAfter, runningCycle } from '../jackpots/index.ts'
import { formatMoney } from '../../ledger/money.ts'
import { playStops, publishPause } from '../responsible-gaming/index.ts'
import type { Settings } from '../../settings/settings.ts'
import { countPlay, type Weights, contributionOf, weightOf } from '../turnover/index.ts'

export type Round = Pick<
  typeof round.$inferSelect,
  | 'id'
  | 'vendor'
  | 'vendorRound'
  | 'memberId'
  | 'nodeId'
  | 'asset'
  | 'state'
  | 'bets'
  | 'wins'
  | 'stake'
  | 'win'
  | 'bonusStake'
  | 'validBet'
> & { gameType: string }
export type RoundKey = Pick<Round, 'vendor' | 'vendorRound' | 'memberId'>

type Places<Values> = { [Name in keyof Values]: Values[Name] | Placeholder }
/** The key says which round it is, and in which month; one that is archived is refused. */
const isRound = ({ vendor, vendorRound, memberId }: Places<RoundKey>) => {
  const key = (column: string) => sql`(select ${sql.identifier(column)} from round_keys
    where vendor = ${vendor} and vendor_round = ${vendorRound} and member_id = ${memberId} and ledger_reaches(opened_at))`
  return and(eq(round.id, key('round_id')), eq(round.openedAt, key('opened_at')))
}

const columns = {
  ...getTableColumns(round),
  gameType: gameTypeOf(sql`"round".node_id`),
}

const keyOf = (given: Given<RoundKey>) => ({
  vendor: given('vendor'),
  vendorRound: given('vendorRound'),
  memberId: given('memberId'),
})
const lockByKey = prepared('round_lock_by_key', (tx, given: Given<RoundKey>) =>
  tx
    .select(columns)
    .from(round)
    .where(isRound(keyOf(given)))
    .for('update'),
)
const lockById = prepared('round_lock', (tx, given: Given<{ id: number }>) =>
  tx
    .select(columns)
    .from(round)
    .where(and(eq(round.id, given('id')), inMonthOf(sql`${given('id')}`)))
    .for('update'),
)

/** Locks a round; always before the wallet. */
export async function lockRound(tx: Tx, key: RoundKey | { id: number }): Promise<Round | undefined> {
  const [row] = await ('id' in key ? lockById(tx, key) : lockByKey(tx, key))
  return row
}

const begun = prepared(
  'round_begun_near',
  (tx, given: Given<RoundKey & { nodeId: number; since: Date; until: Date }>) =>
    tx
      .select({ id: round.id })
      .from(round)
      .where(
        and(
          eq(round.memberId, given('memberId')),
          gt(round.openedAt, given('since')),
          lt(round.openedAt, given('until')),
          eq(round.nodeId, given('nodeId')),
          or(ne(round.vendor, given('vendor')), ne(round.vendorRound, given('vendorRound'))),
        ),
      )
      .limit(1),
)

/**
 * What is too near for another round. Also a little ahead: another gateway's clock may be. Further ahead are rounds of
 * before a clock was put back.
 */
export const nearOf = (now: Date, cycleMs: number) => ({
  since: new Date(now.getTime() - cycleMs),
  until: new Date(now.getTime() + cycleMs),
})

/** Whether the player began another round of the game between two moments; bets into the same round need no pause. */
export async function begunNear(
  tx: Tx,
  key: RoundKey,
  nodeId: number,
  near: { since: Date; until: Date },
): Promise<boolean> {
  return (await begun(tx, { ...key, nodeId, ...near })).length > 0
}

/** Locks a round, opening it first where it is new. */
export async function openRound(
  tx: Tx,
  key: RoundKey,
  of: { nodeId: number; asset: string },
  now: Date,
): Promise<Round> {
  await tx.execute(sql`
    select open_round(${key.vendor}, ${key.vendorRound}, ${key.memberId}, ${of.nodeId}, ${of.asset}, ${now.toISOString()})`)
  const row = await lockRound(tx, key)
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
  { gameType, nodeId }: Pick<Round, 'gameType' | 'nodeId'>,
  { turnover }: Pick<Settings, 'turnover'>,
) {
  const { valid, counted } = contributionOf(turnover, gameType, nodeId, { stake, win })
  return state === 'CLOSED' || state === 'REOPENED'
    ? { validBet: valid, contribution: counted }
    : { validBet: 0n, contribution: 0n }
}

/** The figures of a round after a change, as they are written. */
export const figuresAfter = (
  row: Pick<Round, 'state' | 'bets' | 'wins' | 'stake' | 'win' | 'bonusStake' | 'gameType' | 'nodeId'>,
  what: Change,
  settings: Pick<Settings, 'turnover'>,
) => {
  const next = after(row, what)
  return { ...next, ...countedOf(next, row, settings), bonusStake: row.bonusStake + (what.bonusStake ?? 0n) }
}

type Figures = ReturnType<typeof figuresAfter>

/** Whether a change ends a round: nothing of it is open then. */
export const settles = ({ state }: Pick<Round, 'state'>, next: Figures): boolean =>
  next.state !== state && (next.state === 'CLOSED' || next.state === 'VOIDED')

type ChangeSettings = Pick<Settings, 'turnover' | 'jackpot' | 'currency' | 'rg' | 'site' | 'play'>

/** Ends a locked round that is open and needs no further credit, with all that follows. */
export async function endRound(tx: Tx, events: Events, row: Round, now: Date, settings: ChangeSettings): Promise<void> {
  const next = figuresAfter(row, { close: true }, settings)
  const [written] = await tx
    .update(round)
    .set({ ...next, closedAt: now, changedAt: now })
    .where(and(eq(round.id, row.id), inMonthOf(row.id)))
    .returning({ cycle: runningCycle(row.asset), stops: playStops(row.memberId, now, settings) })
    // The profile decides what stops play, and with it the text.
    .prepare(`round_end_${settings.rg.profile}`)
    .execute()
  if (!written) throw new Error(`round ${row.id} vanished`)
  await followChange(tx, events, row, next, { ...written, wentBack: false }, now, settings)
}

interface Follows {
  /** The cycle of the jackpot pool, read in the statement that wrote the round or later. */
  cycle: { seed: string; onePer: string } | null
  /** What was in the pool then, its cycle locked, where a bet is taken back and this was looked up. */
  pool?: bigint | null
  /** Whether play stops. */
  stops: boolean
  /** Whether a bet was taken back. */
  wentBack: boolean
  /** Whether something is to be played, where the accounts are locked and it is known. */
  required?: boolean
}

/** Whether a bet is taken back. */
export const isTakenBack = ({ bets = 0 }: Change): boolean => bets < 0

/** Whether a change may have something to follow it, as far as it is known before it is written. */
export function isFollowed(
  row: Pick<Round, 'state' | 'validBet' | 'asset'>,
  next: Figures,
  { required, limited, wentBack }: { required: boolean; limited: boolean; wentBack: boolean },
  settings: ChangeSettings,
): boolean {
  const closes = next.state === 'CLOSED' && row.state !== 'CLOSED'
  return (
    next.validBet < row.validBet ||
    (required && (settles(row, next) || next.validBet !== row.validBet)) ||
    (limited && settles(row, next)) ||
    (wentBack && feeds(row.asset, settings)) ||
    (closes && (next.win > next.stake || feeds(row.asset, settings)))
  )
}

/** What follows a round that was written. @returns whether it may have moved money of the member */
export async function followChange(
  tx: Tx,
  events: Events,
  row: Round,
  next: Figures,
  { cycle, pool = null, stops, wentBack, required = true }: Follows,
  now: Date,
  settings: ChangeSettings,
): Promise<boolean> {
  const { memberId, asset, id: roundId, validBet: before, gameType, nodeId } = row
  const settled = settles(row, next)
  const counts = (settled || next.validBet !== before) && (required || next.validBet < before)
  if (counts) {
    const percent = (weights: Weights) => weightOf(weights, gameType, nodeId)
    await countPlay(
      tx,
      { memberId, asset, of: { roundId }, before, after: next.validBet, percent, settled },
      settings,
      now,
    )
  }
  if (stops) await publishPause(tx, events, memberId, now)
  const ended = row.state === 'OPEN' && next.state === 'CLOSED'
  const paid = await poolAfter(tx, row, { wentBack, ended, stake: next.stake, cycle, pool }, settings, now)
  if (next.state === 'CLOSED' && row.state !== 'CLOSED') await publishWinner(tx, { ...row, ...next })
  return counts || paid
}

/** Places of the winner board; a win that would not be on it is not published. */
const places = 20

/**
 * A win is what exceeds the stake. Wins in play coins of a trial account are left out, and so are those of members who
 * opted out.
 */
async function publishWinner(tx: Tx, { memberId, nodeId, asset, win, stake }: Round): Promise<void> {
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
  await publishNotice(tx, 'winner', {
    customerName: maskAccount(who.account),
    gameName: who.title,
    winAmount: formatMoney(won),
  })
}
