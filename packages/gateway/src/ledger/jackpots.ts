import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../db/client.ts'
import type { Settings } from '../settings/settings.ts'
import { type Entry, post } from './post.ts'

/** The one pool of the house; every game of its own currency pays into it. */
export const POOL = 'grand'
export const account = `JACKPOT:${POOL}` as const

export type JackpotSettings = Pick<Settings, 'jackpot' | 'currency'>

/** Whether bets in an asset feed the pool: those in the house's own currency, where it shows its pools. */
export const feeds = (asset: string, { jackpot, currency }: JackpotSettings): boolean => jackpot.mode !== 'off' && asset === currency.code

/**
 * Legs that a bet brings to its transaction: the pool's share, out of what the game took. They are mirrored when the bet goes back.
 * @param amount the stake, minor units; what is less than a minor unit stays with the game
 */
export function poolShare(amount: bigint, asset: string, vendor: string, settings: JackpotSettings): Entry[] {
  const share = feeds(asset, settings) ? (amount * BigInt(Math.round(settings.jackpot.sharePercent * 100))) / 10_000n : 0n
  return share === 0n ? [] : [{ house: `GAME_PNL:${vendor}`, asset, amount: -share }, { house: account, asset, amount: share }]
}

/** The jackpot pools of the ledger (house accounts `JACKPOT:<id>`) in an asset, minor units; empty ones are left out. */
export async function jackpotPools(db: Reader, asset: string): Promise<{ id: string; amount: bigint }[]> {
  const { rows } = await db.execute<{ id: string; amount: string }>(sql`
    select substr(a.kind, 9) as id, sum(p.amount)::text as amount from account a join posting p on p.account_id = a.id
    where a.owner is null and a.kind like 'JACKPOT:%' and a.asset = ${asset} group by a.kind having sum(p.amount) > 0 order by a.kind`)
  return rows.map(({ id, amount }) => ({ id, amount: BigInt(amount) }))
}

/** What is in the pool. Call under the lock of its cycle where the answer decides. */
export async function poolOf(db: Reader, asset: string): Promise<bigint> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(p.amount), 0)::text as amount from account a join posting p on p.account_id = a.id
    where a.owner is null and a.kind = ${account} and a.asset = ${asset}`)
  return BigInt(rows[0]?.amount ?? 0)
}

/** Fills the pool up to its seed out of PROMO_COST; one that holds more is left alone. Call under the lock of its cycle. */
export async function fillUp(tx: Tx, asset: string, { jackpot }: JackpotSettings): Promise<void> {
  const short = BigInt(jackpot.seed) - (await poolOf(tx, asset))
  if (short <= 0n) return
  await post(tx, { kind: 'jackpot_seed', entries: [{ house: 'PROMO_COST', asset, amount: -short }, { house: account, asset, amount: short }] })
}
