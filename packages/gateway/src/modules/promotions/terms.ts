import type { Promotion } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { PromotionTerms } from '../rewards/schema.ts'
import type { PromotionConditions } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { versionOf } from '../../lib/text/terms-version.ts'
import type { Settings } from '../../settings/settings.ts'
import { profiles } from '../responsible-gaming/index.ts'
import { showSpinTerms } from '../rewards/index.ts'
import { type Weights, eligibleOf, playInForce } from '../turnover/index.ts'
import { type Category, type PromotionType, type Way, typesWithPage } from './kinds.ts'

const minorOf = (text: string | null) => (text === null ? null : BigInt(text))

/** Where a promotion of each type is listed. */
export const categoryOf: Record<PromotionType, Category> = {
  FIRST_DEPOSIT: 'NEW',
  SIGN_UP: 'NEW',
  DEPOSIT: 'DEPOSIT',
  SLOTS: 'SLOTS',
  LIVE: 'LIVE',
  SPORTS: 'SPORTS',
  VIP: 'VIP',
  REFERRAL: 'REFERRAL',
  RAFFLE: 'RAFFLE',
  MANUAL: 'MANUAL',
}

/** The terms with what the profile in force takes away: less play, and one product where several are not allowed. */
export const termsNow = (terms: PromotionTerms, settings: Pick<Settings, 'rg'>): PromotionTerms =>
  playInForce(terms, settings)

const isWelcome = (type: PromotionType, { noDeposit, newAccountDays }: PromotionConditions) =>
  type === 'FIRST_DEPOSIT' || type === 'SIGN_UP' || noDeposit === true || newAccountDays !== undefined

/** Whether the profile in force allows a promotion with these terms. */
export function isAllowed(
  type: PromotionType,
  terms: PromotionTerms,
  conditions: PromotionConditions,
  settings: Pick<Settings, 'rg'>,
): boolean {
  const { welcome, vip } = profiles[settings.rg.profile].bonus
  if ((!welcome && isWelcome(type, conditions)) || (!vip && type === 'VIP')) return false
  return terms.multiple === 0 || Object.values(termsNow(terms, settings).weights.weights).some((pct) => pct > 0)
}

/** What of the terms the profile in force does not allow, by field; an operator publishes nothing like that. */
export function faultsIn(
  {
    type,
    way,
    terms,
    conditions,
  }: { type: PromotionType; way: Way } & Pick<
    { terms: PromotionTerms; conditions: PromotionConditions },
    'terms' | 'conditions'
  >,
  settings: Pick<Settings, 'rg'>,
): { path: string; message: string }[] {
  const { maxWagering, mixedProducts, welcome, vip } = profiles[settings.rg.profile].bonus
  const several = Object.values(terms.weights.weights).filter((pct) => pct > 0).length > 1
  const { percent, amount, max, minDeposit, multiple, base } = terms
  const rules: [boolean, string, string][] = [
    [!welcome && isWelcome(type, conditions), 'type', 'the profile in force allows no welcome bonus'],
    [!vip && type === 'VIP', 'type', 'the profile in force allows nothing for ranks'],
    [!vip && conditions.minRank !== undefined, 'conditions.minRank', 'the profile in force allows nothing for ranks'],
    [multiple > maxWagering, 'terms.multiple', `the profile in force allows ${maxWagering} at most`],
    [multiple > 0 && !mixedProducts && several, 'terms.eligible', 'the profile in force allows one category'],
    [
      multiple > 0 && Object.values(terms.weights.weights).every((pct) => pct === 0),
      'terms.eligible',
      'names no category that counts',
    ],
    [way !== 'DEPOSIT' && percent !== null, 'terms.percent', 'is of what a deposit brings'],
    [percent !== null && amount !== null, 'terms.amount', 'is a share or a sum, not both'],
    [percent !== null && max === null, 'terms.max', 'is missing beside a share'],
    [way === 'DEPOSIT' && percent === null && amount === null, 'terms.percent', 'or terms.amount is missing'],
    [(way === 'DEPOSIT') !== (minDeposit !== null), 'terms.minDeposit', 'belongs to what a deposit brings'],
    [way !== 'DEPOSIT' && base !== 'REWARD', 'terms.base', 'counts a deposit where there is none'],
    [terms.form === 'SPINS' && base !== 'REWARD', 'terms.base', 'is what free spins win'],
    [terms.form === 'SPINS' && percent !== null, 'terms.percent', 'is of a sum'],
    [way === 'PAGE' && !typesWithPage.includes(type), 'way', `is of ${typesWithPage.join(', ')}`],
    [way === 'PAGE' && (amount !== null || max !== null || multiple > 0), 'terms', 'gives nothing by itself'],
    [way === 'AT_ONCE' && amount === null, 'terms.amount', 'is missing'],
    [way === 'APPLICATION' && amount === null && max === null, 'terms.max', 'or terms.amount is missing'],
  ]
  return rules.flatMap(([wrong, path, message]) => (wrong ? [{ path, message }] : []))
}

/** What a deposit brings under these terms; undefined: it is too small. Minor units. */
export function broughtBy({ percent, amount, max, minDeposit }: PromotionTerms, deposit: bigint): bigint | undefined {
  if (deposit < (minorOf(minDeposit) ?? 0n)) return undefined
  const most = minorOf(max)
  const given = percent === null ? (minorOf(amount) ?? 0n) : (deposit * BigInt(percent)) / 100n
  const capped = most !== null && given > most ? most : given
  return capped > 0n ? capped : undefined
}

/** What an operator may give for an application at most. Minor units. */
export const mostOf = ({ amount, max }: PromotionTerms): bigint => minorOf(max) ?? minorOf(amount) ?? 0n

/** The version of what a person is shown: of the terms as they apply, and of their number. */
export const shownVersion = (id: string, version: number, terms: PromotionTerms): string =>
  versionOf({ id, version, terms })

export const showTerms = (terms: PromotionTerms, language: string): z.input<typeof Promotion>['terms'] => ({
  form: terms.form,
  spins: terms.spins ? showSpinTerms(terms.spins, language) : null,
  percent: terms.percent,
  amount: formatMoney(terms.amount),
  max: formatMoney(terms.max),
  minDeposit: formatMoney(terms.minDeposit),
  multiple: terms.multiple,
  base: terms.base,
  days: terms.days,
  maxBet: formatMoney(terms.maxBet),
  maxRelease: formatMoney(terms.maxRelease),
  claimDays: terms.claimDays,
  eligible: terms.multiple > 0 ? eligibleOf(terms.weights as Weights) : [],
})
