import { gameTypes } from '@brand/sdk/contract'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import { inviterOf } from '../referrals/index.ts'
import { listDownlines, setDownlineRates, setDownlineRemark } from './downline.routes.ts'
import { formatRate, ratesOf } from './rates.ts'
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
    if (found)
      await services.linkVisits
        .countFriend(found.code, ip)
        .catch((err: unknown) => log.warn({ err }, 'a visit was not counted'))
    return {}
  },
}

export const downline: Handlers<'downline'> = {
  async rates({ db, session, settings, clock }) {
    const rates = await ratesOf(db, session.memberId, dayOf(clock.now(), settings.site.timeZone))
    return { list: gameTypes.map((gameType) => ({ gameType, rate: formatRate(rates[gameType]) })) }
  },

  list: listDownlines,
  setRates: setDownlineRates,
  setRemark: setDownlineRemark,
}
