import { randomBytes } from 'node:crypto'
import { oneLine } from '@brand/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { Ctx, Handlers } from '../../../http/context.ts'
import { Refused, refuse } from '../../../lib/refusal.ts'
import type { Reader, Tx } from '../../../db/client.ts'
import { pgError, transact } from '../../../db/client.ts'
import { member, memberIdentity } from '../../../auth/schema.ts'
import { claimAccount, recordOrigin } from '../registration/account-origins.ts'
import { mobileOf } from '../../../auth/mobile.ts'
import type { Person, Provider } from '../../../auth/identities.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { openAccount } from '../registration/open-account.ts'
import { requireOwnName } from '../registration/own-names.ts'
import { enter, type MemberRow } from './sign-in.ts'

async function memberByIdentity(on: Reader, provider: Provider, subject: string): Promise<MemberRow | undefined> {
  const [found] = await on
    .select({ row: member })
    .from(memberIdentity)
    .innerJoin(member, eq(member.id, memberIdentity.memberId))
    .where(and(eq(memberIdentity.provider, provider), eq(memberIdentity.subject, subject)))
  return found?.row
}

/** A proved number is the same person; a mail address is not, as it has not been proved here. */
async function byMobile(tx: Tx, provider: Provider, { mobile }: Person): Promise<MemberRow | undefined> {
  if (provider !== 'phone' || !mobile) return undefined
  const [row] = await tx.select().from(member).where(eq(member.mobile, mobile))
  return row
}

/** The name at the provider, which anybody can choose there: one that poses as the house is left out. */
async function nicknameOf({ settings }: Ctx, tx: Tx, given: string | undefined, account: string): Promise<string> {
  const name = [...oneLine(given ?? '')].slice(0, 24).join('').trim()
  if (name === '') return account
  return requireOwnName({ db: tx, settings }, { name, field: 'nickname' }).then(
    () => name,
    (error: unknown) => {
      if (error instanceof Refused && error.code === 'name_reserved') return account
      throw error
    },
  )
}

async function newcomer(ctx: Ctx, tx: Tx, provider: Provider, { name, email, mobile }: Person): Promise<MemberRow> {
  const { settings, clock, language } = ctx
  const account = `${provider.slice(0, 1)}_${randomBytes(6).toString('hex')}`
  return openAccount(tx, settings, {
    account,
    nickname: await nicknameOf(ctx, tx, name, account),
    passwordHash: null,
    type: 0,
    upline: undefined,
    language,
    mobile: provider === 'phone' ? (mobile ?? null) : null,
    registration: email ? { email } : {},
    termsVersion: settings.register.termsVersion,
    now: clock.now(),
  })
}

/** Another tab made the account first: a repeat finds it. */
const meanwhile = (cause?: unknown) => refuse('unavailable', { retryAfterMs: 100, cause })

export const social: Pick<Handlers<'session'>, 'social'> = {
  async social(ctx, { provider, idToken, agreed, portal, remember }) {
    const person = await ctx.services.identities.verify(provider, idToken).catch(() => undefined)
    if (!person) throw refuse('social_failed')
    const { subject } = person
    // The service may write the number as it was typed there.
    if (person.mobile) person.mobile = mobileOf(ctx.settings, person.mobile) ?? person.mobile
    const row =
      (await memberByIdentity(ctx.db, provider, subject)) ??
      (await transact(ctx.db, async (tx) => {
        const same = await byMobile(tx, provider, person)
        // Who has an account still logs in where nobody may open one.
        if (!same && !isOn(ctx.settings, 'REG3')) throw refuse('function_not_available')
        if (!same && !agreed) throw refuse('terms_required', { field: 'agreed' })
        if (!same) await claimAccount(tx, ctx, { captchaPassed: true })
        const made = same ?? (await newcomer(ctx, tx, provider, person))
        if (!same) await recordOrigin(tx, ctx, 'account')
        // Two tabs at once make one account: the second finds the first's.
        const claimed = await tx
          .insert(memberIdentity)
          .values({ provider, subject, memberId: made.id, at: ctx.clock.now() })
          .onConflictDoNothing()
          .returning()
        if (claimed.length === 0) throw meanwhile()
        return made
      }).catch((error: unknown) => {
        throw pgError(error)?.constraint === 'member_mobile_key' ? meanwhile(error) : error
      }))
    return enter(ctx, row, 'social', { portal, remember })
  },
}
