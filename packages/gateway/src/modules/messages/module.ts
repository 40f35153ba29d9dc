import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { inbox } from './routes.ts'
import { sweepMessages } from './service.ts'

export default defineModule({
  handlers: { inbox },
  jobs: ({ db, clock }) => [{ name: 'messages', everyMs: minute, run: () => sweepMessages(db, clock.now()) }],
})
