import type { Handlers } from '../../http/context.ts'
import { addressKey, hourly, within } from '../../http/limits/rate-limit.ts'
import { addFeedbackPicture, feedbackPictureOf } from './pictures.ts'
import { feedbackPage } from './service.ts'

/** Feedback the person has sent before. */
export const support: Handlers<'support'> = {
  feedback: ({ db, session }, page) => feedbackPage(db, session.memberId, page),

  async addPicture({ db, clock, services, settings, ip }, { uploadKey, image }) {
    const pictures = await within(
      services.sharedLimiter,
      `feedback picture:${addressKey(ip)}`,
      hourly(settings.feedback.perHour * 6),
      'rate_limited',
      () => addFeedbackPicture({ db, clock, uploadKey }, image, settings.pictures),
    )
    return { pictures }
  },

  picture: ({ db, session }, { imageId }) => feedbackPictureOf(db, session.memberId, imageId),
}
