import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { mirrorRoutes } from './routes.ts'
import { sweepSpeeds } from './speeds.ts'

const hourMs = 3_600_000

export default defineModule({
  routes: mirrorRoutes,
  jobs: ({ db, clock, mirrors }) => [
    // Where the key lies, which need not be at the leader.
    { name: 'mirrors', everyMs: hourMs, on: 'every gateway', run: () => mirrors.renew() },
    { name: 'mirror-speeds', everyMs: hourMs, run: (stopping) => sweepSpeeds(db, clock.now(), stopping) },
  ],
  operator,
})
