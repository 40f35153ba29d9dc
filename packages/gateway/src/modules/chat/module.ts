import { lt } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { openMonths } from '../../db/months.ts'
import { minute } from '../../lib/time/clock.ts'
import { chatPresence } from './schema.ts'
import { defineModule } from '../../server/module.ts'
import { createChatFanout } from './fanout.ts'
import operator from './operator.ts'
import { chat } from './routes.ts'
import { chatRooms } from './rooms.routes.ts'
import { hostPictures } from './hosts.ts'
import { seedChat } from './opening.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'
import { messages } from './message-kinds.ts'

declare module '../../lib/events.ts' {
  interface GatewayEvents {
    /** A room of the chat has another message: subscribers read it from their last on. */
    'chat.message': { roomId: string }
    /** A session looks at a room until a time, or no longer; without a room: whom its person hides has changed. */
    'chat.watch': { memberId: string; sessionId?: string; roomId?: string; until?: string; language?: string }
    'chat.mention': { memberId: string; roomId: string }
  }
}

export default defineModule({
  messages,
  settings,
  kinds,
  handlers: { chat, chatRooms },
  pictureUses: hostPictures,
  streamWatcher: (services) => (of) => createChatFanout(services, of),
  operator,
  seed: seedChat,
  jobs: ({ db, clock }) => [
    { name: 'chat-months', everyMs: 60 * minute, run: () => openMonths(db, 'chat_message', clock.now()) },
  ],
  sweep: ({ db, clock }) => deleteRows(db, chatPresence, lt(chatPresence.until, clock.now())),
})
