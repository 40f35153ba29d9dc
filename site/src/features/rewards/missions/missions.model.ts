import type { MissionsLeaderboardOutput, MissionsListInput, MissionsListOutput } from '@brand/sdk/member'

/** A mission as the gateway sends it; a newer one may know more metrics and states. */
export type Mission = MissionsListOutput['list'][number]
export type Board = NonNullable<MissionsLeaderboardOutput['board']>
export type Ranked = Board['list'][number]
export type Games = Mission['games']
export type MissionStatus = NonNullable<MissionsListInput['status']>

/** Colour of each state, as that of a state the kit knows. */
const chips = new Map(
  Object.entries<string>({
    LOCKED: 'idle',
    OPEN: 'idle',
    IN_PROGRESS: 'processing',
    COMPLETE: 'success',
    CLAIMED: 'claimed',
    EXPIRED: 'expired',
  }),
)

export const chipOf = ({ status }: Pick<Mission, 'status'>): string => chips.get(status) ?? status

/** The last moment of a period, for a day that is named: not the first of the next. */
export const lastOf = (endsAt: string): number => Date.parse(endsAt) - 1
