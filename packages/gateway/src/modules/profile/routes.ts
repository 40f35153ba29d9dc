import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { translate } from '../../lib/text/words.ts'
import type { Ctx, Handlers, SignedInCtx } from '../../http/context.ts'
import { hourly, within } from '../../http/limits/rate-limit.ts'
import { Refused, refuse } from '../../lib/refusal.ts'
import { pgError, type Reader, transact } from '../../db/client.ts'
import { consentsOf, setConsent } from '../../auth/consent.ts'
import { member } from '../../auth/schema.ts'
import type { Proof } from '../../auth/second-factor/one-time-codes.ts'
import { verification } from '../../auth/second-factor/schema.ts'
import { realName } from '../withdrawals/schema.ts'
import { maskMail, maskMobile, readMobile } from '../../auth/mobile.ts'
import { maskName } from '../../lib/text/mask-account.ts'
import { tooYoung } from '../../lib/time/age.ts'
import { sure } from '../security/index.ts'
import { rgProfileOf } from '../responsible-gaming/index.ts'
import { requireOwnName, memberById, type MemberRow, sendCode, sent } from '../access/index.ts'
import { acceptedPattern, fault, fits, type RuleFault } from '../../settings/rules.ts'

type Contact = Parameters<Handlers<'profile'>['contactCode']>[1]

/** The value of a field: the nickname has a column of its own, everything else with the fields of the registration. */
const valueOf = ({ nickname, registration }: MemberRow, field: string): string =>
  (field === 'nickname' ? nickname : registration[field]) ?? ''

/** When and from where the consent to offers was last given or withdrawn; null where it never was. */
async function consentShown(db: Reader, memberId: string) {
  const [last] = await consentsOf(db, memberId, 1)
  return last ? { at: last.at.toISOString(), source: last.source } : null
}

async function profileOf({ db, settings }: Ctx, row: MemberRow) {
  const fields = settings.profile.fields.filter(({ enabled }) => enabled)
  const [name] = await db.select().from(realName).where(eq(realName.memberId, row.id))
  const email = row.registration['email']
  return {
    account: row.account,
    regDate: row.regAt.toISOString(),
    mobile: row.mobile && maskMobile(row.mobile),
    email: email ? maskMail(email) : null,
    realName: name ? maskName(name.name) : null,
    rules: fields.map(({ once: _once, ...rule }, at) => ({
      ...rule,
      acceptedPattern: acceptedPattern(rule.patternId),
      order: at + 1,
    })),
    once: fields.filter(({ once }) => once).map(({ field }) => field),
    showWins: row.showWins,
    marketing: row.marketing,
    marketingChange: await consentShown(db, row.id),
    values: Object.fromEntries(
      fields.map(({ field }) => [field, valueOf(row, field)] as const).filter(([, value]) => value !== ''),
    ),
  }
}

async function me(ctx: SignedInCtx): Promise<MemberRow> {
  const row = await memberById(ctx, ctx.session.memberId)
  if (!row) throw refuse('not_found')
  return row
}

/** Fields that break their rule; an unknown field is a fault as well. */
function faultsOf({ settings }: Ctx, values: Record<string, string>): Record<string, RuleFault> {
  const rules = new Map(settings.profile.fields.filter(({ enabled }) => enabled).map((rule) => [rule.field, rule]))
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const rule = rules.get(field)
      const wrong = rule ? fault(rule, value) : { code: 'field_invalid' as const }
      return wrong ? [[field, wrong]] : []
    }),
  )
}

/** The address as it is kept: E.164, or mail in the letters it was typed in. */
function addressOf({ settings }: Ctx, { kind, mobileNum, countryDialingCode, email }: Contact): string {
  if (kind === 'mobile') return readMobile(settings, mobileNum ?? '', countryDialingCode, 'mobileNum')
  if (!email || !fits('email', email))
    throw refuse('field_invalid', {
      field: 'email',
      details: { fields: { email: { code: 'field_invalid', patternId: 'email' } } },
    })
  return email
}

