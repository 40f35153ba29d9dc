import type { Handlers } from '../../http/context.ts'
import { parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { dayOf, daysAfter, startOf } from '../../lib/time/calendar.ts'
import { downlineCalls, teamMember } from '../agent/index.ts'
import { downlinesOf } from './downlines.ts'
import { pathTo } from './path.ts'

/** People below an agent: the list, and what the agent sets for one of them. */
export const downline: Handlers<'downline'> = {
  ...downlineCalls,

  async list({ db, session, settings, clock }, input) {
    const { parent, name, level, event, day, balanceFrom, balanceTo, loginFrom, loginTo, ...query } = input
    const { timeZone } = settings.site
    const now = clock.now()
    const today = dayOf(now, timeZone)
    if (event && (parent ?? name ?? level) !== undefined) throw refuse('validation', { field: 'event' })
    const whole = parent === undefined && (event ?? name ?? level) !== undefined
    const agentId = session.memberId
    const above = parent === undefined ? undefined : await teamMember(db, agentId, parent, { orSelf: true })
    const path = await pathTo(db, agentId, above?.id ?? agentId)
    const page = await downlinesOf(
      db,
      {
        ...query,
        agentId,
        asset: session.asset,
        parent: whole ? null : { id: above?.id ?? agentId, level: (above?.depth ?? 0) + 1 },
        name,
        level,
        event: event && { event, day: day ?? (event === 'stopped' ? daysAfter(today, -1) : today) },
        balanceFrom: parseMoney(balanceFrom),
        balanceTo: parseMoney(balanceTo),
        loginFrom: loginFrom === undefined ? undefined : startOf(loginFrom, timeZone),
        loginTo: loginTo === undefined ? undefined : startOf(daysAfter(loginTo, 1), timeZone),
        today,
        now,
      },
      path[0]?.members ?? 0,
    )
    return { currency: session.asset, path, ...page }
  },
}
