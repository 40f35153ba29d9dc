import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx, Handlers } from '../../../http/context.ts'
import { refuse } from '../../../lib/refusal.ts'
import { transact } from '../../../db/client.ts'
import { member } from '../../../auth/schema.ts'
import type { Verdict } from '../../../auth/login/login-throttle.ts'
import { readMobile } from '../../../auth/mobile.ts'
import { claimTrial } from '../registration/account-origins.ts'
import { rememberCookie, setRemember } from '../../../auth/login/remember-me.ts'
import { sessionCookie, setSessionCookie } from '../../../http/request/cookies.ts'
import { grant, openWallet } from '../../../ledger/wallet.ts'
import { profiles } from '../../responsible-gaming/index.ts'
import { trialType } from '../../../auth/sessions.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { accountNamed } from '../registration/account-name.ts'
import { keepAcceptance } from './acceptance.ts'
import { resumeHandlers } from './resume-login.ts'
import { recordLogin } from '../../../auth/login/login-history.ts'
import { barred, enter, loginResult, memberById, signIn, type MemberRow } from './sign-in.ts'
import { social } from './social.ts'
import { captchaCookie } from '../../../auth/challenges/captcha.ts'
import { requirePlaceCode } from '../verification.routes.ts'

type Login = Parameters<Handlers<'session'>['login']>[1]

/** An initial password is valid for a few days; after that it counts as wrong. */
function isStale({ settings, clock }: Ctx, row: MemberRow): boolean {
  const since = row.passwordChangedAt ?? row.regAt
  return row.mustChangePassword && clock.now().getTime() - since.getTime() > settings.password.initialHours * 3_600_000
}

/** Unknown name, wrong password and locked account get one answer, the same in text, fields and time. */
async function loginWithPassword(ctx: Ctx, verdict: Verdict, account: string, { password, portal, remember }: Login) {
  const { services, db } = ctx
  if (verdict.go === 'captcha_required' || verdict.go === 'captcha_wrong') {
    throw refuse(verdict.go, { details: { captchaRequired: true } })
  }

  const [row] = await db
    .select()
    .from(member)
    .where(eq(sql`lower(${member.account})`, account))
  const storedHash = verdict.go === 'verify' && row?.passwordHash && !isStale(ctx, row) ? row.passwordHash : null
  let right: boolean
  let renewed: string | undefined
  try {
    right = await services.passwords.verify(storedHash, password)
    if (right && storedHash) renewed = await services.passwords.renewed(storedHash, password)
  } catch (error) {
    if (verdict.go === 'verify') await verdict.forget()
    throw error
  }
  if (verdict.go === 'locked' || !right || !row) {
    if (verdict.go === 'verify') await verdict.failed()
    // Not awaited: an answer takes as long for an unknown name.
    if (row)
      recordLogin(db, ctx, row.id, 'password', 'WRONG_PASSWORD').catch((err: unknown) =>
        ctx.log.warn({ err }, 'a failed login was not recorded'),
      )
    throw refuse('bad_credentials', { details: { captchaRequired: verdict.captchaNext } })
  }

  if (renewed)
    await db
      .update(member)
      .set({ passwordHash: renewed })
      .where(and(eq(member.id, row.id), eq(member.passwordHash, storedHash ?? '')))

  // The password was right: later refusals are about the account, and do not count as failures.
  const why = barred(ctx, row, portal)
  if (why) {
    await verdict.succeeded(db)
    throw refuse(why)
  }
  try {
    await requirePlaceCode(ctx, row)
  } catch (error) {
    await verdict.succeeded(db)
    throw error
  }
  return enter(ctx, row, 'password', { portal, remember, first: (tx) => verdict.succeeded(tx) })
}

