import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { paged } from '../../http/response/paged.ts'
import { formatMoney } from '../../ledger/money.ts'
import { createAccount, findAccount, renewPassword } from './accounts.ts'
import { createLink, endLink, linkMembersPage, linksPage } from './links.ts'
import { parseRates } from './rates.ts'

const typeOf = (kind: 'PLAYER' | 'AGENT') => (kind === 'PLAYER' ? 0 : 1)

export const registerCentre: Handlers<'registerCentre'> = {
  async create(ctx, { kind, username, rates, remark, agreed, idempotencyKey }) {
    if (!agreed) throw refuse('terms_required', { field: 'agreed' })
    const wanted = { memberType: typeOf(kind), username, rates: parseRates(rates), remark } as const
    return createAccount(ctx, wanted, idempotencyKey)
  },

  async find(ctx, { idempotencyKey }) {
    const found = await findAccount(ctx, idempotencyKey)
    if (!found) throw refuse('not_found', { field: 'idempotencyKey' })
    return found
  },

  renewPassword: (ctx, { account, idempotencyKey }) => renewPassword(ctx, account, idempotencyKey),

  async links(ctx, { pageNo, pageSize }) {
    const { list, totalCount } = await linksPage(ctx, { limit: pageSize, offset: (pageNo - 1) * pageSize })
    const { links: most, activeDays, activeBetMinor } = ctx.settings.agent
    return {
      list,
      ...paged(totalCount, pageNo, pageSize),
      most,
      activeDays,
      activeBet: formatMoney(activeBetMinor),
      currency: ctx.session.asset,
    }
  },

  createLink: (ctx, { kind, rates, channel, validDays }) =>
    createLink(ctx, { memberType: typeOf(kind), rates: parseRates(rates), channel, validDays }),

  async deleteLink(ctx, { code }) {
    await endLink(ctx, code)
    return {}
  },

  linkMembers: linkMembersPage,
}
