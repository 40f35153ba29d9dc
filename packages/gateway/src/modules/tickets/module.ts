import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { tickets } from './routes.ts'
import { closeSilent, unreadTickets } from './service.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { settings } from './settings.ts'
import { messages } from './message-kinds.ts'

declare module '../../lib/events.ts' {
  interface GatewayEvents {
    /** A question to customer service was answered, or its answer read. */
    tickets: { memberId: string }
  }
}

export default defineModule({
  messages,
  settings,
  handlers: { tickets },
  operator,
  snapshots: ({ db }) => [
    defineSnapshot({
      event: 'ticket.unread',
      feature: 'TICKET3',
      after: ['tickets'],
      read: async (memberId) => ({ unread: await unreadTickets(db, memberId) }),
      isEmpty: ({ unread }) => unread === 0,
    }),
  ],
  jobs: (services) => [
    { name: 'tickets-close', everyMs: 60 * minute, run: () => closeSilent(services, services.settings()) },
  ],
})
