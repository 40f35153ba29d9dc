import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import { createMissionJob } from './counting/count.ts'
import { sweepProgress } from './counting/sweep.ts'
import boards from './leaderboards/operator.ts'
import { sweepScores } from './leaderboards/sweep.ts'
import operator from './operator.ts'
import { missions } from './routes.ts'

export default defineModule({
  handlers: { missions },
  operator: [...operator, ...boards],
  jobs: ({ db, clock, settings }) => [
    { name: 'missions', everyMs: 10_000, line: 'settlements', run: createMissionJob({ db, clock, settings }) },
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
