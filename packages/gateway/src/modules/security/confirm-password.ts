import type { SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { allow } from '../../http/limits/rate-limit.ts'
import { memberById, type MemberRow } from '../access/index.ts'

/** Guesses at the login password or a code through a session left open; right ones count too. */
export const guesses = { perSecond: 10 / 900, burst: 10 }

/** A change of a login method needs the password: a remembered browser alone is not enough. */
export async function sure(ctx: SignedInCtx, loginPassword: string | undefined): Promise<MemberRow> {
  const { services, session } = ctx
  if (session.way === 'remember') throw refuse('relogin_required')
  const row = await memberById(ctx, session.memberId)
  if (!row) throw refuse('not_found')
  if (row.passwordHash === null) return row
  await allow(services.sharedLimiter, `lock:${row.id}`, guesses, 'locked')
  if (!(await services.passwords.verify(row.passwordHash, loginPassword ?? '')))
    throw refuse('bad_credentials', { field: 'loginPassword' })
  return row
}
