import type { VipProgress, VipRank } from '@brand/sdk/contract'
import type * as z from 'zod'
import { trialType } from '../../auth/sessions.ts'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { monthAfter, startOf, windowsAt } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { onLadder } from './ladder.ts'
import type { Rank } from './settings.ts'
import { type Kept, keptOf, levelOf } from './store.ts'

interface Reading {
  db: Reader
  settings: Settings
  language: string
}

const labelIn = ({ settings, language }: Omit<Reading, 'db'>, { label }: Rank) =>
  inLanguage(label, language, settings.languages.default)

/** A whole number, 100 only once it is reached. */
const percentOf = (done: bigint, of: number) => (done >= BigInt(of) ? 100 : Number((done * 100n) / BigInt(of)))

/** The rank as the header shows it. Trial players have none. */
export async function vipFieldsOf(
  reading: Reading,
  { id, type }: { id: string; type: number },
): Promise<{ hasVip: boolean; vipLabelName: string | null; vipRankLevel: number }> {
  const { db, settings } = reading
  const { ranks } = settings.vip
  if (type === trialType || !isOn(settings, 'VIP3')) return { hasVip: false, vipLabelName: null, vipRankLevel: 0 }
  const level = onLadder(await levelOf(db, id), ranks)
  const rank = ranks[level]
  return { hasVip: true, vipLabelName: rank ? labelIn(reading, rank) : null, vipRankLevel: level }
}

/** The rank of a member with the figures that lead to others, as the contract defines it. */
export async function progressOf(reading: Reading, memberId: string, now: Date): Promise<z.input<typeof VipProgress>> {
  const { site } = reading.settings
  return showProgress(
    reading,
    await keptOf(reading.db, memberId, windowsAt(now, site.timeZone).MONTH.from, site.timeZone),
  )
}

function showProgress(reading: Reading, kept: Kept): z.input<typeof VipProgress> {
  const { settings } = reading
  const { ranks } = settings.vip
  const { timeZone } = settings.site
  const atLeastZero = (minor: bigint) => (minor < 0n ? 0n : minor)
  const [total, month] = [atLeastZero(kept.total), atLeastZero(kept.month)]
  const named = (at: number) => {
    const rank = ranks[at]
    return rank && { level: at, label: labelIn(reading, rank), rank }
  }
  const level = onLadder(kept.level, ranks)
  const current = named(level)
  if (!current) throw new Error('a ladder without ranks')
  const next = named(Math.max(level, onLadder(kept.reached, ranks)) + 1)
  const lost = level < kept.reached ? named(level + 1) : undefined
  const endsAt = startOf(monthAfter(kept.from), timeZone)
  const { keepMinor } = current.rank
  return {
    level,
    label: current.label,
    since: kept.since?.toISOString() ?? null,
    total: formatMoney(total),
    next: next
      ? {
          level: next.level,
          label: next.label,
          total: formatMoney(next.rank.totalMinor),
          percent: percentOf(total, next.rank.totalMinor),
        }
      : null,
    month: {
      from: kept.from,
      endsAt: endsAt.toISOString(),
      validBet: formatMoney(month),
      keep: formatMoney(keepMinor),
      percent: percentOf(month, keepMinor),
      judged: level > 0 && !kept.rested && kept.since !== null && kept.since <= startOf(kept.from, timeZone),
    },
    regain: lost
      ? {
          level: lost.level,
          label: lost.label,
          keep: formatMoney(lost.rank.keepMinor),
          percent: percentOf(month, lost.rank.keepMinor),
        }
      : null,
  }
}

/** The ladder as the contract defines it. */
export const showRanks = (reading: Omit<Reading, 'db'>): z.input<typeof VipRank>[] =>
  reading.settings.vip.ranks.map((rank, level) => ({
    level,
    label: labelIn(reading, rank),
    total: formatMoney(rank.totalMinor),
    keep: formatMoney(rank.keepMinor),
    upgrade: formatMoney(rank.upgradeMinor),
    salary: formatMoney(rank.salaryMinor),
    rebateFactor: rank.rebateFactor,
    pointsFactor: rank.pointsFactor,
  }))

/** A rank as a condition: a ladder that has become shorter asks for its highest. */
export interface RankAsked {
  level: number
  label: string
}

/** The rank that something asks for; undefined without ranks, where nothing asks for one. */
export function rankAsked(reading: Omit<Reading, 'db'>, level: number | null | undefined): RankAsked | undefined {
  const { ranks } = reading.settings.vip
  if (!level || !isOn(reading.settings, 'VIP3')) return undefined
  const at = onLadder(level, ranks)
  const rank = ranks[at]
  return rank && at > 0 ? { level: at, label: labelIn(reading, rank) } : undefined
}

/** The rank that a member has. */
export async function rankOf(reading: Reading, memberId: string): Promise<RankAsked> {
  const { ranks } = reading.settings.vip
  const level = onLadder(await levelOf(reading.db, memberId), ranks)
  const rank = ranks[level]
  return { level, label: rank ? labelIn(reading, rank) : '' }
}

/** What rates of points are multiplied by, by rank from the lowest on. */
export const pointsFactors = (settings: Settings): number[] =>
  isOn(settings, 'VIP3') ? settings.vip.ranks.map(({ pointsFactor }) => pointsFactor) : [1]

/** By what the rank of a member multiplies rebates and points; 1 without ranks. */
export async function vipFactorsOf(
  db: Reader,
  settings: Settings,
  memberId: string,
): Promise<{ rebate: number; points: number }> {
  const { ranks } = settings.vip
  const rank = isOn(settings, 'VIP3') ? ranks[onLadder(await levelOf(db, memberId), ranks)] : undefined
  return { rebate: rank?.rebateFactor ?? 1, points: rank?.pointsFactor ?? 1 }
}
