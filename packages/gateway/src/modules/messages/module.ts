import { defineModule } from '../../server/module.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
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
