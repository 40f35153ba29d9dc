import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Entry, post } from '../../ledger/post.ts'

/** The one pool of the operator; every game of its own currency pays into it. */
export const POOL = 'grand'
export const account = `JACKPOT:${POOL}` as const

export type JackpotSettings = Pick<Settings, 'jackpot' | 'currency'>

/** Whether bets in an asset feed the pool: those in the operator's own currency, where it shows its pools. */
export const feeds = (asset: string, { jackpot, currency }: JackpotSettings): boolean =>
  jackpot.mode !== 'off' && asset === currency.code

/**
 * Where a stake goes: to the game, and the pool's share of it to the pool. It is mirrored when the bet is returned.
 * @param amount the stake, minor units; what is less than a minor unit stays in the game
 */
export function stakeLegs(amount: bigint, asset: string, vendor: string, settings: JackpotSettings): Entry[] {
  const share = feeds(asset, settings)
    ? (amount * BigInt(Math.round(settings.jackpot.sharePercent * 100))) / 10_000n
    : 0n
  const game: Entry = { system: `GAME_PNL:${vendor}`, asset, amount: amount - share }
  return share === 0n ? [game] : [game, { system: account, asset, amount: share }]
}

/**
 * Up to this many postings after a stored sum are added up at every read; beyond that, older ones are merged into it.
 */
const MANY = 2000
/** No transaction lasts that long: all numbers below a posting of that age are committed or rolled back. */
const AGE_MINUTES = 10

/**
 * Operator accounts keep no balance, and a pool moves with every bet: sums up to a posting are kept, and only what came
 * after is added up.
 */
const sums = (where: SQL) => sql`
  select substr(a.kind, 9) as id, (coalesce(s.amount, 0) + coalesce(sum(p.amount), 0))::text as amount, count(p.id)::int as fresh
  from account a left join pool_sum s on s.account_id = a.id
    left join posting p on p.account_id = a.id and p.id > coalesce(s.upto, 0) and p.created_at >= coalesce(s.since, '-infinity')
  where a.owner is null and ${where} group by a.id, a.kind, s.amount order by a.kind`

interface Sum extends Record<string, unknown> {
  id: string
  amount: string
  fresh: number
}

/** Moves older postings of the pools into their stored sums; at any moment, by any number of gateways. */
export async function condense(db: Reader, ageMinutes = AGE_MINUTES): Promise<void> {
  await db.execute(sql`
    insert into pool_sum (account_id, upto, since, amount)
    select a.id, old.upto, old.since, coalesce(s.amount, 0) + sum(p.amount)
    from account a left join pool_sum s on s.account_id = a.id
      cross join lateral (select p.id as upto, p.created_at - interval '1 day' as since from posting p
        where p.account_id = a.id and p.id > coalesce(s.upto, 0) and p.created_at >= coalesce(s.since, '-infinity')
          and p.created_at <= now() - make_interval(mins => ${ageMinutes}) order by p.id desc limit 1) old
      join posting p on p.account_id = a.id and p.id > coalesce(s.upto, 0) and p.id <= old.upto
        and p.created_at >= coalesce(s.since, '-infinity')
    where a.owner is null and a.kind like 'JACKPOT:%' group by a.id, old.upto, old.since, s.amount
    on conflict (account_id) do update set upto = excluded.upto, since = excluded.since, amount = excluded.amount where pool_sum.upto < excluded.upto`)
}

/**
 * The jackpot pools of the ledger (system accounts `JACKPOT:<id>`) in an asset, minor units; empty ones are left out.
 */
export async function jackpotPools(db: Reader, asset: string): Promise<{ id: string; amount: bigint }[]> {
  const { rows } = await db.execute<Sum>(sums(sql`a.kind like 'JACKPOT:%' and a.asset = ${asset}`))
  if (rows.some(({ fresh }) => fresh > MANY)) await condense(db)
  return rows.map(({ id, amount }) => ({ id, amount: BigInt(amount) })).filter(({ amount }) => amount > 0n)
}

/** What is in the pool. Call under the lock of its cycle where the answer decides. */
export async function poolOf(db: Reader, asset: string): Promise<bigint> {
  const { rows } = await db.execute<Sum>(sums(sql`a.kind = ${account} and a.asset = ${asset}`))
  return BigInt(rows[0]?.amount ?? 0)
}

/** Fills the pool up to its seed out of PROMO_COST; one with more is left alone. Call under the lock of its cycle. */
export async function fillUp(tx: Tx, asset: string, { jackpot }: JackpotSettings): Promise<void> {
  const short = BigInt(jackpot.seed) - (await poolOf(tx, asset))
  if (short <= 0n) return
  await post(tx, {
    kind: 'jackpot_seed',
    entries: [
      { system: 'PROMO_COST', asset, amount: -short },
      { system: account, asset, amount: short },
    ],
  })
}
