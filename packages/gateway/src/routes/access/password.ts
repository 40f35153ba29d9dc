import { and, eq, sql } from 'drizzle-orm'
import type { Ctx, Handlers } from '../../context.ts'
import { refuse } from '../../refusal.ts'
import { transact, type Tx } from '../../db/client.ts'
import { loginFailure, loginLock, member } from '../../db/schema/index.ts'
import { allow } from '../../guards/pace/limits.ts'
import { readMobile } from '../../guards/proof/mobile.ts'
import type { Proof } from '../../guards/proof/codes.ts'
import { fault } from '../../settings/rules.ts'
import type { Settings } from '../../settings/settings.ts'
import { enter, loginResult, memberById, type MemberRow } from './sign-in.ts'
import { sendCode, sent } from './verification.ts'

/** Guesses at the old password, a session that lies open on somebody's desk for instance. */
const guesses = { perSecond: 5 / 900, burst: 5 }

/** Refuses a password that breaks the rule of the form, or is the name of its account. */
function checkRule(settings: Settings, field: string, password: string, account: string): void {
  const rule = settings.register.fields.find((one) => one.field === 'password')
  const wrong = rule && fault(rule, password)
  const bad =
    wrong ?? (password.toLowerCase() === account.toLowerCase() ? { code: 'field_invalid' as const } : undefined)
  if (bad) throw refuse('field_invalid', { field, details: { fields: { [field]: bad } } })
}

/** The new password, and the end of everything the old one opened: locks, remembered browsers, other sessions. */
async function replace({ house, clock }: Ctx, tx: Tx, row: MemberRow, passwordHash: string): Promise<void> {
  const account = row.account.toLowerCase()
  await tx
    .update(member)
    .set({ passwordHash, mustChangePassword: false, passwordChangedAt: clock.now() })
    .where(eq(member.id, row.id))
  await tx.delete(loginFailure).where(eq(loginFailure.accountKey, account))
  await tx.delete(loginLock).where(eq(loginLock.accountKey, account))
  await house.remember.forgetAll(tx, row.id)
}

const mailTarget = (username: string, email: string): string => `${username.toLowerCase()} ${email.toLowerCase()}`

/** Spends a right code on a new password. A code nobody can have been sent is wrong. */
async function reset(ctx: Ctx, proof: Proof, newPassword: string): Promise<MemberRow> {
  const row = await memberById(ctx, proof.memberId)
  if (!row) throw refuse('sms_wrong', { field: 'verificationCode' })
  checkRule(ctx.settings, 'newPassword', newPassword, row.account)
  const passwordHash = await ctx.house.passwords.hash(newPassword)
  await transact(ctx.db, async (tx) => {
    await ctx.house.codes.spend(tx, proof)
    await replace(ctx, tx, row, passwordHash)
  })
  await ctx.house.sessions.endAll(row.id, 'password')
  return { ...row, mustChangePassword: false, passwordChangedAt: ctx.clock.now() }
}

export const password: Handlers<'password'> = {
  async change(ctx, { oldPassword, newPassword, confirmNewPassword }) {
    const { db, house, session, settings, clock } = ctx
    if (newPassword !== confirmNewPassword)
      throw refuse('validation', { details: { fields: { confirmNewPassword: { code: 'mismatch' } } } })
    const row = await memberById(ctx, session.memberId)
    if (!row) throw refuse('not_found')
    checkRule(settings, 'newPassword', newPassword, row.account)
    if (newPassword === oldPassword)
      throw refuse('field_invalid', { field: 'newPassword', details: { fields: { newPassword: { code: 'same' } } } })
    await allow(house.sharedLimiter, `password:${row.id}`, guesses, 'locked')
    if (!(await house.passwords.verify(row.passwordHash, oldPassword)))
      throw refuse('bad_credentials', { field: 'oldPassword' })
    const passwordHash = await house.passwords.hash(newPassword)
    const opened = await transact(db, async (tx) => {
      await replace(ctx, tx, row, passwordHash)
      return house.sessions.rotate(tx, session.id)
    })
    await house.sessions.endAll(row.id, 'password', house.sessions.idOf(opened.token))
    return loginResult(ctx, { ...row, mustChangePassword: false, passwordChangedAt: clock.now() }, session.way, opened)
  },

  async byMail(ctx, { username, email }) {
    const mine = and(
      eq(sql`lower(${member.account})`, username.toLowerCase()),
      eq(sql`lower(${member.registration}->>'email')`, email.toLowerCase()),
    )
    const [row] = await ctx.db
      .select({ id: member.id, email: sql<string>`${member.registration}->>'email'` })
      .from(member)
      .where(mine)
    const issued = await ctx.house.codes.issue({
      purpose: 'mail',
      target: mailTarget(username, email),
      memberId: row?.id ?? null,
      ip: ctx.ip,
    })
    if (row) sendCode(ctx, 'mail', issued, { channel: 'email', to: row.email })
    return sent(issued)
  },

  async resetByMail(ctx, { username, email, verificationCode, newPassword }) {
    checkRule(ctx.settings, 'newPassword', newPassword, username)
    await reset(
      ctx,
      await ctx.house.codes.check('mail', { target: mailTarget(username, email) }, verificationCode),
      newPassword,
    )
    return {}
  },

  async resetByMobile(ctx, { mobileNum, countryDialingCode, verificationCode, newPassword }) {
    const mobile = readMobile(ctx.settings, mobileNum, countryDialingCode, 'mobileNum')
    checkRule(ctx.settings, 'newPassword', newPassword, '')
    const row = await reset(ctx, await ctx.house.codes.check('sms', { target: mobile }, verificationCode), newPassword)
    return enter(ctx, row, 'password')
  },
}
