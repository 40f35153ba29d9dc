import { maskAccount } from '../../catalogue/mask.ts'
import type { Handlers } from '../../context.ts'
import { refuse } from '../../refusal.ts'
import { agentOf } from '../../db/affiliate.ts'

export const agent: Handlers<'agent'> = {
  async affiliate({ db }, { code, domain }) {
    const found = await agentOf(db, code, domain)
    if (!found) throw refuse('invitation_code_error', { field: 'affiliateCode' })
    return { affiliateCode: found.code, agentName: maskAccount(found.account) }
  },
}
