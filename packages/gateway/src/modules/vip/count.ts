import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { writeRows } from '../../db/rows.ts'
import { settlement } from '../settlements/schema.ts'
import { monthOf } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import type { BusinessCalendar } from '../../workflow/business-calendar.ts'
import type { Closing } from '../../workflow/closings.ts'
import { type Counting, defineConsumer } from '../../workflow/consumers.ts'
import { type JournalRange, inOrder, within } from '../../workflow/journal.ts'
import { settlements } from '../settlements/index.ts'
import { type Standing, type Step, rise } from './ladder.ts'
import { offerSalaries, openMonth } from './months.ts'
import { offerUpgrade, tellReached } from './offers.ts'
import { vipMember, vipMonth } from './schema.ts'

/** First day of the month that a moment belongs to. */
const monthAt = (at: Date, { dayOf }: BusinessCalendar): string => monthOf(dayOf(at))

/**
 * Counts what is new in the settlement journal, row by row. A month ends with the first row of a later one, or without
 * one some time after its last day; what comes later counts in the month that is open then. So ranks are a fold of the
 * journal, however it is cut.
 */
export const vip = defineConsumer({ name: 'vip', ...settlements, batch: 5000, count: countRange })

/** Ends months, and offers their salaries. */
export const vipMonths: Closing = {
  name: 'vip-months',
  everyMs: 10_000,
  reads: [vip],
  graceMs: ({ vip: { graceMinutes } }) => graceMinutes * 60_000,
  async close(tx, turn) {
    await openMonth(tx, monthAt(turn.upTo, turn.calendar), turn)
    return false
  },
  settle: offerSalaries,
}

interface Play extends Record<string, unknown> {
  memberId: string
  asset: string
  settledAt: string
  validBet: string
}

async function countRange(tx: Tx, range: JournalRange, counting: Counting): Promise<void> {
  const { rows } = await tx.execute<Play>(sql`
    select member_id as "memberId", asset, settled_at as "settledAt", valid_bet::text as "validBet"
    from ${settlement} where ${within(settlement, range)} and not trial and valid_bet <> 0
    order by ${sql.join(inOrder(settlement), sql`, `)}`)
  for (let from = 0; from < rows.length;) {
    const month = await openMonth(tx, monthAt(new Date(rows[from]?.settledAt ?? 0), counting.calendar), counting)
    const later = rows.findIndex(
      ({ settledAt }, at) => at > from && monthAt(new Date(settledAt), counting.calendar) > month,
    )
    const to = later === -1 ? rows.length : later
    await countMonth(tx, rows.slice(from, to), month, counting)
    from = to
  }
}

interface Figures extends Standing {
  month: bigint
}

/** Adds rows to the figures of their members, and raises them. */
async function countMonth(tx: Tx, rows: readonly Play[], month: string, { calendar, settings, now }: Counting) {
  const known = await figuresOf(tx, [...new Set(rows.map(({ memberId }) => memberId))], month)
  const ladder = isOn(settings, 'VIP3') ? ladderOf(settings) : []
  const opened = calendar.startOf(month)
  const upgrades: { memberId: string; asset: string; level: number }[] = []
  const reached: typeof upgrades = []
  for (const { memberId, asset, settledAt, validBet } of rows) {
    const figures = known.get(memberId)
    if (!figures) throw new Error(`no figures of ${memberId}`)
    figures.total += BigInt(validBet)
    figures.month += BigInt(validBet)
    // A row of a month that has ended counts from the beginning of the open one.
    const at = new Date(Math.max(new Date(settledAt).getTime(), opened.getTime()))
    const { level: before } = figures
    for (const level of rise(figures, figures.month, ladder, at)) upgrades.push({ memberId, asset, level })
    if (figures.level > before) reached.push({ memberId, asset, level: figures.level })
  }
  await keep(tx, known, month)
  await tellReached(tx, settings, reached, now)
  for (const upgrade of upgrades) await offerUpgrade(tx, settings, upgrade, now)
}

export const ladderOf = ({ vip }: Pick<Settings, 'vip'>): Step[] =>
  vip.ranks.map(({ totalMinor, keepMinor }) => ({ total: BigInt(totalMinor), keep: BigInt(keepMinor) }))

async function figuresOf(tx: Tx, members: readonly string[], month: string): Promise<Map<string, Figures>> {
  const { rows } = await tx.execute<{
    memberId: string
    level: number
    reached: number
    since: string | null
    total: string
    month: string
  }>(sql`
    select p.id as "memberId", coalesce(v.level, 0) as level, coalesce(v.reached, 0) as reached, v.since,
      coalesce(v.total, 0)::text as total, coalesce(m.valid_bet, 0)::text as month
    from unnest(${sql.param(members)}::uuid[]) p(id) left join vip_member v on v.member_id = p.id
      left join vip_month m on m.member_id = p.id and m.month = ${month}`)
  return new Map(
    rows.map(({ memberId, level, reached, since, ...sums }) => [
      memberId,
      {
        level,
        reached,
        since: since === null ? null : new Date(since),
        total: BigInt(sums.total),
        month: BigInt(sums.month),
      },
    ]),
  )
}

async function keep(tx: Tx, known: ReadonlyMap<string, Figures>, month: string): Promise<void> {
  const rows = Array.from(known, ([memberId, figures]) => ({ ...figures, memberId }))
  await writeRows(
    tx,
    vipMember,
    rows.map(({ month: _month, ...row }) => row),
    { key: ['memberId'], update: ['level', 'reached', 'since', 'total'] },
  )
  await writeRows(
    tx,
    vipMonth,
    rows.map(({ memberId, month: validBet }) => ({ memberId, month, validBet })),
    { key: ['memberId', 'month'], update: ['validBet'] },
  )
}
