import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx, Handlers } from '../../http/context.ts'
import { Refused, refuse } from '../../lib/refusal.ts'
import { asDatabase, transact, type Tx } from '../../db/client.ts'
import { loginFailure, loginLock } from '../../auth/login/schema.ts'
import { member } from '../../auth/schema.ts'
import { authenticator, securityStep, verification } from '../../auth/second-factor/schema.ts'
import { allow } from '../../http/limits/rate-limit.ts'
import { readMobile } from '../../auth/mobile.ts'
import { readPassword } from '../../auth/passwords/passwords.ts'
import type { Proof } from '../../auth/second-factor/one-time-codes.ts'
import { fault } from '../../settings/rules.ts'
import type { Settings } from '../../settings/settings.ts'
import { accountNamed } from './registration/account-name.ts'
import { enter, loginResult, memberById, type MemberRow } from './login/sign-in.ts'
import { sendCode, sent } from './verification.routes.ts'

/** Guesses at the old password, from a session left open for instance. */
const guesses = { perSecond: 5 / 900, burst: 5 }

/** Refuses a password that breaks the rule of the form, or is the name of its account. */
function checkRule(settings: Settings, field: string, typed: string, account: string): void {
  const password = readPassword(typed)
  const rule = settings.register.fields.find((one) => one.field === 'password')
  const wrong = rule && fault(rule, password)
  const bad =
    wrong ?? (password.toLowerCase() === account.toLowerCase() ? { code: 'field_invalid' as const } : undefined)
  if (bad) throw refuse('field_invalid', { field, details: { fields: { [field]: bad } } })
}

/**
 * The new password, and with it the end of everything the old one opened or began: sessions but for the one spared,
 * locks, remembered browsers, logins that wait for a code, codes on their way, an app or a device half set up. @returns
 * the person as they are now
 */
async function replace(
  { services, clock }: Ctx,
  tx: Tx,
  row: MemberRow,
  passwordHash: string,
  spared?: string,
): Promise<MemberRow> {
  const account = row.account.toLowerCase()
  const now = clock.now()
  const set = { passwordHash, mustChangePassword: false, passwordChangedAt: now }
  await tx.update(member).set(set).where(eq(member.id, row.id))
  await tx
    .update(verification)
    .set({ usedAt: now })
    .where(and(eq(verification.memberId, row.id), isNull(verification.usedAt)))
  await tx.delete(securityStep).where(and(eq(securityStep.memberId, row.id), isNull(securityStep.usedAt)))
  await tx.delete(authenticator).where(and(eq(authenticator.memberId, row.id), isNull(authenticator.confirmedAt)))
  await tx.delete(loginFailure).where(eq(loginFailure.accountKey, account))
  await tx.delete(loginLock).where(eq(loginLock.accountKey, account))
  await services.remember.forgetAll(asDatabase(tx), row.id)
  await services.sessions.endAll(asDatabase(tx), row.id, 'password', spared === undefined ? {} : { spared })
  return { ...row, ...set }
}

const mailTarget = (username: string, email: string): string => `${username} ${email.toLowerCase()}`

/** Spends a right code on a new password. A code that cannot have been sent is wrong. */
async function reset(ctx: Ctx, proof: Proof, newPassword: string): Promise<MemberRow> {
  const row = await memberById(ctx, proof.memberId)
  if (!row) throw refuse('sms_wrong', { field: 'verificationCode' })
  checkRule(ctx.settings, 'newPassword', newPassword, row.account)
  const passwordHash = await ctx.services.passwords.hash(newPassword)
  return transact(ctx.db, async (tx) => {
    await ctx.services.codes.spend(tx, proof)
    return replace(ctx, tx, row, passwordHash)
  })
}

/** Whether a reset by mail is sent again, its answer lost: the code is used up, and its password is the one it brought. */
async function wasReset(ctx: Ctx, target: string, code: string, newPassword: string): Promise<boolean> {
  const { codes, passwords } = ctx.services
  const spent = await codes.spent('mail', { target }, code)
  const row = spent && (await memberById(ctx, spent.memberId))
  const since = ctx.clock.now().getTime() - ctx.settings.codes.minutes * 60_000
  if (!row?.passwordChangedAt || row.passwordChangedAt.getTime() < since) return false
  return passwords.verify(row.passwordHash, newPassword)
}

export const password: Handlers<'password'> = {
  async change(ctx, { oldPassword, newPassword, confirmNewPassword }) {
    const { db, services, session, settings } = ctx
    if (readPassword(newPassword) !== readPassword(confirmNewPassword))
      throw refuse('validation', { details: { fields: { confirmNewPassword: { code: 'mismatch' } } } })
    const row = await memberById(ctx, session.memberId)
    if (!row) throw refuse('not_found')
    checkRule(settings, 'newPassword', newPassword, row.account)
    if (readPassword(newPassword) === readPassword(oldPassword))
      throw refuse('field_invalid', { field: 'newPassword', details: { fields: { newPassword: { code: 'same' } } } })
    await allow(services.sharedLimiter, `password:${row.id}`, guesses, 'locked')
    if (!(await services.passwords.verify(row.passwordHash, oldPassword)))
      throw refuse('bad_credentials', { field: 'oldPassword' })
    const passwordHash = await services.passwords.hash(newPassword)
    const { changed, opened } = await transact(db, async (tx) => ({
      changed: await replace(ctx, tx, row, passwordHash, session.id),
      opened: await services.sessions.rotate(tx, session.id),
    }))
    return loginResult(ctx, changed, session.way, opened, session.termsVersion)
  },

  async byMail(ctx, { username: typed, email }) {
    const username = await accountNamed(ctx, typed)
    const mine = and(
      eq(sql`lower(${member.account})`, username),
      eq(sql`lower(${member.registration}->>'email')`, email.toLowerCase()),
    )
    const [row] = await ctx.db
      .select({ id: member.id, email: sql<string>`${member.registration}->>'email'` })
      .from(member)
      .where(mine)
    const issued = await ctx.services.codes.issue({
      purpose: 'mail',
      target: mailTarget(username, email),
      memberId: row?.id ?? null,
      ip: ctx.ip,
    })
    if (row) sendCode(ctx, 'mail', issued, { channel: 'email', to: row.email })
    return sent(issued)
  },

  async resetByMail(ctx, { username: typed, email, verificationCode, newPassword }) {
    const username = await accountNamed(ctx, typed)
    checkRule(ctx.settings, 'newPassword', newPassword, username)
    const target = mailTarget(username, email)
    try {
      await reset(ctx, await ctx.services.codes.check('mail', { target }, verificationCode), newPassword)
    } catch (error) {
      const isExpired = error instanceof Refused && error.code === 'sms_expired'
      if (!isExpired || !(await wasReset(ctx, target, verificationCode, newPassword))) throw error
    }
    return {}
  },

  async resetByMobile(ctx, { mobileNum, countryDialingCode, verificationCode, newPassword }) {
    const mobile = readMobile(ctx.settings, mobileNum, countryDialingCode, 'mobileNum')
    checkRule(ctx.settings, 'newPassword', newPassword, '')
    const row = await reset(
      ctx,
      await ctx.services.codes.check('sms', { target: mobile }, verificationCode),
      newPassword,
    )
    return enter(ctx, row, 'password')
  },
}
