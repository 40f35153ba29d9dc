import type { ErrorCode } from '@brand/sdk/contract'
import type { Ctx, Handlers } from '../../context.ts'
import { refuse } from '../../refusal.ts'
import { agentOf } from '../../db/affiliate.ts'
import { dbFault, pgError, transact } from '../../db/client.ts'
import { member as members } from '../../db/schema/index.ts'
import type { Proof } from '../../guards/proof/codes.ts'
import { readMobile } from '../../guards/proof/mobile.ts'
import { grant, openWallet } from '../../ledger/wallet.ts'
import { houseMessage, sendMessage } from '../../messages.ts'
import { supported } from '../../pipeline/language.ts'
import { tooYoung } from '../../settings/age.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { kept, mobileFaults, registrationFaults, type Registration } from './registration.ts'
import { signIn } from './sign-in.ts'
import { captchaCookie } from '../house/system.ts'

async function passCaptcha(ctx: Ctx, input: Registration): Promise<void> {
  if (!isOn(ctx.settings, 'CAPTCHA3')) return
  if (!input.captcha) throw refuse('captcha_required')
  if (!(await ctx.house.captchas.spend(ctx.db, input.captchaId ?? ctx.cookie(captchaCookie), input.captcha)))
    throw refuse('captcha_wrong')
}

/** The agent whose code was given; a code that leads nowhere is told, not dropped. */
async function uplineOf({ db, settings }: Ctx, { affiliateCode, domain }: Registration): Promise<string | null> {
  if (!affiliateCode || !isOn(settings, 'AFFMAN3')) return null
  const agent = await agentOf(db, affiliateCode, domain || undefined)
  if (!agent) throw refuse('invitation_code_error', { field: 'affiliateCode' })
  return agent.id
}

/** What every registration passes before anything is told about other people (trust A-5). */
async function passDoors(ctx: Ctx, input: Registration, faults: Record<string, unknown>): Promise<string | null> {
  const { register } = ctx.settings
  if (Object.keys(faults).length > 0) throw refuse('validation', { details: { fields: faults } })
  if (!input.agreed || (input.termsVersion !== undefined && input.termsVersion !== register.termsVersion))
    throw refuse('terms_required', { field: 'agreed' })
  if (input.birthday && tooYoung(input.birthday, register.minAge, ctx.clock.now(), ctx.settings.site.timeZone))
    throw refuse('underage', { field: 'birthday' })
  await passCaptcha(ctx, input)
  return uplineOf(ctx, input)
}

/** The proof that a number is the person's own, where the house asks for one. */
async function proveMobile(
  { settings, house }: Ctx,
  mobile: string,
  code: string | undefined,
): Promise<Proof | undefined> {
  if (!isOn(settings, 'REGMOBVERF3')) return undefined
  if (!code) throw refuse('validation', { details: { fields: { verificationCode: { code: 'required' } } } })
  return house.codes.check('register', { target: mobile }, code)
}

interface Newcomer {
  account: string
  password: string | undefined
  upline: string | null
  /** A proved number, with its proof. */
  mobile?: { number: string; proof: Proof } | undefined
}

/** The account, its wallet, its gift and its first session, or none of them. */
async function open(ctx: Ctx, input: Registration, { account, password, upline, mobile }: Newcomer) {
  const { db, house, settings, clock } = ctx
  const passwordHash = password === undefined ? null : await house.passwords.hash(password)
  try {
    return await transact(db, async (tx) => {
      if (mobile) await house.codes.spend(tx, mobile.proof)
      const [row] = await tx
        .insert(members)
        .values({
          account,
          nickname: account,
          passwordHash,
          type: 0,
          asset: settings.currency.code,
          mobile: mobile?.number ?? null,
          uplineId: upline,
          language: supported(settings.languages, input.language) ?? ctx.language,
          registration: kept(input),
          regAt: clock.now(),
        })
        .returning()
      if (!row) throw new Error('no member was made')
      await openWallet(tx, row.id, row.asset)
      if (settings.currency.playMoney) await grant(tx, row.id, row.asset, BigInt(settings.currency.grantMinor))
      await sendMessage(tx, row.id, houseMessage('SYSTEM', 'welcome'), clock.now())
      return signIn(ctx, tx, row, password === undefined ? 'sms' : 'password')
    })
  } catch (error) {
    if (dbFault(error) !== 'duplicate') throw error
    const taken: ErrorCode =
      pgError(error)?.constraint === 'member_mobile_key' || !('username' in input) ? 'mobile_taken' : 'username_taken'
    throw refuse(taken, { field: taken === 'mobile_taken' ? 'mobileNum' : 'username', cause: error })
  }
}

export const registering: Pick<Handlers<'member'>, 'register' | 'registerMobile'> = {
  /** Cheap checks first; whether the name is taken is told only after proof of work, captcha and rules (trust A-5). */
  async register(ctx, input) {
    const upline = await passDoors(ctx, input, registrationFaults(ctx.settings, input))
    const number = input.mobileNum
      ? readMobile(ctx.settings, input.mobileNum, input.countryDialingCode, 'mobileNum')
      : undefined
    const proof = number ? await proveMobile(ctx, number, input.verificationCode) : undefined
    return open(ctx, input, {
      account: input.username,
      password: input.password,
      upline,
      mobile: number && proof ? { number, proof } : undefined,
    })
  },

  /** The number is the name. Nobody logs in or resets by a number that was never proved. */
  async registerMobile(ctx, input) {
    const withPassword = isOn(ctx.settings, 'MOBILENUMPASSREG3')
    const number = readMobile(ctx.settings, input.mobileNum, input.countryDialingCode, 'mobileNum')
    const upline = await passDoors(ctx, input, mobileFaults(ctx.settings, input, withPassword))
    const proof = await proveMobile(ctx, number, input.verificationCode)
    if (!withPassword && !proof)
      throw refuse('function_not_available', { message: 'neither a password nor a code: nobody could log in again' })
    return open(ctx, input, {
      account: number.slice(1),
      password: withPassword ? input.password : undefined,
      upline,
      mobile: proof && { number, proof },
    })
  },
}
