import { profiles } from '../limits/profiles.ts'
import type { Reader, Tx } from '../db/client.ts'
import { post } from '../ledger/post.ts'
import type { Settings } from '../settings/settings.ts'
import { lastBonus, lockPurse, openOf } from './books.ts'
import { drop } from './close.ts'
import { addRequirement, hasDeposited, requiredOf } from './requirements.ts'
import type { Category } from './valid-bet.ts'

export type BonusSettings = Pick<Settings, 'bonus' | 'turnover' | 'rg'>

export const offerCodes = ['FIRST_DEPOSIT'] as const
export type OfferCode = (typeof offerCodes)[number]

/** A bonus a member may take with a deposit; amounts in minor units. */
export interface Offer {
  code: OfferCode
  percent: number
  minDeposit: bigint
  /** Given at most. */
  max: bigint
  /** What the multiple is of. */
  base: 'bonus'
  multiple: number
  days: number
  /** Largest stake of a round while it is open. */
  maxBet: bigint
  /** What may become cash at most; null: all of it. */
  maxRelease: bigint | null
  /** What of a valid bet counts, by category, per cent. */
  eligible: { gameType: Category; pct: number }[]
  /** For the deposit asked about: what it gives and what has to be played for it; undefined below the least deposit. */
  forAmount?: { bonus: bigint; required: bigint }
}

const giveOf = ({ percent, max }: Pick<Offer, 'percent' | 'max'>, deposit: bigint): bigint => {
  const given = (deposit * BigInt(percent)) / 100n
  return given < max ? given : max
}

export const eligibleOf = ({ turnover }: Pick<Settings, 'turnover'>): Offer['eligible'] =>
  Object.entries(turnover.weights).map(([gameType, pct]) => ({ gameType: gameType as Category, pct }))

/** The offer as the settings have it, where the profile in force allows one. */
function firstDeposit({ bonus, turnover, rg }: BonusSettings): Offer | undefined {
  const { on, percent, maxMinor, minDepositMinor, multiple, days, maxBetMinor, maxReleaseMinor } = bonus.firstDeposit
  const { welcome, maxWagering } = profiles[rg.profile].bonus
  if (!on || !welcome) return undefined
  return {
    code: 'FIRST_DEPOSIT',
    percent,
    minDeposit: BigInt(minDepositMinor),
    max: BigInt(maxMinor),
    base: 'bonus',
    multiple: Math.min(multiple, maxWagering),
    days,
    maxBet: BigInt(maxBetMinor),
    maxRelease: maxReleaseMinor === undefined ? null : BigInt(maxReleaseMinor),
    eligible: eligibleOf({ turnover }),
  }
}

/** What a member may take with the next deposit: the match of the first one, while there has been none. */
export async function offersFor(
  db: Reader,
  memberId: string,
  settings: BonusSettings,
  amount?: bigint,
): Promise<Offer[]> {
  const offer = firstDeposit(settings)
  if (!offer || (await hasDeposited(db, memberId)) || (await lastBonus(db, memberId))) return []
  if (amount === undefined || amount < offer.minDeposit) return [offer]
  const bonus = giveOf(offer, amount)
  return [{ ...offer, forAmount: { bonus, required: requiredOf(offer.multiple, bonus) } }]
}

export interface Grant {
  memberId: string
  asset: string
  /** As chosen when the deposit was ordered: the terms are those of `settings` now. */
  offer: OfferCode
  depositMinor: bigint
  /** The deposit's number. */
  ref: string
  now: Date
}

/**
 * Gives the bonus of a deposit (PROMO_COST to BONUS) and asks for its play, once per `ref`. Call it after the deposit was posted and its
 * own requirement added, in the same transaction. @returns what was given; undefined where the offer does not hold (any more):
 * switched off, below its least deposit, not the first deposit, or a bonus was had before
 */
export async function grantBonus(
  tx: Tx,
  settings: BonusSettings,
  { memberId, asset, offer: code, depositMinor, ref, now }: Grant,
): Promise<bigint | undefined> {
  const offer = firstDeposit(settings)
  if (offer?.code !== code || depositMinor < offer.minDeposit) return undefined
  await lockPurse(tx, memberId, asset)
  if ((await hasDeposited(tx, memberId, ref)) || (await lastBonus(tx, memberId))) return undefined
  const amount = giveOf(offer, depositMinor)
  if (amount === 0n) return undefined
  await post(tx, {
    kind: 'bonus_grant',
    entries: [
      { house: 'PROMO_COST', asset, amount: -amount },
      { member: memberId, kind: 'BONUS', asset, amount },
    ],
    once: { owner: memberId, key: `bonus:${ref}` },
  })
  await addRequirement(tx, {
    memberId,
    asset,
    source: 'BONUS',
    ref,
    base: amount,
    multiple: offer.multiple,
    now,
    expiresAt: new Date(now.getTime() + offer.days * 86_400_000),
    bonus: { offer: code, bonus: amount, maxBet: offer.maxBet, maxRelease: offer.maxRelease },
  })
  return amount
}

/** Gives up the open bonus: what it has become goes back to the house, and nothing more is asked for it. @returns what went back; undefined: none was open */
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
  const purse = await lockPurse(tx, memberId, asset)
  const open = (await openOf(tx, memberId)).find(({ source }) => source === 'BONUS')
  return open && drop(tx, open, purse, as, now)
}
