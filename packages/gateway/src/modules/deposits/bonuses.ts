import type { BonusRefusal } from '@brand/sdk/contract'
import type { Reader, Tx } from '../../db/client.ts'
import type { ChosenBonus } from './schema.ts'
import type { PromotionTerms } from '../rewards/schema.ts'
import { refuse } from '../../lib/refusal.ts'
import { versionOf } from '../../lib/text/terms-version.ts'
import type { Settings } from '../../settings/settings.ts'
import { broughtBy, depositPromotions, payChosen } from '../promotions/index.ts'
import { breakNow, profiles } from '../responsible-gaming/index.ts'
import { claimRewards, offerReward, wasOffered } from '../rewards/index.ts'
import { type Weights, bonusWeights, hasDeposited, multipleInForce, requiredOf } from '../turnover/index.ts'
import { type Order, depositedDuring } from './store.ts'

/** The bonus on a first deposit, which the settings offer. Other bonuses are promotions, by their name. */
const firstDeposit = 'FIRST_DEPOSIT'
/** The reward that it becomes. */
export const firstDepositReward = { source: 'DEPOSIT', ref: firstDeposit } as const

/** Amounts in minor units. */
export interface BonusQuote {
  bonus: bigint
  required: bigint
}

/** A bonus that a member may choose with a deposit. */
export interface Offer extends ChosenBonus {
  /** Sent with an order, it states which terms the person has seen. */
  termsVersion: string
  /** A promotion that was joined before. */
  joined: boolean
}

interface Person {
  memberId: string
  asset: string
  principal: string
  settings: Settings
  /** Of the names of ranks. */
  language: string
  now: Date
}

/** What these terms give for a deposit; undefined where it is too small. */
export function quoteOf(terms: PromotionTerms, deposit: bigint): BonusQuote | undefined {
  const bonus = broughtBy(terms, deposit)
  return bonus === undefined
    ? undefined
    : { bonus, required: requiredOf(terms.multiple, baseOf(terms, bonus, deposit)) }
}

/** What the multiple applies to, minor units. */
export const baseOf = ({ base }: PromotionTerms, bonus: bigint, deposit: bigint): bigint =>
  base === 'REWARD' ? bonus : bonus + deposit

/** The terms of the first deposit's bonus as the settings have them, where the profile in force allows one. */
function firstDepositTerms({ bonus, turnover, rg }: Person['settings']): PromotionTerms | undefined {
  const { on, percent, maxMinor, minDepositMinor, multiple, days, maxBetMinor, maxReleaseMinor } = bonus.firstDeposit
  if (!on || !profiles[rg.profile].bonus.welcome) return undefined
  return {
    form: 'BONUS',
    percent,
    amount: null,
    max: `${maxMinor}`,
    minDeposit: `${minDepositMinor}`,
    multiple: multipleInForce(multiple, { rg }),
    base: 'REWARD',
    days,
    maxBet: `${maxBetMinor}`,
    maxRelease: maxReleaseMinor === undefined ? null : `${maxReleaseMinor}`,
    claimDays: days,
    weights: bonusWeights({ turnover, rg }),
  }
}

/**
 * Why a member may have no bonus on a first deposit now, whatever its terms are. `ref`: the deposit it would be given
 * with.
 */
async function barred(
  db: Reader,
  { memberId, settings: { rg }, now }: Pick<Person, 'memberId' | 'now'> & { settings: Pick<Settings, 'rg'> },
  ref?: string,
): Promise<BonusRefusal | undefined> {
  if (!profiles[rg.profile].bonus.welcome) return 'not_allowed'
  if (await wasOffered(db, { memberId, ...firstDepositReward })) return 'bonus_used'
  if (await hasDeposited(db, memberId, ref)) return 'first_deposit_used'
  // A member on a break is not given a reason to play.
  return (await breakNow(db, memberId, now)) && 'on_break'
}

async function firstDepositOffer(db: Reader, person: Person): Promise<Offer | { refused: BonusRefusal }> {
  const refused = await barred(db, person)
  if (refused) return { refused }
  const terms = firstDepositTerms(person.settings)
  if (!terms) return { refused: 'not_offered' }
  return { ...terms, code: firstDeposit, termsVersion: versionOf({ code: firstDeposit, ...terms }), joined: false }
}

async function promotionOffers(db: Reader, person: Person): Promise<Offer[]> {
  if (await breakNow(db, person.memberId, person.now)) return []
  const promotions = await depositPromotions(db, { ...person, depositedDuring })
  return promotions.map(({ promotionId, version, titles, terms, termsVersion, joined }) => ({
    ...terms,
    code: promotionId,
    promotionVersion: version,
    titles,
    termsVersion,
    joined,
  }))
}

/** What a member may choose with the next deposit: the match of the first one while there has been none, promotions. */
export async function offersFor(db: Reader, person: Person): Promise<Offer[]> {
  const first = await firstDepositOffer(db, person)
  return [...('refused' in first ? [] : [first]), ...(await promotionOffers(db, person))]
}

/**
 * The bonus that a member chooses with a deposit of so much. @throws Refused `validation` (unknown name),
 * `bonus_not_available` with the reason
 */
export async function chooseOffer(db: Reader, person: Person, code: string, amount: bigint): Promise<Offer> {
  const offer =
    code === firstDeposit
      ? await firstDepositOffer(db, person)
      : (await promotionOffers(db, person)).find((one) => one.code === code)
  if (!offer)
    throw refuse('validation', { field: 'bonusId', details: { fields: { bonusId: { code: 'field_invalid' } } } })
  const reason = 'refused' in offer ? offer.refused : quoteOf(offer, amount) ? undefined : 'below_minimum'
  if (reason || 'refused' in offer) throw refuse('bonus_not_available', { field: 'bonusId', details: { reason } })
  return offer
}

/**
 * Gives the bonus that was chosen with a deposit, by the terms the person has seen; where another is open, it waits.
 * Call it after the deposit was posted and its own requirement added, in the same transaction. @returns what was given,
 * or why nothing was
 */
export async function giveBonus(
  tx: Tx,
  settings: Person['settings'],
  { memberId, asset, orderNo }: Pick<Order, 'memberId' | 'asset' | 'orderNo'>,
  { code, promotionVersion, ...terms }: ChosenBonus,
  credited: bigint,
  now: Date,
): Promise<{ given: bigint } | { refused: BonusRefusal }> {
  if (promotionVersion !== undefined) {
    const chosen = { memberId, asset, orderNo, credited, promotionId: code, version: promotionVersion, terms }
    return payChosen(tx, settings, chosen, now)
  }
  const refused = await barred(tx, { memberId, settings, now }, orderNo)
  if (refused) return { refused }
  const bonus = broughtBy(terms, credited)
  if (bonus === undefined) return { refused: 'below_minimum' }
  const offered = await offerReward(tx, settings, {
    memberId,
    asset,
    ...firstDepositReward,
    form: terms.form,
    amount: bonus,
    multiple: terms.multiple,
    days: terms.days,
    maxBet: terms.maxBet === null ? null : BigInt(terms.maxBet),
    maxRelease: terms.maxRelease === null ? null : BigInt(terms.maxRelease),
    weights: terms.weights as Weights,
    chosen: true,
    now,
  })
  // Of two deposits at once the second waited for the first here.
  if (!offered) return { refused: 'bonus_used' }
  await claimRewards(tx, { memberId, asset, settings, now }, offered.id)
  return { given: bonus }
}
