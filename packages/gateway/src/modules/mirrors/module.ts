import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { mirrorRoutes } from './routes.ts'

const hourMs = 3_600_000

export default defineModule({
  routes: mirrorRoutes,
  // Where the key lies, which need not be at the leader.
  jobs: ({ mirrors }) => [{ name: 'mirrors', everyMs: hourMs, on: 'every gateway', run: () => mirrors.renew() }],
  operator,
})
