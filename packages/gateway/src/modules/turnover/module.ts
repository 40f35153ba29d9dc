import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { sweepRequirements } from './service.ts'
import { turnover } from './routes.ts'

export default defineModule({
  handlers: { turnover },
  jobs: ({ db, clock }) => [{ name: 'requirements', everyMs: minute, run: () => sweepRequirements(db, clock.now()) }],
})
