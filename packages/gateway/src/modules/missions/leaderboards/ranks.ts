import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { deleteRows } from '../../../db/delete-in-batches.ts'
import { leaderboardPeriod, leaderboardRound, leaderboardVersion } from '../schema.ts'
import { formatLocale } from '../../../lib/text/languages.ts'
import { translate } from '../../../lib/text/words.ts'
import { inEach, inLanguage } from '../../../lib/text/localized.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { type Settling, type SettlingTurn, settleEach } from '../../../workflow/closings.ts'
import { notAside } from '../../../workflow/each-alone.ts'
import { prizeOf } from './prizes.ts'
import { offerReward } from '../../rewards/index.ts'

export type OpenPeriod = typeof leaderboardPeriod.$inferSelect

/** Ranks are worked out so often. */
const rankEveryMs = 60_000

const its = ({ leaderboardId, periodKey }: Pick<OpenPeriod, 'leaderboardId' | 'periodKey'>) =>
  sql`leaderboard_id = ${leaderboardId} and period_key = ${periodKey}`

/** Ranks written with one statement: one over all of them might never end within its time. */
const ranksAtOnce = 5000

interface Ranked extends Record<string, unknown> {
  memberId: string
  rank: number | null
  /** Minor units, or hundredths. */
  score: string
}

/**
 * Works the ranks of a period out: by score, and of equal scores the one who reached it earlier comes first. They are
 * put in order once, and written some at a time.
 */
async function rank(tx: Tx, period: OpenPeriod, { now, atMost }: Pick<Settling, 'atMost' | 'now'>): Promise<void> {
  const size = atMost(ranksAtOnce)
  await tx.execute(sql`
    declare leaderboard_ranks no scroll cursor for
      select member_id as "memberId", rank, score::text from (
        select member_id, score, rank as was, ranked_score,
          (case when score > 0 then row_number() over (order by score desc, reached_at, member_id) end)::int as rank
        from leaderboard_score where ${its(period)}) r
      where (was, ranked_score) is distinct from (rank, score)`)
  for (let more = true; more;) {
    const { rows } = await tx.execute<Ranked>(sql`fetch forward ${sql.raw(String(size))} from leaderboard_ranks`)
    if (rows.length > 0)
      await tx.execute(sql`
        update leaderboard_score s set rank = r.rank, ranked_score = r.score
        from unnest(${sql.param(rows.map(({ memberId }) => memberId))}::uuid[], ${sql.param(rows.map((one) => one.rank))}::int[],
          ${sql.param(rows.map(({ score }) => score))}::bigint[]) as r(member_id, rank, score)
        where s.leaderboard_id = ${period.leaderboardId} and s.period_key = ${period.periodKey} and s.member_id = r.member_id`)
    more = rows.length === size
  }
  await tx.execute(sql`close leaderboard_ranks`)
  await tx.execute(sql`update leaderboard_period set changed = false, ranked_at = ${now} where ${its(period)}`)
}

/** Handles the open periods of a condition, each alone, and under the lock of the cursor. */
function eachOpen(turn: Settling, where: SQL, run: (tx: Tx, period: OpenPeriod) => Promise<unknown>): Promise<void> {
  const due = (db: Reader, which: SQL) =>
    db
      .select()
      .from(leaderboardPeriod)
      .where(sql`frozen_at is null and ${where} and ${which}`)
      .orderBy(leaderboardPeriod.endsAt, leaderboardPeriod.leaderboardId)
  return settleEach(turn, {
    find: (limit) => due(turn.db, notAside(turn.job, sql`leaderboard_id || ' ' || period_key`, turn.now)).limit(limit),
    keyOf: ({ leaderboardId, periodKey }) => `${leaderboardId} ${periodKey}`,
    async run(tx, found) {
      const [period] = await due(tx, its(found))
      if (period) await run(tx, period)
    },
  })
}

/** Works the ranks out where scores have changed, once a minute. */
export const rankDue = (turn: Settling): Promise<void> =>
  eachOpen(
    turn,
    sql`changed and (ranked_at is null or ranked_at <= ${new Date(turn.now.getTime() - rankEveryMs)})`,
    (tx, period) => rank(tx, period, turn),
  )

/** Freezes what has ended, once all from before it is counted. */
export const freezeDue = (turn: SettlingTurn): Promise<void> =>
  eachOpen(turn, sql`ends_at <= ${turn.upTo}`, (tx, period) => freeze(tx, turn, period))

/** The ranks of a period become final, and its prizes are offered, once; nothing is given while this is off. */
export async function freeze(
  tx: Tx,
  turn: Pick<SettlingTurn, 'atMost' | 'now' | 'settings'>,
  period: OpenPeriod,
): Promise<void> {
  const { now, settings } = turn
  await rank(tx, period, turn)
  await tx.execute(sql`update leaderboard_period set frozen_at = ${now} where ${its(period)}`)
  // No correction counts any more.
  await deleteRows(tx, leaderboardRound, its(period))
  const [version] = await tx
    .select()
    .from(leaderboardVersion)
    .where(
      and(eq(leaderboardVersion.leaderboardId, period.leaderboardId), eq(leaderboardVersion.version, period.version)),
    )
  if (!version || !isOn(settings, 'MISSIONLB3')) return
  const last = Math.max(0, ...version.prizes.map(({ to }) => to))
  const { rows } = await tx.execute<{ memberId: string; asset: string; rank: number }>(sql`
    select member_id as "memberId", asset, rank from leaderboard_score where ${its(period)} and rank <= ${last} order by rank`)
  for (const { memberId, asset, rank: place } of rows) {
    const prize = prizeOf(version.prizes, place)
    if (!prize) continue
    const titles = inEach(settings.languages.supported, (language) =>
      translate(language, 'leaderboard.prize', {
        title: inLanguage(version.texts, language, settings.languages.default).title,
        rank: new Intl.NumberFormat(formatLocale(language)).format(place),
      }),
    )
    await offerReward(tx, settings, {
      memberId,
      asset,
      source: 'LEADERBOARD',
      ref: `${period.leaderboardId}:${period.periodKey}`,
      form: prize.form,
      amount: BigInt(prize.amount),
      multiple: prize.multiple,
      days: prize.days,
      titles,
      claimBy: new Date(now.getTime() + settings.missions.rewardDays * 86_400_000),
      now,
    })
  }
}
