import { openMonths } from '../../db/months.ts'
import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import operator from './operator.ts'
import { inbox } from './routes.ts'
import { sweepMessages, unreadOf } from './service.ts'
import { messages } from './message-kinds.ts'

declare module '../../lib/events.ts' {
  interface GatewayEvents {
    messages: { memberId: string }
  }
}

export default defineModule({
  messages,
  handlers: { inbox },
  operator,
  jobs: ({ db, clock }) => [
    { name: 'message-months', everyMs: 60 * minute, run: () => openMonths(db, 'message', clock.now()) },
  ],
  sweep: ({ db, clock }) => sweepMessages(db, clock.now()),
  snapshots: ({ db }) => [
    defineSnapshot({
      event: 'message.unread',
      feature: 'INBOX3',
      membersOnly: true,
      after: ['messages'],
      read: (memberId) => unreadOf(db, memberId),
    }),
  ],
})
