import { lt } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { defineModule } from '../../server/module.ts'
import { day, minute } from '../../lib/time/clock.ts'
import operator from './operator.ts'
import { play } from './play/play.routes.ts'
import { freshenAll } from './queries/leaderboards.ts'
import { games } from './routes.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { jackpotOf } from './play/leaderboards.ts'
import { type Lottery, paced } from './catalogue/lottery-games.ts'
import { readFromReplica } from './catalogue/catalogue-cache.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { launchToken } from './schema.ts'
import { settings } from './settings.ts'

interface LotteryOptions {
  /** How many times faster than their timetable lotteries draw; above 1 only for tests and demonstrations. */
  lotteryPace?: number
}

declare module '../../server/services.ts' {
  interface Services {
    /** Those of the operator, each with its timetable. */
    lotteries: readonly Lottery[]
  }
}

export default defineModule({
  settings,
  handlers: { games, play },
  operator,
  services({ db, replica }, { lotteryPace = 1 }: LotteryOptions) {
    if (replica) readFromReplica(db, replica)
    return { lotteries: paced(lotteryPace) }
  },
  snapshots: ({ db, clock, settings }) => [
    defineSnapshot({
      event: 'jackpot',
      feature: 'WINNER3',
      shared: true,
      after: ['jackpot'],
      // Pools move with every stake.
      minIntervalMs: 1000,
      read: () => jackpotOf(db, settings(), clock.now()),
      // An illustration is not published.
      isEmpty: ({ mode }) => mode !== 'pool',
    }),
  ],
  seed: (db) => seedCatalogue(db),
  // Kept a day longer, so that the log of a dispute can still find its owner.
  sweep: ({ db, clock }) =>
    deleteRows(db, launchToken, lt(launchToken.expiresAt, new Date(clock.now().getTime() - day))),
  jobs: ({ db, clock }) => [{ name: 'leaderboards', everyMs: minute, run: () => freshenAll(db, clock.now()) }],
})
