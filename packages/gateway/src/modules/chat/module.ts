import { lt } from 'drizzle-orm'
import { chatPresence } from '../../db/schema.ts'
import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { chat } from './routes.ts'
import { chatRooms } from './rooms.routes.ts'

export default defineModule({
  handlers: { chat, chatRooms },
  operator,
  jobs: ({ db, clock }) => [
    {
      name: 'chat-presence',
      everyMs: 5 * minute,
      run: async () => void (await db.delete(chatPresence).where(lt(chatPresence.until, clock.now()))),
    },
  ],
})
