import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { tickets } from './routes.ts'
import { closeSilent } from './service.ts'

export default defineModule({
  handlers: { tickets },
  operator,
  jobs: (services) => [
    { name: 'tickets-close', everyMs: 60 * minute, run: () => closeSilent(services, services.settings()) },
  ],
})
