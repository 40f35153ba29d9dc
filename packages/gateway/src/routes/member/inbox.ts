import type { Handlers } from '../../context.ts'
import { deleteMessage, inboxPage, markRead, unreadOf } from '../../messages.ts'

/** Messages to the person logged in; nobody else's can be named (trust A-35). */
export const inbox: Handlers<'inbox'> = {
  list: ({ db, session, language, settings }, { pageNo, pageSize }) =>
    inboxPage(db, session.memberId, { pageNo, pageSize, languages: [language, settings.languages.default, 'en'] }),

  async read({ db, clock, session }, { messageId }) {
    await markRead(db, session.memberId, messageId, clock.now())
    return unreadOf(db, session.memberId)
  },

  async remove({ db, session }, { messageId }) {
    await deleteMessage(db, session.memberId, messageId)
    return unreadOf(db, session.memberId)
  },
}
