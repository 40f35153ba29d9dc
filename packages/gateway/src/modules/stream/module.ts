import { defineModule } from '../../server/module.ts'
import type { Connection } from './connection.ts'
import { sweepNotices } from './notices.ts'
import { streamRoute } from './routes.ts'
import { settings } from './settings.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The open streams of this gateway, by member. */
    streams: Map<string, Set<Connection>>
  }
}

export default defineModule({
  settings,
  services: () => ({ streams: new Map<string, Set<Connection>>() }),
  apiRoutes: streamRoute,
  gauges: ({ streams }) => [
    {
      name: 'gateway_streams_open',
      help: 'Open streams of server-sent events.',
      read: () => [...streams.values()].reduce((sum, { size }) => sum + size, 0),
    },
  ],
  sweep: ({ db, settings }) => sweepNotices(db, settings().stream.newsMinutes),
})
