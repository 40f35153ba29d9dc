import type { MissionsLeaderboardOutput, MissionsListInput, MissionsListOutput } from '@brand/sdk/member'
import { stateChip } from '../../../app/records/state-chip.ts'

/** A mission as the gateway sends it; a newer one may know more metrics and states. */
export type Mission = MissionsListOutput['list'][number]
export type Board = NonNullable<MissionsLeaderboardOutput['board']>
export type Games = Mission['games']
export type MissionStatus = NonNullable<MissionsListInput['status']>

const chips = new Map([
  ['OPEN', 'idle'],
  ['CLAIMED', 'claimed'],
])

/** Its chip: an open one asks for a first step, a claimed one is done with. */
export const chipOf = ({ status }: Pick<Mission, 'status'>): string => chips.get(status) ?? stateChip(status)

/** The last moment of a period, for a day that is named: not the first of the next. */
export const lastOf = (endsAt: string): number => Date.parse(endsAt) - 1
