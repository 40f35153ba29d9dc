import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { inviterOf } from '../referrals/index.ts'
import { invitationOf } from './store.ts'

export const agent: Handlers<'agent'> = {
  async affiliate({ db, clock, services, ip, log }, { code, domain }) {
    const found = await invitationOf(db, code, { domain, now: clock.now() })
    if (!found) throw refuse('invitation_code_error', { field: 'affiliateCode' })
    // A visit that is not counted takes nothing from the visitor.
    await services.linkVisits
      .count(found.code, ip)
      .catch((err: unknown) => log.warn({ err }, 'a visit was not counted'))
    return { affiliateCode: found.code, agentName: maskAccount(found.account) }
  },

  async friendLink({ db, services, ip, log }, { code }) {
    const found = await inviterOf(db, code)
    if (found?.code)
      await services.linkVisits
        .countFriend(found.code, ip)
        .catch((err: unknown) => log.warn({ err }, 'a visit was not counted'))
    return {}
  },
}
