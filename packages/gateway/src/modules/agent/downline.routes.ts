import { and, eq, sql } from 'drizzle-orm'
import { gameTypes } from '@brand/sdk/contract'
import { transact } from '../../db/client.ts'
import { downlineRemark } from './schema.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import { formatRate, formatRates, lineRefusal, parseRates, ratesOf, setRates } from './rates.ts'
import { teamMember } from './team.ts'

/** The calls about people below that need no figures of theirs. */
export const downlineCalls: Omit<Handlers<'downline'>, 'list'> = {
  async rates({ db, session, settings, clock }) {
    const rates = await ratesOf(db, session.memberId, dayOf(clock.now(), settings.site.timeZone))
    return { list: gameTypes.map((gameType) => ({ gameType, rate: formatRate(rates[gameType]) })) }
  },

  async setRates({ db, session, settings, clock }, { account, rates }) {
    const now = clock.now()
    const fromDay = dayOf(now, settings.site.timeZone)
    const { id, depth } = await teamMember(db, session.memberId, account)
    if (depth !== 1) throw refuse('not_in_team', { field: 'account' })
    const wanted = parseRates(rates)
    const [own, before] = await Promise.all([ratesOf(db, session.memberId, fromDay), ratesOf(db, id, fromDay)])
    for (const gameType of gameTypes) {
      const ppm = wanted[gameType]
      if (ppm === undefined) continue
      const bounds = { gameType, own: formatRate(own[gameType]), before: formatRate(before[gameType]) }
      if (ppm > own[gameType]) throw refuse('rate_above_own', { field: 'rates', details: bounds })
      if (ppm < before[gameType]) throw refuse('rate_lower_forbidden', { field: 'rates', details: bounds })
    }
    try {
      const after = await transact(db, async (tx) => {
        await setRates(tx, { memberId: id, rates: wanted, fromDay, setBy: session.memberId, now })
        return ratesOf(tx, id, fromDay)
      })
      return { rates: formatRates(after) }
    } catch (error) {
      // Between the check and the change another change may have come.
      throw lineRefusal(error) ?? error
    }
  },

  async setRemark({ db, session, clock }, { account, remark }) {
    const { id } = await teamMember(db, session.memberId, account)
    const agentId = session.memberId
    if (remark === '')
      await db.delete(downlineRemark).where(and(eq(downlineRemark.agentId, agentId), eq(downlineRemark.memberId, id)))
    else
      await db
        .insert(downlineRemark)
        .values({ agentId, memberId: id, remark, updatedAt: clock.now() })
        .onConflictDoUpdate({
          target: [downlineRemark.agentId, downlineRemark.memberId],
          set: { remark, updatedAt: sql`excluded.updated_at` },
        })
    return { remark }
  },
}
