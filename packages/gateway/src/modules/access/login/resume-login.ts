import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Handlers } from '../../../http/context.ts'
import { refuse } from '../../../lib/refusal.ts'
import { loginCode } from '../../../auth/login/schema.ts'
import { rememberCookie, setRemember } from '../../../auth/login/remember-me.ts'
import { tokenHash } from '../../../auth/sessions.ts'
import { enter, memberById } from './sign-in.ts'

const codeMs = 60_000

/**
 * Logins that come with something from an earlier one: the cookie of a remembered browser, or a code in the address.
 */
export const resumeHandlers: Pick<Handlers<'session'>, 'remembered' | 'code' | 'exchange'> = {
  async remembered(ctx) {
    const token = ctx.cookie(rememberCookie)
    const next = token ? await ctx.services.remember.renew(token) : undefined
    const row = await memberById(ctx, next?.memberId ?? null)
    if (!next || !row) {
      if (token !== undefined) ctx.setHeader('set-cookie', setRemember(undefined, 0))
      throw refuse('bad_credentials')
    }
    ctx.setHeader('set-cookie', setRemember(next.token, ctx.settings.remember.hours))
    return enter(ctx, row, 'remember', {
      async first(tx) {
        if (!(await ctx.services.remember.isStored(tx, next.token))) throw refuse('bad_credentials')
      },
    })
  },

  async code({ db, clock, session }) {
    const code = randomBytes(24).toString('base64url')
    const expiresAt = new Date(Math.min(clock.now().getTime() + codeMs, session.expiresAt.getTime()))
    await db
      .insert(loginCode)
      .values({ codeHash: tokenHash(code), memberId: session.memberId, sessionId: session.id, expiresAt })
    return { code, expires: expiresAt.toISOString() }
  },

  /**
   * What the code opens is no more than the session that made it: with its login method, until it ends, and nothing
   * once it has ended.
   */
  async exchange(ctx, { code }) {
    const { db, services, clock } = ctx
    const now = clock.now()
    const open = and(eq(loginCode.codeHash, tokenHash(code)), isNull(loginCode.usedAt), gt(loginCode.expiresAt, now))
    const [spent] = await db
      .update(loginCode)
      .set({ usedAt: now })
      .where(open)
      .returning({ memberId: loginCode.memberId, sessionId: loginCode.sessionId })
    const row = await memberById(ctx, spent?.memberId ?? null)
    const parent = spent && (await services.sessions.origin(db, spent.sessionId))
    if (!row || !parent) throw refuse('bad_credentials')
    return enter(ctx, row, parent.way, {
      sure: true,
      signInOptions: { shown: 'code', until: parent.expiresAt },
      async first(tx) {
        if (!(await services.sessions.origin(tx, spent.sessionId))) throw refuse('bad_credentials')
      },
    })
  },
}
