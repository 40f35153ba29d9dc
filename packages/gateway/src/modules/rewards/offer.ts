import type { Tx } from '../../db/client.ts'
import { reward, type RewardTerms, type SpinTerms } from './schema.ts'
import { publish } from '../../lib/events.ts'
import { versionOf } from '../../lib/text/terms-version.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Weights, bonusWeights, playInForce } from '../turnover/index.ts'

export type RewardRow = typeof reward.$inferSelect

/** A reward as it is offered. Amounts in minor units. */
export interface NewReward {
  memberId: string
  asset: string
  source: RewardRow['source']
  /** Its origin, once per member and source: the period of a salary, the key of a mission. */
  ref: string
  form: RewardRow['form']
  /** Of free spins what they are worth: their stakes. */
  amount: bigint
  /** `multiple` times this has to be played; absent: the amount. */
  base?: bigint
  /** 0: no play is required. */
  multiple: number
  /** Of a bonus: how long its play may take, from the moment its money comes. */
  days?: number | null
  maxBet?: bigint | null
  maxRelease?: bigint | null
  weights?: Weights
  /** The person has chosen it under these terms before: they are kept as they are. */
  chosen?: boolean
  /** Of `SPINS`. */
  spins?: SpinTerms
  titles?: Record<string, string> | null
  note?: string | null
  claimBy?: Date | null
  /** `SYSTEM`, or the operator. */
  by?: string
  now: Date
}

/**
 * The terms of a reward: as long as it is offered, those that a claim would be under now; from the claim on those it was
 * claimed under.
 */
export const termsOf = (
  { state, terms }: { state: string; terms: RewardTerms },
  settings: Pick<Settings, 'rg'>,
): RewardTerms => (state === 'OFFERED' && !terms.chosen ? playInForce(terms, settings) : terms)

/** The version of what a reward gives and asks for, as it is shown. */
export const rewardVersion = (
  { form, amount }: Pick<RewardRow, 'form'> & { amount: bigint | string },
  terms: RewardTerms,
): string => versionOf({ form, amount: `${amount}`, terms })

const written = (amount: bigint | null | undefined) => (amount === null || amount === undefined ? null : `${amount}`)

/**
 * Offers a reward, once per member, source and origin, with the terms as they are now: the person claims it under
 * these. In the transaction that decides about it.
 * @returns the reward; undefined where it was offered before
 */
export async function offerReward(
  tx: Tx,
  settings: Pick<Settings, 'rg' | 'turnover'>,
  given: NewReward,
): Promise<RewardRow | undefined> {
  const { memberId, asset, source, ref, form, amount, spins, titles, note, claimBy, by = 'SYSTEM', now } = given
  if ((form === 'SPINS') !== (spins !== undefined)) throw new Error(`a reward of form ${form}: ${ref}`)
  const wanted = {
    multiple: given.multiple,
    weights: given.multiple > 0 ? (given.weights ?? bonusWeights(settings)) : null,
  }
  const play = given.chosen ? { ...wanted, chosen: true as const } : playInForce(wanted, settings)
  const [row] = await tx
    .insert(reward)
    .values({
      memberId,
      asset,
      source,
      ref,
      form,
      amount,
      terms: {
        ...play,
        base: spins ? '0' : `${given.base ?? amount}`,
        days: given.days ?? null,
        maxBet: written(given.maxBet),
        maxRelease: written(given.maxRelease),
        ...(spins && { spins }),
      },
      titles: titles ?? null,
      note: note ?? null,
      offeredAt: now,
      claimBy: claimBy ?? null,
      by,
    })
    .onConflictDoNothing()
    .returning()
  if (row) await publish(tx, { name: 'rewards', memberId })
  return row
}
