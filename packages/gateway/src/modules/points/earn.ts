import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { businessDay } from '../../workflow/business-calendar.ts'
import { defineConsumer } from '../../workflow/consumers.ts'
import { type JournalRange, within } from '../../workflow/journal.ts'
import { settlements } from '../settlements/index.ts'
import { pointsFactors } from '../vip/index.ts'
import { type Change, applyChanges, lockPoints } from './account.ts'

/** Millionths of a point. */
const whole = 1_000_000n

/**
 * Turns what is new in the settlement journal into points, by the rates of the day on which a round was settled first:
 * what takes a round back takes back what it earned. A transaction holds the accounts of everybody in it.
 */
export const points = defineConsumer({
  name: 'points',
  ...settlements,
  batch: 500,
  count: async (tx, range, { settings }) => earn(tx, await earnedIn(tx, range, settings)),
})

const hundredths = (values: Record<string, number>) =>
  JSON.stringify(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value * 100)])))

interface Earned extends Record<string, unknown> {
  memberId: string
  /** Millionths of a point. */
  micro: string
}

/**
 * What the rows of a range earn, by member. A day that nothing was counted of before is given the rates of now, and for
 * each member the factor of the rank of now.
 */
async function earnedIn(tx: Tx, range: JournalRange, settings: Settings): Promise<Earned[]> {
  const factorsByLevel = pointsFactors(settings).map((factor) => Math.round(factor * 100))
  const factors = JSON.stringify(factorsByLevel)
  const counted = sql`
    select member_id, valid_bet, coalesce(first_game_type, game_type) as game_type,
      ${businessDay(sql`coalesce(first_settled_at, settled_at)`)} as day
    from ${settlement} where ${within(settlement, range)} and not trial and valid_bet <> 0 and game_type is not null`
  await tx.execute(sql`
    insert into point_rate (day, rates) select distinct day, ${hundredths(settings.points.rates)}::jsonb from (${counted}) c
      on conflict do nothing`)
  await tx.execute(sql`
    insert into point_factor (member_id, day, percent)
      select distinct c.member_id, c.day, (${factors}::jsonb ->> least(coalesce(v.level, 0), ${factorsByLevel.length - 1}))::int
      from (${counted}) c left join vip_members v on v.member_id = c.member_id
      on conflict do nothing`)
  // A hundredth of a point per 100.00 is one millionth of a point per 0.01.
  const { rows } = await tx.execute<Earned>(sql`
    select c.member_id as "memberId",
      sum(c.valid_bet * coalesce((r.rates ->> c.game_type)::bigint * f.percent / 100, 0))::text as micro
    from (${counted}) c join point_rate r on r.day = c.day join point_factor f on f.member_id = c.member_id and f.day = c.day
    group by 1 order by 1`)
  return rows.filter(({ micro }) => micro !== '0')
}

async function earn(tx: Tx, earned: readonly Earned[]): Promise<void> {
  if (earned.length === 0) return
  const standings = await lockPoints(
    tx,
    earned.map(({ memberId }) => memberId),
  )
  const rests = new Map<string, number>()
  const changes = earned.map(({ memberId, micro }): Change => {
    const exact = BigInt(micro) + BigInt(standings.get(memberId)?.rest ?? 0)
    const rest = ((exact % whole) + whole) % whole
    rests.set(memberId, Number(rest))
    const points = (exact - rest) / whole
    return { memberId, points, kind: points < 0n ? 'points_reversal' : 'points_earn' }
  })
  await applyChanges(tx, standings, changes, rests)
}
