import { and, eq, sql } from 'drizzle-orm'
import { gameTypes } from '@brand/sdk/contract'
import { transact } from '../../db/client.ts'
import { downlineRemark } from './schema.ts'
import type { Handlers } from '../../http/context.ts'
import { parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { dayOf, daysAfter, startOf } from '../../lib/time/calendar.ts'
import { downlinesOf } from './downlines.ts'
import { formatRate, formatRates, lineRefusal, parseRates, ratesOf, setRates } from './rates.ts'
import { pathTo, teamMember } from './team.ts'

type Downline = Handlers<'downline'>

export const listDownlines: Downline['list'] = async ({ db, session, settings, clock }, input) => {
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
}

export const setDownlineRates: Downline['setRates'] = async ({ db, session, settings, clock }, { account, rates }) => {
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
}

export const setDownlineRemark: Downline['setRemark'] = async ({ db, session, clock }, { account, remark }) => {
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
}
