import { profiles } from '../../responsible-gaming/index.ts'
import type { contract } from '@brand/sdk/contract'
import type * as z from 'zod'
import { hash } from '../../../lib/crypto/random.ts'
import { maskAccount } from '../../../lib/text/mask-account.ts'
import type { Ctx, Handlers } from '../../../http/context.ts'
import type { Reader } from '../../../db/client.ts'
import { refreshRanks, rankRows } from '../queries/leaderboards.ts'
import { winnerRows } from '../queries/winners.ts'
import { titlesOf } from '../catalogue/title-in.ts'
import { lastHits, promiseOf, jackpotPools } from '../../jackpots/index.ts'
import { formatMoney } from '../../../ledger/money.ts'
import type { Settings } from '../../../settings/settings.ts'

/** How old lists that are the same for everyone may be. */
const BRIEF_MS = 2000
const DAY_SECONDS = 86_400
/** Number of last hits of a pool that are returned. */
const HITS = 10

/** The ticker rises by 100 to 500 every 3, 4 or 5 seconds: 75 a second in the mean. */
const tick = { seconds: [3, 4, 5], min: 100, max: 500 }
const perSecond = 75

/**
 * The illustrative jackpot at this time: a start that follows from the day, and rising, so that a reload never falls
 * back.
 */
export function illustration(now: Date): bigint {
  const seconds = Math.floor(now.getTime() / 1000)
  const start = 1_000_000 + (hash(`jackpot:${Math.floor(seconds / DAY_SECONDS)}`) % 8_000_000)
  return BigInt(start + (seconds % DAY_SECONDS) * perSecond) * 100n
}

/** The last hits of a pool, each with the title of its game. */
async function titledHits({ db, clock, language }: Pick<Ctx, 'db' | 'clock' | 'language'>, asset: string) {
  const hits = await lastHits(db, asset, HITS, clock.now())
  const titles = await titlesOf(
    db,
    hits.map(({ nodeId }) => nodeId),
    language,
  )
  return hits.map((hit) => ({ ...hit, gameName: titles.get(hit.nodeId) ?? String(hit.nodeId) }))
}

/** The current jackpot: the ledger's pools, else the illustration where it is allowed, else none. */
export async function jackpotOf(
  db: Reader,
  settings: Settings,
  now: Date,
): Promise<z.input<(typeof contract)['games']['jackpot']['output']>> {
  const { mode, sharePercent, seed } = settings.jackpot
  const currency = settings.currency.code
  const pools = mode === 'off' ? [] : await jackpotPools(db, currency)
  const promise = pools.length > 0 ? await promiseOf(db, currency) : undefined
  const formatted = pools.map(({ id, amount }) => ({
    id,
    amount: formatMoney(amount),
    ...(promise?.id === id && {
      hash: promise.hash,
      onePer: promise.onePer,
      sharePercent,
      startsWith: formatMoney(seed),
    }),
  }))
  if (pools.length > 0)
    return {
      mode: 'pool',
      currency,
      amount: formatMoney(pools.reduce((sum, pool) => sum + pool.amount, 0n)),
      pools: formatted,
    }
  if (mode === 'pool-or-illustration' && profiles[settings.rg.profile].jackpotTicker === 'decorative')
    return { mode: 'illustration', currency, amount: formatMoney(illustration(now)), pools: formatted, tick }
  return { mode: 'off', currency, amount: '0.00', pools: formatted }
}

/** Win by stake, in hundredths as amounts are; null for a free round. */
const multipleOf = (stake: bigint, won: bigint) => (stake > 0n ? formatMoney(((won + stake) * 100n) / stake) : null)

export const board: Pick<Handlers<'games'>, 'winners' | 'ranks' | 'jackpot'> = {
  winners: (ctx, { limitNum, gameCategory, period, bigOnly = false }) => {
    const key = ['winners', limitNum, gameCategory, period, bigOnly, ctx.language].join(' ')
    return ctx.services.ttlCache.get(key, BRIEF_MS, async () => {
      const now = ctx.clock.now()
      await refreshRanks(ctx.db, now)
      const rows = await winnerRows(ctx.db, {
        language: ctx.language,
        asset: ctx.settings.currency.code,
        gameType: gameCategory,
        period,
        bigOnly,
        limit: limitNum,
        now,
      })
      const list = rows.map(({ account, stake, won, at, ...game }) => ({
        vo: {
          ...game,
          customerName: maskAccount(account),
          winAmount: formatMoney(won),
          multiplier: multipleOf(BigInt(stake), BigInt(won)),
          at: at.toISOString(),
        },
      }))
      return { list }
    })
  },

  ranks: (ctx, { limitNum, gameCategory, by }) =>
    ctx.services.ttlCache.get(['ranks', by, limitNum, gameCategory].join(' '), BRIEF_MS, async () => {
      const now = ctx.clock.now()
      await refreshRanks(ctx.db, now)
      const rows = await rankRows(ctx.db, {
        asset: ctx.settings.currency.code,
        gameType: gameCategory,
        by,
        limit: limitNum,
        now,
      })
      const list = rows.map(({ account, score, rounds }, at) => ({
        rank: at + 1,
        customerName: maskAccount(account),
        score: formatMoney(score),
        rounds,
      }))
      return { list }
    }),

  jackpot: (ctx) =>
    ctx.services.ttlCache.get(`jackpot ${ctx.language}`, BRIEF_MS, async () => {
      const formatted = await jackpotOf(ctx.db, ctx.settings, ctx.clock.now())
      return formatted.mode === 'pool' ? { ...formatted, hits: await titledHits(ctx, formatted.currency) } : formatted
    }),
}
