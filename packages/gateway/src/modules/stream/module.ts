import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { sweepNews } from './news.ts'
import { streamRoute } from './routes.ts'

export default defineModule({
  apiRoutes: (scope, { services }) => streamRoute(scope, services),
  jobs: ({ db, settings }) => [
    { name: 'old-news', everyMs: minute, run: () => sweepNews(db, settings().stream.newsMinutes) },
  ],
})
