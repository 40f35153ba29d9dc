import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Handlers } from '../../context.ts'
import { refuse } from '../../refusal.ts'
import { loginCode } from '../../db/schema/index.ts'
import { rememberCookie, setRemember } from '../../guards/known/remember.ts'
import { tokenHash } from '../../session.ts'
import { enter, memberById } from './sign-in.ts'

const codeMs = 60_000

/** Logins that come with something from an earlier one: the cookie of a remembered browser, or a code in the address. */
export const carried: Pick<Handlers<'session'>, 'remembered' | 'code' | 'exchange'> = {
  async remembered(ctx) {
    const token = ctx.cookie(rememberCookie)
    const next = token ? await ctx.house.remember.renew(token) : undefined
    const row = await memberById(ctx, next?.memberId ?? null)
    if (!next || !row) {
      if (token !== undefined) ctx.setHeader('set-cookie', setRemember(undefined, 0))
      throw refuse('bad_credentials')
    }
    ctx.setHeader('set-cookie', setRemember(next.token, ctx.settings.remember.hours))
    return enter(ctx, row, 'remember')
  },

  async code({ db, clock, session }) {
    const code = randomBytes(24).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + codeMs)
    await db.insert(loginCode).values({ codeHash: tokenHash(code), memberId: session.memberId, expiresAt })
    return { code, expires: expiresAt.toISOString() }
  },

  async exchange(ctx, { code }) {
    const now = ctx.clock.now()
    const open = and(eq(loginCode.codeHash, tokenHash(code)), isNull(loginCode.usedAt), gt(loginCode.expiresAt, now))
    const [spent] = await ctx.db
      .update(loginCode)
      .set({ usedAt: now })
      .where(open)
      .returning({ memberId: loginCode.memberId })
    const row = await memberById(ctx, spent?.memberId ?? null)
    if (!row) throw refuse('bad_credentials')
    return enter(ctx, row, 'code')
  },
}
