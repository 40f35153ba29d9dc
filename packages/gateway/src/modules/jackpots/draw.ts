import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { type Db, type Reader, type Tx, transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { jackpotCycle } from './schema.ts'
import { round as rounds } from '../rounds/schema.ts'
import { commitmentOf } from '../../lib/crypto/commitment.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import { maySeeIdle } from '../responsible-gaming/index.ts'
import { POOL, account, feeds, fillUp, type JackpotSettings, poolOf } from './pool.ts'
import { formatMoney } from '../../ledger/money.ts'
import { post } from '../../ledger/post.ts'

/** Numbers drawn are below this: the first six bytes of the HMAC. */
const RANGE = 2n ** 48n

/**
 * The number of a round: HMAC-SHA256(seed, `<vendor>:<vendor's id of the round>`), its first six bytes; it can be
 * recomputed from the seed.
 */
export const numberOf = (seed: string, vendor: string, vendorRound: string): bigint =>
  BigInt(createHmac('sha256', seed).update(`${vendor}:${vendorRound}`).digest().readUIntBE(0, 6))

/** Whether a round hits: with the chance of its stake (minor units) to `onePer` units of a hundred. */
export const hits = (number: bigint, stake: bigint, onePer: bigint): boolean => number * onePer * 100n < stake * RANGE

type Round = Pick<typeof rounds.$inferSelect, 'id' | 'vendor' | 'vendorRound' | 'memberId' | 'asset'>
interface Odds {
  seed: string
  onePer: bigint
}

/**
 * Column for a query on anything else: the running cycle of the pool in an asset, so that a round costs no query of its
 * own.
 */
export const runningCycle = (asset: string | Placeholder) =>
  sql<{
    seed: string
    onePer: string
  } | null>`(select json_build_object('seed', c.seed, 'onePer', c.one_per::text) from jackpot_cycle c
    where c.pool = ${POOL} and c.asset = ${asset} and c.hit_at is null)`

/** Column: what is in the pool of an asset, minor units, with its running cycle locked; null where none runs. */
export const lockedPool = (asset: Placeholder) => sql<string | null>`lock_pool(${POOL}, ${asset})`

/** Locks the running cycle, opening one where there is none. Its lock comes after those of round and wallet. */
async function lockCycle(
  tx: Tx,
  asset: string,
  settings: JackpotSettings,
  now: Date,
): Promise<typeof jackpotCycle.$inferSelect> {
  for (;;) {
    const [running] = await tx
      .select()
      .from(jackpotCycle)
      .where(and(eq(jackpotCycle.pool, POOL), eq(jackpotCycle.asset, asset), isNull(jackpotCycle.hitAt)))
      .for('update')
    if (running) return running
    const seed = randomBytes(32).toString('hex')
    const opened = await tx
      .insert(jackpotCycle)
      .values({
        pool: POOL,
        asset,
        seed,
        hash: commitmentOf(seed),
        onePer: BigInt(settings.jackpot.onePer),
        openedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: jackpotCycle.id })
    if (opened.length > 0) await fillUp(tx, asset, settings)
  }
}

/** Opens the pool where the operator shows one, so that it is there before the first bet. */
export async function openPool(db: Db, settings: JackpotSettings, now: Date): Promise<void> {
  const asset = settings.currency.code
  if (feeds(asset, settings)) await transact(db, (tx) => lockCycle(tx, asset, settings, now))
}

/**
 * What a change of a round does to the pool: a returned bet must not leave it below its seed, and a round that ends for
 * the first time is drawn. Call with the round locked and written, and with `cycle` and `pool` (`lockedPool`) read in
 * the same statement or later.
 * @returns whether the pool was paid out
 */
export async function poolAfter(
  tx: Tx,
  row: Round,
  {
    wentBack,
    ended,
    stake,
    cycle,
    pool = null,
  }: {
    wentBack: boolean
    ended: boolean
    stake: bigint
    cycle: { seed: string; onePer: string } | null
    pool?: bigint | null
  },
  settings: JackpotSettings,
  now: Date,
): Promise<boolean> {
  if (!feeds(row.asset, settings)) return false
  if (wentBack && (pool === null || pool < BigInt(settings.jackpot.seed))) {
    await lockCycle(tx, row.asset, settings, now)
    await fillUp(tx, row.asset, settings)
  }
  const drawn = ({ seed, onePer }: Odds) => hits(numberOf(seed, row.vendor, row.vendorRound), stake, onePer)
  if (!ended || stake <= 0n || (cycle && !drawn({ seed: cycle.seed, onePer: BigInt(cycle.onePer) }))) return false
  // Another round may have hit it meanwhile: then this one is drawn from the next seed.
  const running = await lockCycle(tx, row.asset, settings, now)
  if (!drawn(running)) return false
  await pay(tx, row, running, stake, settings, now)
  return true
}

/** The whole pool to the winner, once for a cycle and once for a round; the next cycle opens with its seed. */
async function pay(
  tx: Tx,
  { id: roundId, memberId, asset }: Round,
  cycle: typeof jackpotCycle.$inferSelect,
  stake: bigint,
  settings: JackpotSettings,
  now: Date,
): Promise<void> {
  const [before] = await tx.select({ id: jackpotCycle.id }).from(jackpotCycle).where(eq(jackpotCycle.roundId, roundId))
  const amount = await poolOf(tx, asset)
  if (before || amount <= 0n) return
  const txnId = await post(tx, {
    kind: 'jackpot',
    entries: [
      { system: account, asset, amount: -amount },
      { member: memberId, kind: 'CASH', asset, amount },
    ],
    roundId,
    once: { owner: 'jackpot', key: String(cycle.id) },
  })
  await tx
    .update(jackpotCycle)
    .set({ hitAt: now, roundId, memberId, stake, amount, txnId })
    .where(eq(jackpotCycle.id, cycle.id))
  await lockCycle(tx, asset, settings, now)
  await sendMessage(tx, memberId, systemMessage('jackpot', { amount: { money: formatMoney(amount), asset } }), now)
}

export interface Hit {
  id: string
  customerName: string
  nodeId: number
  amount: string
  at: string
  hash: string
  seed: string
  onePer: number
  /** What was hashed with the seed, and the stake that counted. */
  draw: string
  stake: string
}

/**
 * Replaces the name of a winner who opted out, or takes a break from play: the hit itself is published, or it could not
 * be verified.
 */
const hidden = '***'

/** The last hits, the latest first, each with what is needed to draw it again. */
export async function lastHits(db: Reader, asset: string, limit: number, now: Date): Promise<Hit[]> {
  const rows = await db
    .select({
      cycle: jackpotCycle,
      who: member.account,
      shown: sql<boolean>`${member.showWins} and ${maySeeIdle(sql`${member.id}`, now)}`,
      vendor: rounds.vendor,
      vendorRound: rounds.vendorRound,
      nodeId: rounds.nodeId,
    })
    .from(jackpotCycle)
    .innerJoin(member, eq(member.id, jackpotCycle.memberId))
    .innerJoin(rounds, eq(rounds.id, jackpotCycle.roundId))
    .where(eq(jackpotCycle.asset, asset))
    .orderBy(sql`${jackpotCycle.hitAt} desc, ${jackpotCycle.id} desc`)
    .limit(limit)
  return rows.map(({ cycle, who, shown, vendor, vendorRound, nodeId }) => ({
    id: cycle.pool,
    customerName: shown ? maskAccount(who) : hidden,
    nodeId,
    amount: formatMoney(cycle.amount ?? 0n),
    at: (cycle.hitAt ?? cycle.openedAt).toISOString(),
    hash: cycle.hash,
    seed: cycle.seed,
    onePer: Number(cycle.onePer),
    draw: `${vendor}:${vendorRound}`,
    stake: formatMoney(cycle.stake ?? 0n),
  }))
}

/** Promise and odds of the running cycle; undefined where none runs. */
export async function promiseOf(
  db: Reader,
  asset: string,
): Promise<{ id: string; hash: string; onePer: number } | undefined> {
  const [row] = await db
    .select()
    .from(jackpotCycle)
    .where(and(eq(jackpotCycle.pool, POOL), eq(jackpotCycle.asset, asset), isNull(jackpotCycle.hitAt)))
  return row && { id: row.pool, hash: row.hash, onePer: Number(row.onePer) }
}
