import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { agentExport } from './schema.ts'
import { dayOf, daysAfter, startOf } from '../../lib/time/calendar.ts'
import { teamMember } from '../agent/index.ts'
import { teamBets } from './bets.ts'
import { changesOf } from './changes.ts'
import { onlinePeople } from './online.ts'
import { overviewOf, trendOf } from './overview.ts'
import { pathTo } from './path.ts'
import { peopleOf } from './people.ts'
import { pnlOfDirect, pnlOfOne, topOf } from './pnl.ts'
import { type Days, type RangeAsked, daysBetween, daysOf } from './range.ts'
import { todayOf } from './today.ts'
import { teamTransactions } from './transactions.ts'

const rangeOf = ({ clock, settings }: SignedInCtx, input: RangeAsked) => daysOf(input, clock.now(), settings)
const shownRange = ({ session, settings }: SignedInCtx, { from, to }: Pick<Days, 'from' | 'to'>) => ({
  currency: session.asset,
  timeZone: settings.site.timeZone,
  from,
  to,
})

/** Of payments that are exported from their beginning on. */
const firstDay = '2000-01-01'

/** For which time what has changed is not counted anew. */
const changesMs = 30_000
/** The same of today: of a large team it reads every slot of two days. */
const todayMs = 15_000

/** Reports of an agent's own team; somebody of another line is unknown. */
export const team: Handlers<'team'> = {
  async overview(ctx, { scope, ...input }) {
    const { db, session, settings, clock, services } = ctx
    const days = rangeOf(ctx, input)
    const { memberId: agentId, asset } = session
    return {
      ...shownRange(ctx, days),
      ...(await overviewOf(db, {
        agentId,
        asset,
        scope,
        days,
        online: () => onlinePeople(db, services.ttlCache, clock.now()),
        single: settings.wallet.isSingle,
      })),
    }
  },

  async today(ctx, { scope }) {
    const { db, session, settings, clock, services } = ctx
    const now = clock.now()
    const { timeZone } = settings.site
    const day = dayOf(now, timeZone)
    const { memberId: agentId, asset } = session
    const days = daysBetween(daysAfter(day, -1), day, timeZone)
    return services.ttlCache.get(`team-today ${agentId} ${scope} ${day}`, todayMs, async () => ({
      ...shownRange(ctx, days),
      ...(await todayOf(db, { agentId, asset, scope, days, split: startOf(day, timeZone), now })),
    }))
  },

  async trend(ctx, { scope, ...input }) {
    const days = rangeOf(ctx, input)
    const { memberId: agentId, asset } = ctx.session
    return { ...shownRange(ctx, days), list: await trendOf(ctx.db, { agentId, asset, scope, days }) }
  },

  async top(ctx, { by, ...input }) {
    const days = rangeOf(ctx, input)
    const { memberId, asset } = ctx.session
    return { ...shownRange(ctx, days), list: await topOf(ctx.db, memberId, { asset, days, by }) }
  },

  async changes(ctx) {
    const { db, session, settings, clock, services } = ctx
    const now = clock.now()
    const today = dayOf(now, settings.site.timeZone)
    const { memberId: agentId, asset } = session
    return services.ttlCache.get(`team-changes ${agentId} ${today}`, changesMs, async () => ({
      ...shownRange(ctx, { from: daysAfter(today, -1), to: today }),
      list: await changesOf(db, { agentId, asset, today, now }),
    }))
  },

  async bets(ctx, { scope, account, range, from, to, ...query }) {
    const { db, session, language } = ctx
    const days = rangeOf(ctx, { range, from, to })
    const people = await peopleOf(db, session.memberId, { scope, account })
    return {
      ...shownRange(ctx, days),
      ...(await teamBets(db, { ...query, people, asset: session.asset, days, language })),
    }
  },

  async pnl(ctx, { parent, account, lines, after, pageSize, ...input }) {
    const { db, session } = ctx
    const { memberId: agentId, asset } = session
    const days = rangeOf(ctx, input)
    const name = account ?? parent
    const id = name === undefined ? agentId : (await teamMember(db, agentId, name, { orSelf: true })).id
    const asked = { asset, days, lines, after, pageSize }
    return {
      ...shownRange(ctx, days),
      path: await pathTo(db, agentId, id),
      ...(await (account === undefined ? pnlOfDirect(db, id, asked) : pnlOfOne(db, id, asked))),
    }
  },

  async transactions(ctx, { scope, account, range, from, to, ...query }) {
    const { db, session } = ctx
    const days = rangeOf(ctx, { range, from, to })
    const people = await peopleOf(db, session.memberId, { scope, account })
    return {
      ...shownRange(ctx, days),
      ...(await teamTransactions(db, { ...query, people, asset: session.asset, days })),
    }
  },

  async export(ctx, { report, scope, account, ...input }) {
    const { db, session, clock } = ctx
    const { from = firstDay, to = dayOf(clock.now(), ctx.settings.site.timeZone) } = input
    const days = report === 'payments' ? { from, to } : rangeOf(ctx, input)
    const { memberId = null } = await peopleOf(db, session.memberId, { scope, account })
    const [row] = await db
      .insert(agentExport)
      .values({
        at: clock.now(),
        agentId: session.memberId,
        report,
        fromDay: days.from,
        toDay: days.to,
        scope,
        memberId,
      })
      .returning()
    if (!row) throw new Error('no export was recorded')
    return { exportNo: String(row.id), at: row.at.toISOString() }
  },
}
