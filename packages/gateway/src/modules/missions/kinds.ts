import type { Leaderboard, Mission } from '@brand/sdk/contract'
import type * as z from 'zod'

type Shown = z.input<typeof Mission>

export const missionMetrics = ['VALID_BET', 'ROUNDS', 'DEPOSITS'] as const satisfies readonly Shown['metric'][]
export type Metric = (typeof missionMetrics)[number]

export const missionPeriods = ['DAILY', 'WEEKLY', 'ONCE'] as const satisfies readonly Shown['period'][]
export type MissionPeriod = (typeof missionPeriods)[number]

export const boardPeriods = ['DAILY', 'WEEKLY', 'MONTHLY'] as const satisfies readonly z.input<
  typeof Leaderboard
>['period'][]
export const boardMetrics = ['VALID_BET', 'MULTIPLE'] as const satisfies readonly z.input<
  typeof Leaderboard
>['metric'][]
export type BoardMetric = (typeof boardMetrics)[number]
export type BoardPeriod = (typeof boardPeriods)[number]

export type MissionState = Shown['status']