/** By number and code. An unknown number was sent nothing, and every code is wrong. */
async function byCode(ctx: Ctx, { username, password, portal, remember, countryDialingCode }: Login) {
  if (!isOn(ctx.settings, 'MOBILEVERCODELOGIN3')) throw refuse('function_not_available')
  const mobile = readMobile(ctx.settings, username, countryDialingCode, 'username')
  const proof = await ctx.services.codes.check('sms', { target: mobile }, password)
  const row = await memberById(ctx, proof.memberId)
  if (!row) throw refuse('sms_wrong', { field: 'verificationCode' })
  return enter(ctx, row, 'sms', { portal, remember, first: (tx) => ctx.services.codes.spend(tx, proof) })
}

export const session: Handlers<'session'> = {
  ...resumeHandlers,
  ...social,

  login: async (ctx, input) => {
    if (input.type === 'sms') return byCode(ctx, input)
    const account = await accountNamed(ctx, input.username)
    const attempt = {
      account,
      ip: ctx.ip,
      captcha: input.captcha,
      captchaId: input.captchaId ?? ctx.cookie(captchaCookie),
    }
    return ctx.services.loginThrottle.guard(attempt, (verdict) => loginWithPassword(ctx, verdict, account, input))
  },

  async verify(ctx, { verificationId, verificationCode, portal, remember }) {
    const proof = await ctx.services.codes.check('place', { id: verificationId }, verificationCode)
    const row = await memberById(ctx, proof.memberId)
    if (!row) throw refuse('sms_wrong', { field: 'verificationCode' })
    return enter(ctx, row, 'password', { portal, remember, first: (tx) => ctx.services.codes.spend(tx, proof) })
  },

  /** A new trial account each time, so that no visitor inherits another's balance. */
  async freePlay(ctx, { ageConfirmed }) {
    const { db, settings, clock } = ctx
    if (profiles[settings.rg.profile].demo === 'declared' && !ageConfirmed)
      throw refuse('underage', { field: 'ageConfirmed' })
    return transact(db, async (tx) => {
      await claimTrial(tx, ctx)
      const [row] = await tx
        .insert(member)
        .values({
          account: `trial_${randomBytes(6).toString('hex')}`,
          nickname: 'trial',
          type: trialType,
          asset: 'FUN',
          language: ctx.language,
          regAt: clock.now(),
          expiresAt: new Date(clock.now().getTime() + settings.session.trialHours * 3_600_000),
        })
        .returning()
      if (!row) throw new Error('no trial account was made')
      await openWallet(tx, row.id, row.asset)
      await grant(tx, row.id, row.asset, BigInt(settings.currency.trialGrantMinor))
      return signIn(ctx, tx, row, 'trial')
    })
  },

  /** The terms that the session began with, whatever was published since: those are for the next login. */
  async acceptTerms(ctx, { termsVersion }) {
    const { db, services, settings, session: mine } = ctx
    if (mine.termsVersion !== termsVersion) throw refuse('terms_changed', { details: { changed: ['terms'] } })
    // Whoever accepted those in force elsewhere is not asked for them again.
    const latest = settings.register.termsVersion
    const kept = sql`case when ${member.termsVersion} = ${latest} then ${member.termsVersion} else ${termsVersion} end`
    const { row, opened } = await transact(db, async (tx) => {
      const [row] = await tx.update(member).set({ termsVersion: kept }).where(eq(member.id, mine.memberId)).returning()
      if (!row) throw refuse('not_found')
      await keepAcceptance(tx, row.id, termsVersion, ctx.clock.now())
      return { row, opened: await services.sessions.rotate(tx, mine.id) }
    })
    return loginResult(ctx, { ...row, termsVersion }, mine.way, opened, termsVersion)
  },

  async logout({ services, session: mine, cookie, setHeader }) {
    await services.sessions.end(mine.id, 'logout')
    const existing = cookie(sessionCookie)
    if (existing && services.sessions.idOf(existing) === mine.id)
      setHeader('set-cookie', setSessionCookie(undefined, 0))
    const remembered = cookie(rememberCookie)
    if (remembered && (await services.remember.forget(remembered, mine.memberId)))
      setHeader('set-cookie', setRemember(undefined, 0))
    return {}
  },
}
