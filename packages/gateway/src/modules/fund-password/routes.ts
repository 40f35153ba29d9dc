import { eq } from 'drizzle-orm'
import type { Handlers } from '../../http/context.ts'
import { readPassword } from '../../auth/passwords/passwords.ts'
import { refuse } from '../../lib/refusal.ts'
import { member } from '../../auth/schema.ts'
import { acceptedPattern } from '../../settings/rules.ts'

function same(one: string, other: string): void {
  if (readPassword(one) !== readPassword(other))
    throw refuse('validation', { details: { fields: { confirmFundPassword: { code: 'mismatch' } } } })
}

export const fundPassword: Handlers<'fundPassword'> = {
  async status({ db, services, session, settings }) {
    const { setAt, lockedUntil, waitsUntil } = await services.fundPasswords.state(session.memberId)
    const [row] = await db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, session.memberId))
    const { rule } = settings.fundPassword
    return {
      set: setAt !== null,
      changedAt: setAt?.toISOString() ?? null,
      lockedUntil: lockedUntil?.toISOString() ?? null,
      waitsUntil: waitsUntil?.toISOString() ?? null,
      needsLoginPassword: row?.hash != null,
      rule: {
        ...rule,
        field: 'newFundPassword',
        enabled: true,
        required: true,
        type: 'password',
        acceptedPattern: acceptedPattern(rule.patternId),
        order: 0,
      },
    }
  },

  async set({ services, session }, { loginPassword, newFundPassword, confirmFundPassword }) {
    same(newFundPassword, confirmFundPassword)
    await services.fundPasswords.set(session, newFundPassword, loginPassword)
    return { set: true }
  },

  async change({ services, session, fundPasswordHash = '' }, { newFundPassword, confirmFundPassword }) {
    same(newFundPassword, confirmFundPassword)
    await services.fundPasswords.change(session.memberId, fundPasswordHash, newFundPassword)
    return { set: true }
  },
}
