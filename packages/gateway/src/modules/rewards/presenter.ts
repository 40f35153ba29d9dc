import type { Reward } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { SignedInCtx } from '../../http/context.ts'
import { formatMoney } from '../../ledger/money.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { type Weights, eligibleOf } from '../turnover/index.ts'
import { showSpinTerms } from './spins/terms.ts'
import { rewardVersion, termsOf } from './offer.ts'
import type { Shown } from './store.ts'

const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** Why a reward ended, where its state does not say it. */
function reasonOf({ state, play, spins }: Shown): z.input<typeof Reward>['reason'] {
  if (state === 'FORFEITED') return 'given_up'
  if (state === 'EXPIRED') return play === null && spins === null ? 'not_claimed' : 'not_played'
  if (play === 'CLEARED') return 'nothing_left'
  if (state === 'RELEASED' && spins?.paid === '0') return 'nothing_won'
  return state === 'CANCELLED' && play === null && spins === null ? 'withdrawn_offer' : null
}

/** Free spins of a reward as the contract defines them. */
function showSpins({ terms, spins }: Shown, language: string): z.input<typeof Reward>['spins'] {
  if (!terms.spins) return null
  return {
    ...showSpinTerms(terms.spins, language),
    left: terms.spins.count - (spins?.used ?? 0),
    won: formatMoney(spins?.won ?? 0),
    playBy: instant(spins?.playBy ?? null),
    open: spins?.open ?? false,
    paid: formatMoney(spins?.paid ?? null),
  }
}

/** A reward as the contract defines it, with its title in the language of the reader. */
export function showReward(
  row: Shown,
  { language, settings, clock }: Pick<SignedInCtx, 'language' | 'settings' | 'clock'>,
): z.input<typeof Reward> {
  const now = clock.now()
  const { titles } = row
  const terms = termsOf(row, settings)
  const over = row.state === 'OFFERED' && row.claimBy !== null && new Date(row.claimBy) <= now
  const shown = over ? { ...row, state: 'EXPIRED' as const, endedAt: row.claimBy } : row
  const required =
    row.required === null
      ? (BigInt(terms.base) * BigInt(Math.round(terms.multiple * 100))) / 100n
      : BigInt(row.required)
  const done = BigInt(row.done ?? 0)
  return {
    rewardId: row.id,
    source: row.source,
    form: row.form,
    title: titles && inLanguage(titles, language, settings.languages.default),
    note: row.note,
    amount: formatMoney(row.amount),
    multiple: terms.multiple,
    base: formatMoney(terms.spins ? (row.spins?.paid ?? 0) : terms.base),
    required: formatMoney(required),
    done: formatMoney(done),
    percent: required === 0n ? 100 : Number((done * 100n) / required),
    days: terms.days,
    maxBet: formatMoney(terms.maxBet),
    maxRelease: formatMoney(terms.maxRelease),
    eligible: terms.weights ? eligibleOf(terms.weights as Weights) : [],
    terms: rewardVersion(row, terms),
    state: shown.state,
    reason: reasonOf(shown),
    offeredAt: new Date(row.offeredAt).toISOString(),
    claimBy: instant(row.claimBy),
    claimedAt: instant(row.claimedAt),
    activeSince: instant(row.openedAt),
    expiresAt: instant(row.expiresAt),
    endedAt: instant(shown.endedAt),
    released: formatMoney(row.released ?? 0),
    spins: showSpins(row, language),
  }
}
