import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { startBonuses, sweepRequirements } from './service.ts'
import { turnover } from './routes.ts'

export default defineModule({
  handlers: { turnover },
  jobs: ({ db, clock }) => [
    {
      name: 'requirements',
      everyMs: minute,
      async run() {
        await sweepRequirements(db, clock.now())
        await startBonuses(db, clock.now())
      },
    },
  ],
})
