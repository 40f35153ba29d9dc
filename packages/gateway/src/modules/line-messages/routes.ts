import type { Handlers } from '../../http/context.ts'
import { allow, hourly, sharedLimiter, within } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../lib/refusal.ts'
import { addMessagePicture, messagePictureOf } from '../messages/index.ts'
import { recipientOf, recipientsOf } from './recipients.ts'
import { sentPage, writeToLine } from './store.ts'

/** What people of a line write to each other. */
export const lineMessages: Handlers<'lineMessages'> = {
  recipients: ({ db, session }) => recipientsOf(db, session.memberId),

  async send({ db, clock, settings, session }, { account, replyTo, text }) {
    if (account !== undefined && replyTo !== undefined)
      throw refuse('validation', { message: 'one of account and replyTo', field: 'account' })
    const recipient = await recipientOf(db, session.memberId, { account, replyTo })
    await allow(
      sharedLimiter(db, clock),
      `line message:${session.memberId}`,
      hourly(settings.lineMessages.perHour),
      'rate_limited',
    )
    return writeToLine(db, { senderId: session.memberId, recipient, replyTo, text, now: clock.now() })
  },

  sent: ({ db, session }, page) => sentPage(db, session.memberId, page),

  async addPicture({ db, clock, services, settings, session }, { messageId, image }) {
    const place = { db, clock, senderId: session.memberId, messageId: Number(messageId) }
    const pictures = await within(
      services.sharedLimiter,
      `line picture:${session.memberId}`,
      hourly(settings.lineMessages.perHour * 3),
      'rate_limited',
      () => addMessagePicture(place, image, settings.pictures),
    )
    return { pictures }
  },

  picture: ({ db, session }, { imageId }) => messagePictureOf(db, session.memberId, imageId),
}
