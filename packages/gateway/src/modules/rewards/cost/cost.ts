import type { Handlers, SignedInCtx } from '../../../http/context.ts'
import type { RewardTerms } from '../schema.ts'
import { allow } from '../../../http/limits/rate-limit.ts'
import { formatMoney, parseMoney } from '../../../ledger/money.ts'
import { walletOf } from '../../../ledger/wallet.ts'
import { refuse } from '../../../lib/refusal.ts'
import { type Weights, requiredOf, weightsOf } from '../../turnover/index.ts'
import { showReward } from '../presenter.ts'
import { payoutOf } from '../spins/settle.ts'
import { expectedOf } from '../spins/terms.ts'
import { type RewardRow, termsOf } from '../offer.ts'
import { ownReward } from '../store.ts'
import { evenings, playThrough } from './evenings.ts'
import { gamesFor, habitsOf } from './games.ts'

/** Stake that is reckoned with where somebody has not played lately, minor units. */
const firstStake = 10_00n
/** It costs the processor some hundredths of a second. */
const asking = { perSecond: 1, burst: 10 }

/** Figures are told of a hundred evenings. */
const hundred = 100

/** Something given, before it is taken. Amounts in minor units. */
interface Given {
  form: RewardRow['form']
  amount: bigint
  terms: Pick<RewardTerms, 'base' | 'multiple' | 'maxBet' | 'maxRelease' | 'weights'>
  /** Own cash that comes with it: a deposit. */
  with?: bigint
  /** The amount is a mean: no evening is played through. */
  meanOnly?: boolean
}

/** What something given asks for and how its play ends, on some of the games that count for it. */
export async function costOf(ctx: SignedInCtx, given: Given, asked: string | undefined) {
  const { db, session, settings, services, clock, language } = ctx
  const { memberId, asset } = session
  await allow(services.limiter, `reward-cost:${memberId}`, asking, 'throttled')

  const { terms, amount } = given
  const [wallet, habits] = await Promise.all([walletOf(db, memberId), habitsOf(db, session, clock.now())])
  const own = (wallet?.cash ?? 0n) + (given.with ?? 0n)
  const required = requiredOf(terms.multiple, BigInt(terms.base))
  const usual = habits.rounds === 0 ? firstStake : habits.stake / BigInt(habits.rounds)
  const most = Number(terms.maxBet ?? settings.play.maxStake)
  const wanted = Number(parseMoney(asked) ?? usual)
  const stake = BigInt(Math.max(Math.min(wanted, most, settings.play.maxStake), settings.play.minStake))

  const weights = (terms.weights as Weights | null) ?? weightsOf(settings.turnover)
  const games = required === 0n || given.meanOnly ? [] : await gamesFor(db, weights, habits.nodeIds, language)
  const inStakes = (minor: bigint) => Number(minor) / Number(stake)
  const money = (stakes: number) => formatMoney(Math.round(stakes * Number(stake)))
  const bonus = given.form === 'BONUS'
  const list = []
  for (const { game, pct, returns, seconds, played } of games) {
    const rounds = Math.ceil((inStakes(required) * 100) / pct)
    const { ends, end, staked, lost } = await playThrough({
      returns,
      cash: inStakes(bonus ? own : own + amount),
      bonus: bonus ? inStakes(amount) : 0,
      rounds,
      maxRelease: terms.maxRelease === null ? null : inStakes(BigInt(terms.maxRelease)),
    })
    const of = (fits: (one: number) => boolean) => Math.round((ends.filter(fits).length / evenings) * hundred)
    list.push({
      game,
      pct,
      played,
      rounds,
      seconds: rounds * seconds,
      turnover: money(rounds),
      staked: money(staked),
      lost: money(lost),
      end: money(end),
      ahead: of((one) => one > inStakes(own)),
      nothingLeft: of((one) => one === 0),
      ends: Array.from({ length: hundred }, (_none, at) =>
        money(ends[Math.floor(((at + 0.5) / hundred) * evenings)] ?? 0),
      ),
    })
  }
  return {
    currency: asset,
    own: formatMoney(own),
    start: formatMoney(own + amount),
    stake: formatMoney(stake),
    usual: habits.rounds > 0 ? formatMoney(usual) : null,
    required: formatMoney(required),
    evenings,
    list,
  }
}

/** The cost of a reward that is offered or waits. */
export const rewardCost: Handlers<'rewards'>['cost'] = async (ctx, { rewardId, stake }) => {
  const { db, session, clock } = ctx
  const row = await ownReward(db, session, Number(rewardId))
  if (!row) throw refuse('not_found', { field: 'rewardId' })
  const over = row.claimBy !== null && new Date(row.claimBy) <= clock.now()
  if ((row.state !== 'OFFERED' || over) && row.state !== 'CLAIMED')
    throw refuse('reward_closed', { details: { state: over ? 'EXPIRED' : row.state } })
  const { form } = row
  const terms = termsOf(row, ctx.settings)
  // What free spins win is not known before: the figures are those of the mean win.
  const mean = terms.spins ? payoutOf(expectedOf(terms.spins) ?? 0n, terms) : undefined
  const given =
    mean === undefined
      ? { form, amount: BigInt(row.amount), terms }
      : { form, amount: mean, terms: { ...terms, base: `${mean}` }, meanOnly: true }
  return { ...(await costOf(ctx, given, stake)), reward: showReward(row, ctx) }
}
