import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { expireOffers } from './claim.ts'
import operator from './operator.ts'
import { rewards } from './routes.ts'
import { settleExpiredSpins } from './spins/settle.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { claimableOf } from './index.ts'

declare module '../../lib/events.ts' {
  interface GatewayEvents {
    /** A reward was offered, claimed, or has ended. */
    rewards: { memberId: string }
  }
}

export default defineModule({
  handlers: { rewards },
  operator,
  snapshots: ({ db, clock }) => [
    defineSnapshot({
      event: 'promo.count',
      feature: 'REWCEN3',
      membersOnly: true,
      after: ['rewards'],
      read: async (memberId) => ({ claimable: await claimableOf(db, memberId, clock.now()) }),
    }),
  ],
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
