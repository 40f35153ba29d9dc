import type { Handlers } from '../../http/context.ts'
import { addressKey, allow } from '../../http/limits/rate-limit.ts'
import { addFeedbackPicture, feedbackPictureOf } from './pictures.ts'
import { feedbackPage } from './service.ts'

/** Feedback the person has sent before. */
export const support: Handlers<'support'> = {
  feedback: ({ db, session }, page) => feedbackPage(db, session.memberId, page),

  async addPicture({ db, clock, services, settings, ip }, { uploadKey, image }) {
    const perHour = settings.feedback.perHour * 6
    await allow(
      services.sharedLimiter,
      `feedback picture:${addressKey(ip)}`,
      { perSecond: perHour / 3600, burst: perHour },
      'rate_limited',
    )
    return { pictures: await addFeedbackPicture({ db, clock, uploadKey }, image, settings.pictures) }
  },

  picture: ({ db, session }, { imageId }) => feedbackPictureOf(db, session.memberId, imageId),
}
