import { eq, or, sql } from 'drizzle-orm'
import type { Ctx, Handlers } from '../../../http/context.ts'
import { refuse } from '../../../lib/refusal.ts'
import { type Invitation, invitationOf } from '../../agent/index.ts'
import { type Inviter, inviterNamed, inviterOf, joinInviter } from '../../referrals/index.ts'
import { dbFault, pgError, transact, type Tx } from '../../../db/client.ts'
import { member as members } from '../../../auth/schema.ts'
import type { Proof } from '../../../auth/second-factor/one-time-codes.ts'
import { captchaDue, claimAccount, recordOrigin, refuseFullAddress } from './account-origins.ts'
import { accountOfMobile, readMobile } from '../../../auth/mobile.ts'
import { supported } from '../../../http/request/language.ts'
import { rgProfileOf } from '../../responsible-gaming/index.ts'
import { tooYoung } from '../../../lib/time/age.ts'
import { posesAsHouse } from './own-names.ts'
import { openAccount } from './open-account.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { profileFields, mobileFaults, registrationFaults, type Registration } from './registration-fields.ts'
import { signIn } from '../login/sign-in.ts'
import { captchaCookie } from '../../../auth/challenges/captcha.ts'

/**
 * Required where the operator sets it, and from an address that has opened, or tried to open, some accounts today.
 * @returns whether one was solved
 */
async function passCaptcha(ctx: Ctx, input: Registration): Promise<boolean> {
  const requested = isOn(ctx.settings, 'CAPTCHA3') || (await captchaDue(ctx.db, ctx))
  if (!requested && !input.captcha) return false
  if (!input.captcha) throw refuse('captcha_required', { details: { captchaRequired: true } })
  if (!(await ctx.services.captchas.spend(ctx.db, input.captchaId ?? ctx.cookie(captchaCookie), input.captcha)))
    throw refuse('captcha_wrong', { details: { captchaRequired: true } })
  return true
}

/** Who brought the new member: an agent with an invitation, a member who invites friends, or both. */
interface Origin {
  invitation?: Invitation | undefined
  inviter?: Inviter | undefined
}

/**
 * The invitation of an agent whose code was typed, else that of the link, and the member whose code was typed, else the
 * one who was named; what is unknown is refused, not dropped.
 */
async function invitedBy(
  ctx: Ctx,
  { referralCode, affiliateCode, recommenderId, domain }: Registration,
): Promise<Origin> {
  const { db, settings, clock } = ctx
  const byAgents = isOn(settings, 'AFFMAN3')
  const byMembers = isOn(settings, 'REFER3')
  const origin: Origin = {}
  const of = (code: string) =>
    byAgents ? invitationOf(db, code, { domain: domain || undefined, now: clock.now() }) : undefined
  if (affiliateCode && byAgents) {
    origin.invitation = await of(affiliateCode)
    if (!origin.invitation) throw refuse('invitation_code_error', { field: 'affiliateCode' })
  }
  if (referralCode && (byAgents || byMembers)) {
    const invitation = await of(referralCode)
    if (invitation) origin.invitation = invitation
    else if (byMembers) origin.inviter = await inviterOf(db, referralCode)
    if (!invitation && !origin.inviter) throw refuse('invitation_code_error', { field: 'referralCode' })
  }
  if (recommenderId && byMembers && !origin.inviter) {
    origin.inviter = await inviterNamed(db, recommenderId)
    if (!origin.inviter) {
      // Whoever tries names counts as with those that are taken.
      await recordOrigin(db, ctx, 'taken')
      throw refuse('invitation_code_error', { field: 'recommenderId' })
    }
  }
  return origin
}

/** What every registration passes before anything about other members is revealed. */
async function passRegistrationChecks(
  ctx: Ctx,
  input: Registration,
  faults: Record<string, unknown>,
): Promise<Pick<Newcomer, 'invitation' | 'inviter' | 'captchaPassed'>> {
  const { register } = ctx.settings
  if (Object.keys(faults).length > 0) throw refuse('validation', { details: { fields: faults } })
  if (!input.agreed || (input.termsVersion !== undefined && input.termsVersion !== register.termsVersion))
    throw refuse('terms_required', { field: 'agreed' })
  if (
    input.birthday &&
    tooYoung(input.birthday, rgProfileOf(ctx.settings).minAge, ctx.clock.now(), ctx.settings.site.timeZone)
  )
    throw refuse('underage', { field: 'birthday' })
  await refuseFullAddress(ctx.db, ctx)
  const captchaPassed = await passCaptcha(ctx, input)
  return { ...(await invitedBy(ctx, input)), captchaPassed }
}

/** The proof that a number is the person's own, where the operator requires one. */
async function proveMobile(
  { settings, services }: Ctx,
  mobile: string,
  code: string | undefined,
): Promise<Proof | undefined> {
  if (!isOn(settings, 'REGMOBVERF3')) return undefined
  if (!code) throw refuse('validation', { details: { fields: { verificationCode: { code: 'required' } } } })
  return services.codes.check('register', { target: mobile }, code)
}

