import type { BusinessCalendar } from '../../../workflow/business-calendar.ts'
import type { MissionPeriod, Metric } from '../kinds.ts'
import { missionWindow } from '../periods.ts'
import { type Played, countsIn } from './played.ts'
import type { CountedGames } from '../schema.ts'

export interface FoldedVersion {
  version: number
  target: bigint
  games: CountedGames
  after: string | null
  startsAt: Date
  endsAt: Date | null
  at: Date
}

/** A mission with all its versions, the newest first. */
export interface FoldedMission {
  id: string
  metric: Metric
  period: MissionPeriod
  endedAt: Date | null
  versions: readonly FoldedVersion[]
}

/** What is counted for a member in a period of a mission. */
export interface Progress {
  memberId: string
  missionId: string
  periodKey: string
  version: number
  asset: string
  progress: bigint
  target: bigint
  startsAt: Date
  endsAt: Date | null
  completedAt: Date | null
  claimed: boolean
}

/** What is known of members before a row is counted, and what has become of it. */
export interface Counts {
  /** By `keyOf`. */
  rows: Map<string, Progress>
  /** When a mission was completed first, by `nameOf`. */
  completed: Map<string, Date>
}

export const keyOf = (memberId: string, missionId: string, periodKey: string): string =>
  `${memberId} ${missionId} ${periodKey}`

const earlier = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a)
const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a)

/** The version under which play at a moment counts: that of the period where it has begun, else the newest of then. */
function versionAt({ versions, endedAt }: FoldedMission, row: Progress | undefined, at: Date) {
  if (row) return versions.find(({ version, at: from }) => version === row.version && from <= at)
  return endedAt !== null && endedAt <= at ? undefined : versions.find(({ at: from }) => from <= at)
}

export const nameOf = (memberId: string, missionId: string): string => `${memberId} ${missionId}`
export const missionIn = (name: string): string => name.slice(name.indexOf(' ') + 1)
export const memberIn = (name: string): string => name.slice(0, name.indexOf(' '))

/**
 * Adds one settlement or deposit to what is counted. Nothing is added to a period whose reward was claimed, or that is
 * locked. `isFresh`: what is counted again is added only to what comes after a mission of which this is true, as it was
 * locked before.
 * @returns the period that has changed
 */
export function count(
  { rows, completed }: Counts,
  mission: FoldedMission,
  played: Played,
  { zoneAt }: BusinessCalendar,
  isFresh?: (name: string) => boolean,
): Progress | undefined {
  const { memberId, asset, at, of } = played
  const adds = played.adds[mission.metric]
  if (adds === 0n) return undefined
  const window = missionWindow(mission.period, of, zoneAt(of))
  const key = keyOf(memberId, mission.id, window.key)
  const known = rows.get(key)
  const version = versionAt(mission, known, of)
  if (!version || known?.claimed || of < version.startsAt || (version.endsAt && of >= version.endsAt)) return undefined
  if (mission.metric !== 'DEPOSITS' && !countsIn(version.games, played)) return undefined
  const first = version.after === null ? undefined : nameOf(memberId, version.after)
  if (isFresh && (first === undefined || !isFresh(first))) return undefined
  if (first !== undefined) {
    const unlocked = completed.get(first)
    if (!unlocked || of <= unlocked) return undefined
  }
  // What takes something back begins no period.
  if (!known && adds < 0n) return undefined
  const row = known ?? {
    memberId,
    missionId: mission.id,
    periodKey: window.key,
    version: version.version,
    asset,
    progress: 0n,
    target: version.target,
    startsAt: later(version.startsAt, window.startsAt),
    endsAt: window.endsAt === null ? version.endsAt : earlier(window.endsAt, version.endsAt),
    completedAt: null,
    claimed: false,
  }
  rows.set(key, row)
  row.progress += adds
  if (row.progress >= row.target && row.completedAt === null) {
    row.completedAt = at
    const name = nameOf(memberId, mission.id)
    completed.set(name, earlier(at, completed.get(name) ?? null))
  }
  return row
}
