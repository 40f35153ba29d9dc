import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { tellPauses } from './breaks/forced-breaks.ts'
import { tellChecks } from './breaks/reality-checks.ts'
import { limits } from './routes.ts'
import { yearTeller } from './statement.ts'

export default defineModule({
  handlers: { limits },
  jobs: ({ db, clock, events, settings }) => [
    { name: 'year-statements', everyMs: minute, run: yearTeller(db, clock, settings) },
    {
      name: 'reality-checks',
      everyMs: 5000,
      run: async () => {
        await tellChecks(db, events, clock.now(), settings().rg.pauseMinutes)
        await tellPauses(db, events, clock.now(), settings())
      },
    },
  ],
})
