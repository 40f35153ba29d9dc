import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { expireOffers } from './claim.ts'
import operator from './operator.ts'
import { rewards } from './routes.ts'
import { settleExpiredSpins } from './spins/settle.ts'

export default defineModule({
  handlers: { rewards },
  operator,
  jobs: ({ db, clock, settings }) => [
    {
      name: 'rewards',
      everyMs: minute,
      async run() {
        await expireOffers(db, clock.now())
        await settleExpiredSpins(db, settings(), clock.now())
      },
    },
  ],
})
