import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { publishPauses } from './breaks/forced-breaks.ts'
import { publishChecks } from './breaks/reality-checks.ts'
import { limits } from './routes.ts'
import { createYearEndTask } from './statement.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { closedShown } from './game-types.ts'
import { coverOf, pauseShown, playOf, stateOf } from './index.ts'
import { settings } from './settings.ts'
import { profiles } from './profiles.ts'
import { messages } from './message-kinds.ts'

declare module '../../lib/events.ts' {
  interface GatewayEvents {
    /** A reality check came due, or was acknowledged. */
    'rg.realityCheck': { memberId: string }
    /** A pause of play has begun, or its reason has ended. */
    'rg.pause': { memberId: string }
  }
}

export default defineModule({
  messages,
  settings,
  keptOff: {
    // No age verification is built yet: where a profile requires it, there is no trial play.
    FREEPLAY3: ({ rg }) => profiles[rg.profile].demo === 'verified',
    // Some profiles forbid ranks.
    VIP3: ({ rg }) => !profiles[rg.profile].bonus.vip,
  },
  handlers: { limits },
  snapshots: ({ db, clock, settings }) => [
    defineSnapshot({
      event: 'rg.realityCheck',
      after: ['rg.realityCheck'],
      read: async (memberId) => ({ due: (await playOf(db, memberId, clock.now(), settings()))?.checkDue === true }),
      isEmpty: ({ due }) => !due,
    }),
    defineSnapshot({
      event: 'rg.pause',
      after: ['rg.pause'],
      // A win, or a bet taken back, may end a pause that was shown.
      whileShown: ['balance'],
      async read(memberId) {
        const now = clock.now()
        const state = await stateOf(db, memberId, null, now, settings())
        const gameTypes = await closedShown(db, memberId, now)
        return {
          pause: pauseShown(coverOf(state, now, settings()), now),
          ...(gameTypes.length > 0 && { gameTypes }),
        }
      },
      isEmpty: ({ pause, gameTypes }) => pause === null && gameTypes === undefined,
    }),
  ],
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
