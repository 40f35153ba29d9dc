import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { publishPauses } from './breaks/forced-breaks.ts'
import { publishChecks } from './breaks/reality-checks.ts'
import { limits } from './routes.ts'
import { createYearEndTask } from './statement.ts'

export default defineModule({
  handlers: { limits },
  jobs: ({ db, clock, events, settings }) => [
    { name: 'year-statements', everyMs: minute, run: createYearEndTask(db, clock, settings) },
    {
      name: 'reality-checks',
      everyMs: 5000,
      run: async () => {
        await publishChecks(db, events, clock.now(), settings().rg.pauseMinutes)
        await publishPauses(db, events, clock.now(), settings())
      },
    },
  ],
})
