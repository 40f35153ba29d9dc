import { defineModule } from '../../server/module.ts'
import { sweepNotices } from './notices.ts'
import { streamRoute } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  apiRoutes: streamRoute,
  sweep: ({ db, settings }) => sweepNotices(db, settings().stream.newsMinutes),
})
