import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { markLately, openIssues, sweepIssues } from './issues.ts'
import { lottery } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { lottery },
  start: ({ db, clock, lotteries }) => openIssues(db, clock.now(), lotteries),
  sweep: ({ db, clock }) => sweepIssues(db, clock.now()),
  jobs: ({ db, clock, lotteries }) => [
    {
      name: 'lottery-issues',
      everyMs: minute,
      run: async () => {
        await markLately(db, clock.now())
        await openIssues(db, clock.now(), lotteries)
      },
    },
  ],
})
