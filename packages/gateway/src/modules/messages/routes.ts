import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { shownCurrency } from '../../settings/shown-currency.ts'
import {
  deleteMessage,
  inboxPage,
  markRead,
  oneMessage,
  restoreMessage,
  unreadOf,
  type MessageReader,
} from './service.ts'

const readerOf = ({ language, settings }: SignedInCtx): MessageReader => ({
  languages: [language, settings.languages.default, 'en'],
  currency: shownCurrency(settings),
})

/** Messages to the person logged in; those of others cannot be named. */
export const inbox: Handlers<'inbox'> = {
  list: (ctx, { pageNo, pageSize, categories }) =>
    inboxPage(ctx.db, ctx.session.memberId, { pageNo, pageSize, categories: categories?.split(','), ...readerOf(ctx) }),

  message: (ctx, { messageId }) => oneMessage(ctx.db, ctx.session.memberId, messageId, readerOf(ctx)),

  async read({ db, clock, session }, which) {
    await markRead(db, session.memberId, which, clock.now())
    return unreadOf(db, session.memberId)
  },

  async remove({ db, clock, session }, { messageId }) {
    await deleteMessage(db, session.memberId, messageId, clock.now())
    return unreadOf(db, session.memberId)
  },

  async restore({ db, clock, session }, { messageId }) {
    await restoreMessage(db, session.memberId, messageId, clock.now())
    return unreadOf(db, session.memberId)
  },
}
