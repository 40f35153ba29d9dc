import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import operator from './operator.ts'
import { play } from './play/play.routes.ts'
import { freshenAll } from './queries/leaderboards.ts'
import { games } from './routes.ts'

export default defineModule({
  handlers: { games, play },
  operator,
  jobs: ({ db, clock }) => [{ name: 'leaderboards', everyMs: minute, run: () => freshenAll(db, clock.now()) }],
})
