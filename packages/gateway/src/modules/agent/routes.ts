import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { agentOf } from './store.ts'

export const agent: Handlers<'agent'> = {
  async affiliate({ db }, { code, domain }) {
    const found = await agentOf(db, code, domain)
    if (!found) throw refuse('invitation_code_error', { field: 'affiliateCode' })
    return { affiliateCode: found.code, agentName: maskAccount(found.account) }
  },
}
