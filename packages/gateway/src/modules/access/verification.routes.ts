import { eq } from 'drizzle-orm'
import { translate } from '../../lib/text/words.ts'
import type { Ctx, Handlers } from '../../http/context.ts'
import { Refused, refuse } from '../../lib/refusal.ts'
import { member } from '../../auth/schema.ts'
import type { CodePurpose, Issued } from '../../auth/second-factor/one-time-codes.ts'
import { maskMail, maskMobile, readMobile } from '../../auth/mobile.ts'
import { isOn } from '../../settings/whitelabel.ts'
import type { MemberRow } from './login/sign-in.ts'

interface Address {
  channel: 'sms' | 'email'
  to: string
}

/** Sends a code on its way. It is not awaited, so an answer takes as long where nothing is sent. */
export function sendCode(
  { services, clock, language, log }: Ctx,
  purpose: CodePurpose,
  { code, expiredMinutes }: Issued,
  { channel, to }: Address,
): void {
  const text = translate(language, `code.${purpose}`, { code, minutes: expiredMinutes, count: expiredMinutes })
  services.messenger
    .send({ channel, to, text, at: clock.now().toISOString() })
    .catch((err: unknown) => log.error({ err }, 'a code was not sent'))
}

export const sent = ({ expiredMinutes, resendAfterSec }: Omit<Issued, 'id' | 'code'>) => ({
  expiredMinutes,
  resendAfterSec,
})

/** Where a person can be reached: the proved number, else the mail address of the registration. */
function contactOf(row: MemberRow): Address | undefined {
  if (row.mobile) return { channel: 'sms', to: row.mobile }
  const { email } = row.registration
  return email ? { channel: 'email', to: email } : undefined
}

/**
 * Refuses a login from a place the account was never used from, with a code on its way. A member who cannot be reached
 * is logged in.
 */
export async function requirePlaceCode(ctx: Ctx, row: MemberRow): Promise<void> {
  const { services, settings, ip } = ctx
  const address = contactOf(row)
  if (!isOn(settings, 'LOGINIPVERF3') || !address || (await services.places.knows(row.id, ip))) return
  const target = `${row.id} ${ip}`
  let issued: Omit<Issued, 'code'> | undefined
  try {
    const fresh = await services.codes.issue({ purpose: 'place', target, memberId: row.id, ip })
    sendCode(ctx, 'place', fresh, address)
    issued = fresh
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'sms_too_many') throw error
    issued = await services.codes.live('place', target)
    if (!issued) throw error
  }
  const to = address.channel === 'sms' ? maskMobile(address.to) : maskMail(address.to)
  throw refuse('ip_verification_required', {
    details: { verificationId: issued.id, channel: address.channel, to, ...sent(issued) },
  })
}

export const verification: Handlers<'verification'> = {
  async sms(ctx, { mobileNum, countryDialingCode }) {
    const mobile = readMobile(ctx.settings, mobileNum, countryDialingCode, 'mobileNum')
    const [row] = await ctx.db.select({ id: member.id }).from(member).where(eq(member.mobile, mobile))
    const issued = await ctx.services.codes.issue({
      purpose: 'sms',
      target: mobile,
      memberId: row?.id ?? null,
      ip: ctx.ip,
    })
    if (row) sendCode(ctx, 'sms', issued, { channel: 'sms', to: mobile })
    return sent(issued)
  },

  async register(ctx, { mobileNo, countryDialingCode }) {
    const mobile = readMobile(ctx.settings, mobileNo, countryDialingCode, 'mobileNo')
    const issued = await ctx.services.codes.issue({ purpose: 'register', target: mobile, memberId: null, ip: ctx.ip })
    sendCode(ctx, 'register', issued, { channel: 'sms', to: mobile })
    return sent(issued)
  },
}
