import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { sweepNotices } from './notices.ts'
import { streamRoute } from './routes.ts'

export default defineModule({
  apiRoutes: (scope, { services }) => streamRoute(scope, services),
  jobs: ({ db, settings }) => [
    { name: 'old-news', everyMs: minute, run: () => sweepNotices(db, settings().stream.newsMinutes) },
  ],
})
