import type { Db } from '../../db/client.ts'
import type { Events } from '../../lib/events.ts'
import type { Messenger, Outgoing } from '../../lib/messenger.ts'

/** Messages of the sandbox, newest first. Kept in memory only, so that no code stays in a database. */
export interface Inbox extends Messenger {
  list(): readonly Outgoing[]
}

const most = 200

/** Every gateway on the database shows what any of them would have sent. */
export function createInbox(db: Db, events: Events): Inbox {
  const messages: Outgoing[] = []
  events.subscribe((event) => {
    if (event.name !== 'sandbox.message') return
    messages.unshift(event.message)
    messages.length = Math.min(messages.length, most)
  })
  return { list: () => messages, send: (message) => events.publish(db, { name: 'sandbox.message', message }) }
}
