import type { Ctx } from '../../http/context.ts'
import { feedback } from './schema.ts'
import { addressKey, allow, hourly, sharedLimiter } from '../../http/limits/rate-limit.ts'
import { mobileOf } from '../../auth/mobile.ts'
import { type Refused, refuse } from '../../lib/refusal.ts'
import { lengthOf } from '../../lib/text/text-length.ts'
import { captchaCookie } from '../../auth/challenges/captcha.ts'
import { fits } from '../../settings/rules.ts'
import type { Settings } from '../../settings/settings.ts'
import { feedbackNoOf } from './names.ts'
import { problemOf, type Problem } from './problem.ts'

interface FeedbackInput {
  content: string
  type: string
  contact?: string | undefined
  captcha?: string | undefined
  captchaId?: string | undefined
  about?: Problem | undefined
}

/** The member whose messages get the answer; trial players have none. */
const accountOf = ({ session }: Ctx): string | null =>
  session && session.principal !== 'trial' ? session.memberId : null

/** Files feedback. A visitor without an account solves a captcha, and is shown how an answer will reach them. */
export async function fileFeedback(ctx: Ctx, { content, type, contact = '', about, ...captcha }: FeedbackInput) {
  const { db, clock, settings, session, ip, language } = ctx
  const { unit, min, max, perHour } = settings.feedback
  const length = lengthOf(content, unit)
  if (length < min || length > max) throw refuse('text_length', { field: 'content', details: { unit, min, max } })
  const replyTo = contact === '' ? undefined : replyAddressOf(settings, contact)
  if (contact !== '' && !replyTo)
    throw refuse('field_invalid', { field: 'contact', details: { fields: { contact: { code: 'field_invalid' } } } })
  const account = accountOf(ctx)
  const named = about && (await problemOf(db, session?.memberId, about))
  const unread = account ? undefined : await readCaptcha(ctx, captcha)
  // Not thrown: the captcha stays spent.
  if (unread) return unread
  await allow(
    sharedLimiter(db, clock),
    `feedback:${session?.memberId ?? addressKey(ip)}`,
    hourly(perHour),
    'rate_limited',
  )
  const [row] = await db
    .insert(feedback)
    .values({ memberId: account, type, content, contact: replyTo?.to ?? null, language, ...named, at: clock.now() })
    .returning({ id: feedback.id, uploadKey: feedback.uploadKey })
  if (!row) throw new Error('no feedback was filed')
  const answer = account
    ? ('MESSAGE' as const)
    : replyTo
      ? replyTo.channel === 'sms'
        ? ('SMS' as const)
        : ('EMAIL' as const)
      : ('NONE' as const)
  return { feedbackNo: feedbackNoOf(row.id), uploadKey: row.uploadKey, answer }
}

/** A mail address, or a number of ours in E.164; undefined for what is neither. */
function replyAddressOf(settings: Settings, contact: string): { channel: 'sms' | 'email'; to: string } | undefined {
  if (fits('email', contact)) return { channel: 'email', to: contact }
  const to = mobileOf(settings, contact)
  return to ? { channel: 'sms', to } : undefined
}

async function readCaptcha(
  { db, services, cookie }: Ctx,
  { captcha, captchaId }: Pick<FeedbackInput, 'captcha' | 'captchaId'>,
): Promise<Refused | undefined> {
  const details = { captchaRequired: true }
  if (!captcha) return refuse('captcha_required', { details })
  const isRight = await services.captchas.spend(db, captchaId ?? cookie(captchaCookie), captcha)
  return isRight ? undefined : refuse('captcha_wrong', { details })
}
