import type { BonusRefusal } from '@brand/sdk/contract'
import { breakNow, profiles } from '../responsible-gaming/service.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import type { Settings } from '../../settings/settings.ts'
import { versionOf } from '../../lib/text/terms-version.ts'
import { lastBonus, lockMemberBalances, openOf } from './store.ts'
import { drop } from './close.ts'
import { addRequirement, hasDeposited, requiredOf } from './requirements.ts'
import { type Category, type Weights, weightsOf } from './valid-bet.ts'

export type BonusSettings = Pick<Settings, 'bonus' | 'turnover' | 'rg'>

export const offerCodes = ['FIRST_DEPOSIT'] as const
export type OfferCode = (typeof offerCodes)[number]

/**
 * Terms of a bonus, and the play it requires; amounts in minor units. An order keeps them as they were when it was
 * made.
 */
export interface BonusTerms {
  code: OfferCode
  percent: number
  minDeposit: bigint
  /** Given at most. */
  max: bigint
  multiple: number
  days: number
  /** Largest stake of a round while it is open. */
  maxBet: bigint
  /** What may become cash at most; null: all of it. */
  maxRelease: bigint | null
  weights: Weights
}

/** A bonus a member may take with a deposit. */
export interface Offer extends BonusTerms {
  /** What the multiple applies to. */
  base: 'bonus'
  /** What of a valid bet counts, by category, per cent. */
  eligible: { gameType: Category; pct: number }[]
  /** Of these terms: sent with an order, it states which ones the person has seen. */
  version: string
  /** For the requested deposit: what it gives and what has to be played for it; undefined below the least deposit. */
  forAmount?: BonusQuote
}

export interface BonusQuote {
  bonus: bigint
  required: bigint
}

/** What these terms give for a deposit; undefined below the least one. */
export function quoteOf({ percent, max, minDeposit, multiple }: BonusTerms, deposit: bigint): BonusQuote | undefined {
  const part = (deposit * BigInt(percent)) / 100n
  const bonus = part < max ? part : max
  return deposit < minDeposit || bonus === 0n ? undefined : { bonus, required: requiredOf(multiple, bonus) }
}

export const eligibleOf = ({ weights }: Pick<Weights, 'weights'>): Offer['eligible'] =>
  Object.entries(weights).map(([gameType, pct]) => ({ gameType: gameType as Category, pct }))

/**
 * Where a bonus may not be played through on several products: slots alone count, and everything else is refused while
 * it is open.
 */
function slotsAlone({ weights, gameWeights }: Weights): Weights {
  const others = Object.fromEntries(Object.keys(weights).map((type) => [type, 0])) as Weights['weights']
  const excluded = Object.fromEntries(Object.entries(gameWeights).filter(([, pct]) => pct === 0))
  return { weights: { ...others, RNG: weights.RNG }, gameWeights: excluded }
}

/** The offer as the settings have it, where the profile in force allows one. */
function firstDeposit({ bonus, turnover, rg }: BonusSettings): Offer | undefined {
  const { on, percent, maxMinor, minDepositMinor, multiple, days, maxBetMinor, maxReleaseMinor } = bonus.firstDeposit
  const { welcome, maxWagering, mixedProducts } = profiles[rg.profile].bonus
  if (!on || !welcome) return undefined
  const terms: BonusTerms = {
    code: 'FIRST_DEPOSIT',
    percent,
    minDeposit: BigInt(minDepositMinor),
    max: BigInt(maxMinor),
    multiple: Math.min(multiple, maxWagering),
    days,
    maxBet: BigInt(maxBetMinor),
    maxRelease: maxReleaseMinor === undefined ? null : BigInt(maxReleaseMinor),
    weights: mixedProducts ? weightsOf(turnover) : slotsAlone(turnover),
  }
  return { ...terms, base: 'bonus', eligible: eligibleOf(terms.weights), version: versionOf(terms) }
}

/**
 * Why a member may have no first-deposit bonus now, whatever its terms are. `ref`: the deposit it would be given with.
 */
