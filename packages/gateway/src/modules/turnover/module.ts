import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { startBonuses, summarise, sweepRequirements, turnoverOf } from './index.ts'
import { turnover } from './routes.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

declare module '../../lib/events.ts' {
  interface GatewayEvents {
    /** What has to be played before money may leave has changed (trigger `requirement_tells_turnover`). */
    turnover: { memberId: string }
  }
}

export default defineModule({
  settings,
  kinds,
  handlers: { turnover },
  snapshots: ({ db, clock }) => [
    defineSnapshot({
      event: 'turnover',
      after: ['turnover'],
      // Rounds of an autoplay end many a second.
      minIntervalMs: 1000,
      read: async (memberId) => summarise(await turnoverOf(db, memberId, clock.now())),
      isEmpty: ({ open }) => open === 0,
    }),
  ],
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
