import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import { boardPeriods, missionDeposits, missions } from './counting/count.ts'
import { sweepProgress } from './counting/sweep.ts'
import boards from './leaderboards/operator.ts'
import { sweepScores } from './leaderboards/sweep.ts'
import operator from './operator.ts'
import { missions as handlers } from './routes.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { claimableMissionsOf } from './index.ts'
import { seedMissions } from './opening.ts'
import { settings } from './settings.ts'

declare module '../../lib/events.ts' {
  interface GatewayEvents {
    /** The reward of a mission can be claimed, was claimed, or can no longer be claimed. */
    missions: { memberId: string }
  }
}

export default defineModule({
  settings,
  handlers: { missions: handlers },
  snapshots: ({ db, clock }) => [
    defineSnapshot({
      event: 'mission.progress',
      feature: 'MISSIONLB3',
      membersOnly: true,
      after: ['missions'],
      read: async (memberId) => ({ claimable: await claimableMissionsOf(db, memberId, clock.now()) }),
    }),
  ],
  operator: [...operator, ...boards],
  seed: seedMissions,
  consumers: [missionDeposits, missions],
  closings: [boardPeriods],
  jobs: ({ db, clock, settings }) => [
    {
      name: 'mission-progress',
      everyMs: 60 * minute,
      run: (stopping) => sweepProgress({ db, clock, settings }, stopping),
    },
    {
      name: 'leaderboard-scores',
      everyMs: 60 * minute,
      run: (stopping) => sweepScores({ db, clock, settings }, stopping),
    },
  ],
})