async function barred(
  db: Reader,
  memberId: string,
  now: Date,
  { rg }: Pick<Settings, 'rg'>,
  ref?: string,
): Promise<BonusRefusal | undefined> {
  if (!profiles[rg.profile].bonus.welcome) return 'not_allowed'
  if (await lastBonus(db, memberId)) return 'bonus_used'
  if (await hasDeposited(db, memberId, ref)) return 'first_deposit_used'
  // A member on a break is not given a reason to play.
  return (await breakNow(db, memberId, now)) && 'on_break'
}

/** What a member may take with the next deposit: the match of the first one, while there has been none. */
export async function offersFor(
  db: Reader,
  memberId: string,
  settings: BonusSettings,
  now: Date,
  amount?: bigint,
): Promise<Offer[]> {
  const offer = firstDeposit(settings)
  if (!offer || (await barred(db, memberId, now, settings))) return []
  const forAmount = amount === undefined ? undefined : quoteOf(offer, amount)
  return [{ ...offer, ...(forAmount && { forAmount }) }]
}

/** The offer a member takes with a deposit of so much, or why it is not available. */
export async function takeOffer(
  db: Reader,
  memberId: string,
  settings: BonusSettings,
  now: Date,
  amount: bigint,
): Promise<Offer | { refused: BonusRefusal }> {
  const refused = await barred(db, memberId, now, settings)
  if (refused) return { refused }
  const offer = firstDeposit(settings)
  if (!offer) return { refused: 'not_offered' }
  return quoteOf(offer, amount) ? offer : { refused: 'below_minimum' }
}

export interface Grant {
  memberId: string
  asset: string
  /** As they were when the deposit was ordered. */
  terms: BonusTerms
  depositMinor: bigint
  /** The deposit's number. */
  ref: string
  now: Date
}

/**
 * Gives the bonus of a deposit (PROMO_COST to BONUS) and adds its requirement, once per `ref`, by the terms the person
 * has seen. Call it after the deposit was posted and its own requirement added, in the same transaction. @returns what
 * was given, or why nothing was
 */
export async function grantBonus(
  tx: Tx,
  settings: Pick<Settings, 'rg'>,
  grant: Grant,
): Promise<{ given: bigint } | { refused: BonusRefusal }> {
  const { memberId, asset, terms, depositMinor, ref, now } = grant
  await lockMemberBalances(tx, memberId, asset)
  const refused = await barred(tx, memberId, now, settings, ref)
  if (refused) return { refused }
  const quote = quoteOf(terms, depositMinor)
  if (!quote) return { refused: 'below_minimum' }
  const given = quote.bonus
  await post(tx, {
    kind: 'bonus_grant',
    entries: [
      { system: 'PROMO_COST', asset, amount: -given },
      { member: memberId, kind: 'BONUS', asset, amount: given },
    ],
    once: { owner: memberId, key: `bonus:${ref}` },
  })
  await addRequirement(tx, {
    memberId,
    asset,
    source: 'BONUS',
    ref,
    base: given,
    now,
    expiresAt: new Date(now.getTime() + terms.days * 86_400_000),
    weights: terms.weights,
    // A law that has become stricter meanwhile reduces the required play, never increases it.
    multiple: Math.min(terms.multiple, profiles[settings.rg.profile].bonus.maxWagering),
    bonus: { offer: terms.code, bonus: given, maxBet: terms.maxBet, maxRelease: terms.maxRelease },
  })
  return { given }
}

/**
 * Forfeits the open bonus: what it has become goes back to the operator, and its requirement ends. @returns what went
 * back; undefined: none was open
 */
export async function forfeitBonus(
  tx: Tx,
  {
    memberId,
    asset,
    now,
    as = 'FORFEITED',
  }: {
    memberId: string
    asset: string
    now: Date
    as?: 'FORFEITED' | 'CANCELLED'
  },
): Promise<bigint | undefined> {
  const balances = await lockMemberBalances(tx, memberId, asset)
  const open = (await openOf(tx, memberId)).find(({ source }) => source === 'BONUS')
  return open && drop(tx, open, balances, as, now)
}