/** @throws Refused `sms_expired`, `mobile_taken` */
async function setContact(
  ctx: SignedInCtx,
  before: MemberRow,
  { kind, to, proof }: { kind: Contact['kind']; to: string; proof: Proof },
): Promise<MemberRow> {
  const { db, services, session, language, clock, log } = ctx
  // Requested by another login of the person, or before the password was changed: not valid.
  if (proof.sessionId !== session.id) throw refuse('sms_expired', { field: 'verificationCode' })
  const row = await transact(db, async (tx) => {
    await services.codes.spend(tx, proof)
    const set =
      kind === 'mobile'
        ? { mobile: to }
        : { registration: sql`${member.registration} || ${JSON.stringify({ email: to })}::jsonb` }
    const [after] = await tx.update(member).set(set).where(eq(member.id, before.id)).returning()
    if (!after) throw refuse('not_found')
    // Codes that are on their way to the contact before open nothing any more.
    const others = inArray(verification.purpose, ['sms', 'mail', 'place'])
    await tx
      .update(verification)
      .set({ usedAt: clock.now() })
      .where(and(eq(verification.memberId, before.id), others, isNull(verification.usedAt)))
    return after
  }).catch((error: unknown) => {
    throw pgError(error)?.constraint === 'member_mobile_key'
      ? refuse('mobile_taken', { field: 'mobileNum', cause: error })
      : error
  })
  // The old contact is notified, so that a thief cannot change it unseen.
  const old = kind === 'mobile' ? before.mobile : before.registration['email']
  if (old && old !== to) {
    const text = translate(language, 'contact.changed', {
      to: kind === 'mobile' ? maskMobile(to) : maskMail(to),
    })
    services.messenger
      .send({ channel: kind === 'mobile' ? 'sms' : 'email', to: old, text, at: clock.now().toISOString() })
      .catch((err: unknown) => log.error({ err }, 'the notice of a changed contact was not sent'))
  }
  return row
}

export const profile: Handlers<'profile'> = {
  show: async (ctx) => profileOf(ctx, await me(ctx)),

  async update(ctx, { values }) {
    const { db, session, settings, clock } = ctx
    const faults = faultsOf(ctx, values)
    const [first] = Object.keys(faults)
    if (first !== undefined) throw refuse('field_invalid', { field: first, details: { fields: faults } })
    if (
      values['birthday'] &&
      tooYoung(values['birthday'], rgProfileOf(settings).minAge, clock.now(), settings.site.timeZone)
    )
      throw refuse('underage', { field: 'birthday' })
    const once = new Set(settings.profile.fields.filter((one) => one.once).map(({ field }) => field))
    const row = await transact(db, async (tx) => {
      const [before] = await tx.select().from(member).where(eq(member.id, session.memberId)).for('update')
      if (!before) throw refuse('not_found')
      for (const [field, value] of Object.entries(values)) {
        const current = valueOf(before, field)
        if (once.has(field) && current !== '' && current !== value) throw refuse('edit_used', { field })
      }
      const { nickname = before.nickname, ...others } = values
      if (nickname !== before.nickname && nickname.toLowerCase() !== before.account.toLowerCase())
        await requireOwnName({ db: tx, settings }, { name: nickname, field: 'nickname', memberId: before.id })
      const registration = Object.fromEntries(
        Object.entries({ ...before.registration, ...others }).filter(([, value]) => value !== ''),
      )
      const [after] = await tx
        .update(member)
        .set({ nickname, registration })
        .where(eq(member.id, before.id))
        .returning()
      return after ?? before
    })
    return profileOf(ctx, row)
  },

  async setShowWins({ db, session }, { showWins }) {
    await db.update(member).set({ showWins }).where(eq(member.id, session.memberId))
    return { showWins }
  },

  async setMarketing({ db, session, clock }, { marketing }) {
    const { memberId } = session
    const now = clock.now()
    return transact(db, async (tx) => {
      await setConsent(tx, { memberId, given: marketing, source: 'SETTINGS', now })
      return { marketing, marketingChange: await consentShown(tx, memberId) }
    })
  },

  async contactCode(ctx, input) {
    const { services, session, settings, ip } = ctx
    const to = addressOf(ctx, input)
    const wanted = {
      purpose: 'contact' as const,
      target: `${session.memberId} ${to}`,
      memberId: session.memberId,
      sessionId: session.id,
      ip,
    }
    // Of all members together: nobody has their number flooded from many accounts.
    const issued = await within(
      services.sharedLimiter,
      `contact code:${services.codes.keyOf(to.toLowerCase())}`,
      hourly(settings.codes.perHour),
      'sms_too_many',
      () => services.codes.issue(wanted),
    )
    sendCode(ctx, 'contact', issued, { channel: input.kind === 'mobile' ? 'sms' : 'email', to })
    return sent(issued)
  },

  async setContact(ctx, { verificationCode, loginPassword, ...input }) {
    const before = await sure(ctx, loginPassword)
    const to = addressOf(ctx, input)
    const { codes } = ctx.services
    const target = { target: `${before.id} ${to}` }
    const own = (row: MemberRow) => (input.kind === 'mobile' ? row.mobile : row.registration['email'])
    try {
      const proof = await codes.check('contact', target, verificationCode)
      return await profileOf(ctx, await setContact(ctx, before, { kind: input.kind, to, proof }))
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'sms_expired')) throw error
      // Sent again, its answer was lost: what the code was for is done.
      const proof = await codes.spent('contact', target, verificationCode)
      const now = await me(ctx)
      if (proof?.sessionId !== ctx.session.id || own(now) !== to) throw error
      return profileOf(ctx, now)
    }
  },
}
