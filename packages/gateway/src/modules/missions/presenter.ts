import type { Mission } from '@brand/sdk/contract'
import type * as z from 'zod'
import { formatMoney } from '../../ledger/money.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import type { Settings } from '../../settings/settings.ts'
import { multipleInForce } from '../turnover/index.ts'
import type { CountedGames, MissionGift } from './schema.ts'
import type { Metric, MissionState } from './kinds.ts'
import type { GameNames } from './games.ts'
import { missionWindow } from './periods.ts'
import type { Standing } from './store.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

/** Where a mission stands for the member. */
export function stateOf({ version, row, unlocked }: Standing, now: Date): MissionState {
  if (!row) return unlocked && version.startsAt <= now ? 'OPEN' : 'LOCKED'
  if (row.claimedAt !== null) return 'CLAIMED'
  if (row.progress >= row.target) return row.claimBy !== null && row.claimBy <= now ? 'EXPIRED' : 'COMPLETE'
  if (row.endsAt !== null && row.endsAt <= now) return 'EXPIRED'
  return row.progress > 0n ? 'IN_PROGRESS' : 'OPEN'
}

const quantity = (metric: Metric, value: bigint) => (metric === 'ROUNDS' ? String(value) : formatMoney(value))

export const showGift = ({ form, amount, multiple }: MissionGift, settings: Pick<Settings, 'rg'>) => ({
  type: form,
  amount: formatMoney(amount),
  multiple: multipleInForce(multiple, settings),
})

export const showGames = ({ gameTypes, vendors, nodeIds }: CountedGames, names: GameNames) => ({
  gameTypes: (gameTypes ?? []) as z.input<typeof Mission>['games']['gameTypes'],
  vendors: (vendors ?? []).map((code) => ({ code, name: names.vendors.get(code) ?? code })),
  titles: (nodeIds ?? []).map((nodeId) => ({ nodeId, gameName: names.titles.get(nodeId) ?? String(nodeId) })),
})

export interface Showing {
  now: Date
  zone: string
  language: string
  fallback: string
  settings: Pick<Settings, 'rg'>
  names: GameNames
  /** Titles of missions that come first. */
  firsts: ReadonlyMap<string, string>
}

const noGames = { gameTypes: [], vendors: [], titles: [] }

/** A mission as the contract defines it. */
export function showMission(standing: Standing, showing: Showing): z.input<typeof Mission> {
  const { mission, version, row, periodKey } = standing
  const { now, zone, language, fallback, names, firsts, settings } = showing
  const { title, text } = inLanguage(version.texts, language, fallback)
  const target = row?.target ?? version.target
  const counted = row?.progress ?? 0n
  const progress = counted < 0n ? 0n : counted
  const window = missionWindow(mission.period, now, zone)
  return {
    id: mission.id,
    periodKey,
    title,
    text: text ?? null,
    metric: mission.metric,
    period: mission.period,
    target: quantity(mission.metric, target),
    progress: quantity(mission.metric, progress),
    percent: progress >= target ? 100 : Number((progress * 100n) / target),
    reward: showGift(version.gift, settings),
    games: mission.metric === 'DEPOSITS' ? noGames : showGames(version.games, names),
    status: stateOf(standing, now),
    after: version.after === null ? null : { id: version.after, title: firsts.get(version.after) ?? version.after },
    periodStart: instant(row?.startsAt ?? (version.startsAt > now ? version.startsAt : window.startsAt)),
    periodEnd: instant(row ? row.endsAt : soonest(window.endsAt, version.endsAt)),
    claimBy: instant(row?.claimBy ?? null),
    claimedAt: instant(row?.claimedAt ?? null),
    rewardId: row?.rewardId === null || row === null ? null : String(row.rewardId),
  }
}

const soonest = (a: Date | null, b: Date | null) => (a === null ? b : b === null || a < b ? a : b)
