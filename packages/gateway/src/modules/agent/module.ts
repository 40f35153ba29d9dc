import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import operator from './operator.ts'
import { registerCentre } from './register-centre.routes.ts'
import { agent, downline } from './routes.ts'
import { sweepVisits } from './visits.ts'

export default defineModule({
  handlers: { agent, downline, registerCentre },
  operator,
  jobs: ({ db, clock, settings }) => [
    { name: 'link-visits', everyMs: 60 * minute, run: () => sweepVisits(db, clock.now(), settings().site.timeZone) },
  ],
})