interface Newcomer extends Origin {
  account: string
  password: string | undefined
  captchaPassed: boolean
  /** As stored with the person, proved or not. */
  number: string | undefined
  /** A proved number, with its proof. */
  mobile?: { number: string; proof: Proof } | undefined
}

/** The field whose value another member already has, if any. */
async function takenField(
  tx: Tx,
  input: Registration,
  { account, mobile }: Newcomer,
): Promise<'username' | 'mobileNum' | undefined> {
  const byName = eq(sql`lower(${members.account})`, account.toLowerCase())
  const rows = await tx
    .select({ mobile: members.mobile })
    .from(members)
    .where(mobile ? or(byName, eq(members.mobile, mobile.number)) : byName)
  if (rows.length === 0) return undefined
  return !('username' in input) || rows.every((row) => mobile && row.mobile === mobile.number)
    ? 'mobileNum'
    : 'username'
}

const taken = (field: 'username' | 'mobileNum', cause?: unknown) =>
  refuse(field === 'username' ? 'username_taken' : 'mobile_taken', { field, cause })

/**
 * The account, its wallet, its gift and its first session, or none of them. That a name is taken is counted like an
 * account: the information is worth something.
 */
async function open(ctx: Ctx, input: Registration, newcomer: Newcomer) {
  const { db, services, settings, clock } = ctx
  const { account, password, invitation, inviter, captchaPassed, number, mobile } = newcomer
  const passwordHash = password === undefined ? null : await services.passwords.hash(password)
  const fundPasswordHash = input.paymentPassword && (await services.passwords.hash(input.paymentPassword))
  let opened
  try {
    opened = await transact(db, async (tx) => {
      await claimAccount(tx, ctx, { captchaPassed })
      const field = await takenField(tx, input, newcomer)
      await recordOrigin(tx, ctx, field ? 'taken' : 'account')
      if (field) return { field }
      if (mobile) await services.codes.spend(tx, mobile.proof)
      const row = await openAccount(tx, settings, {
        account,
        passwordHash,
        type: invitation?.memberType ?? 0,
        mobile: mobile?.number ?? null,
        upline: invitation
          ? { id: invitation.agentId, rates: invitation.rates }
          : inviter?.uplineId
            ? { id: inviter.uplineId, rates: {} }
            : undefined,
        invitation: invitation?.code ?? '',
        language: supported(settings.languages, input.language) ?? ctx.language,
        registration: profileFields(input, number),
        termsVersion: settings.register.termsVersion,
        marketing: input.marketing,
        now: clock.now(),
      })
      if (fundPasswordHash) await services.fundPasswords.begin(tx, row.id, fundPasswordHash)
      const login = await signIn(ctx, tx, row, password === undefined ? 'sms' : 'password')
      if (inviter) await joinInviter(tx, inviter, { friendId: row.id, asset: row.asset, settings, now: clock.now() })
      return { login }
    })
  } catch (error) {
    // Two addresses requested it at once.
    if (dbFault(error) !== 'duplicate') throw error
    throw taken(
      pgError(error)?.constraint === 'member_mobile_key' || !('username' in input) ? 'mobileNum' : 'username',
      error,
    )
  }
  if (opened.field) throw taken(opened.field)
  return opened.login
}

export const registerHandlers: Pick<Handlers<'member'>, 'register' | 'registerMobile'> = {
  /**
   * Cheap checks first; whether the name is taken is revealed only after proof of work, captcha and rules, and so many
   * times a day.
   */
  async register(ctx, input) {
    const faults = registrationFaults(ctx.settings, input)
    // Where names may be digits: a whole number as a name would be taken for the member who registered by it.
    if (/\d{10}/.test(input.username) && accountOfMobile(ctx.settings, input.username))
      faults['username'] ??= { code: 'field_invalid' }
    const passed = await passRegistrationChecks(ctx, input, faults)
    if (posesAsHouse(ctx.settings, input.username)) throw refuse('name_reserved', { field: 'username' })
    const number = input.mobileNum
      ? readMobile(ctx.settings, input.mobileNum, input.countryDialingCode, 'mobileNum')
      : undefined
    const proof = number ? await proveMobile(ctx, number, input.verificationCode) : undefined
    return open(ctx, input, {
      account: input.username,
      password: input.password,
      ...passed,
      number,
      mobile: number && proof ? { number, proof } : undefined,
    })
  },

  /** The number is the name. An unproved number can neither log in nor reset a password. */
  async registerMobile(ctx, input) {
    const withPassword = isOn(ctx.settings, 'MOBILENUMPASSREG3')
    const number = readMobile(ctx.settings, input.mobileNum, input.countryDialingCode, 'mobileNum')
    const passed = await passRegistrationChecks(ctx, input, mobileFaults(ctx.settings, input, withPassword))
    const proof = await proveMobile(ctx, number, input.verificationCode)
    if (!withPassword && !proof)
      throw refuse('function_not_available', { message: 'neither a password nor a code: nobody could log in again' })
    return open(ctx, input, {
      account: number.slice(1),
      password: withPassword ? input.password : undefined,
      ...passed,
      number,
      mobile: proof && { number, proof },
    })
  },
}
