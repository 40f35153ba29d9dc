import type { Leaderboard } from '@brand/sdk/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../../db/client.ts'
import { type BoardPrize, type MissionGift, leaderboardPeriod, leaderboardScore } from '../schema.ts'
import type { Handlers, SignedInCtx } from '../../../http/context.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { refuse } from '../../../lib/refusal.ts'
import { maskAccount } from '../../../lib/text/mask-account.ts'
import { inLanguage } from '../../../lib/text/localized.ts'
import { type Window, startOf } from '../../../lib/time/calendar.ts'
import { maySeeIdle } from '../../responsible-gaming/index.ts'
import { businessZone } from '../../../workflow/business-calendar.ts'
import { mayCount, namesOf } from '../games.ts'
import { periodAt, periodFrom } from '../periods.ts'
import { showGames, showGift } from '../presenter.ts'
import { betterThan, prizeOf } from './prizes.ts'
import { type Board, type BoardVersionRow, allBoards, versionOfPeriod } from './scores.ts'

/** Ranks that everybody reads. */
const places = 50
/** Periods that can be chosen, besides the current one. */
const earlierPeriods = 6
/** A leaderboard that has ended is shown so long. */
const shownMs = 31 * 86_400_000

type Shown = z.input<typeof Leaderboard>
type PeriodRow = typeof leaderboardPeriod.$inferSelect

interface RankedRow extends Record<string, unknown> {
  rank: number
  score: string
  account: string
  shown: boolean
  mine: boolean
}

/** The best of a period. Who hides their wins, or takes a break from play, is read by no other. */
async function ranked(db: Reader, id: string, key: string, memberId: string, now: Date): Promise<RankedRow[]> {
  const { rows } = await db.execute<RankedRow>(sql`
    select s.rank, s.ranked_score::text as score, m.account, s.member_id = ${memberId} as mine,
      m.show_wins and ${maySeeIdle(sql`m.id`, now)} as shown
    from leaderboard_score s join member m on m.id = s.member_id
    where s.leaderboard_id = ${id} and s.period_key = ${key} and s.rank between 1 and ${places} order by s.rank`)
  return rows
}

const money = (minor: bigint) => formatMoney(minor < 0n ? 0n : minor)
const amountOf = (prize: MissionGift | undefined) => (prize ? formatMoney(prize.amount) : null)

/** The score that has a rank; undefined where nobody has. */
async function scoreAt(db: Reader, id: string, key: string, rank: number): Promise<bigint | undefined> {
  const [row] = await db
    .select({ score: leaderboardScore.rankedScore })
    .from(leaderboardScore)
    .where(
      and(eq(leaderboardScore.leaderboardId, id), eq(leaderboardScore.periodKey, key), eq(leaderboardScore.rank, rank)),
    )
  return row?.score
}

/** Rank and score of the person when ranks were last worked out, and what is missing for the next better prize. */
async function mineIn(
  db: Reader,
  { id, key, memberId }: { id: string; key: string; memberId: string },
  prizes: readonly BoardPrize[],
  isFinal: boolean,
): Promise<Shown['mine']> {
  const [row] = await db
    .select({ rank: leaderboardScore.rank, score: leaderboardScore.rankedScore })
    .from(leaderboardScore)
    .where(
      and(
        eq(leaderboardScore.leaderboardId, id),
        eq(leaderboardScore.periodKey, key),
        eq(leaderboardScore.memberId, memberId),
      ),
    )
  const rank = row?.rank ?? null
  const score = row && row.score > 0n ? row.score : 0n
  const better = isFinal ? undefined : betterThan(prizes, rank)
  // Of equal scores the earlier one is better, so the least more is needed.
  const gap = better && ((await scoreAt(db, id, key, better.to)) ?? 0n) - score + 1n
  return {
    rank,
    score: money(score),
    prize: amountOf(prizeOf(prizes, rank)),
    next: better && gap !== undefined ? { rank: better.to, prize: amountOf(better) ?? '0.00', gap: money(gap) } : null,
  }
}

async function show(
  ctx: SignedInCtx,
  board: Board,
  { window, period, version }: { window: Window; period: PeriodRow | undefined; version: BoardVersionRow },
): Promise<Shown> {
  const { db, language, settings, session, clock } = ctx
  const { memberId } = session
  const key = window.from
  const { title, rules } = inLanguage(version.texts, language, settings.languages.default)
  const { games } = version
  const [rows, names, mine] = await Promise.all([
    ranked(db, board.id, key, memberId, clock.now()),
    namesOf(db, [games], language),
    mineIn(db, { id: board.id, key, memberId }, version.prizes, Boolean(period?.frozenAt)),
  ])
  return {
    id: board.id,
    title,
    rules,
    metric: board.metric,
    leastStake: formatMoney(version.leastStake),
    period: board.period,
    games: showGames(games, names),
    prizes: version.prizes.map(({ from, to, ...gift }) => ({ from, to, ...showGift(gift, settings) })),
    periodKey: key,
    periodStart: window.startsAt.toISOString(),
    periodEnd: window.resetAt.toISOString(),
    rankedAt: period?.rankedAt?.toISOString() ?? null,
    frozenAt: period?.frozenAt?.toISOString() ?? null,
    list: rows.map(({ rank, score, account, shown, mine: own }) => ({
      rank,
      name: shown || own ? maskAccount(account) : null,
      score: money(BigInt(score)),
      prize: amountOf(prizeOf(version.prizes, rank)),
      mine: own,
    })),
    mine,
  }
}

const showWindow = ({ from, startsAt, resetAt }: Window) => ({
  periodKey: from,
  periodStart: startsAt.toISOString(),
  periodEnd: resetAt.toISOString(),
})

/** Periods that can be asked for: the current one, unless the leaderboard has ended, and those before it. */
async function periodsOf(db: Reader, board: Board, now: Date, zone: string): Promise<Window[]> {
  const current = periodAt(board.period, now, zone)
  const rows = await db
    .select({ key: leaderboardPeriod.periodKey })
    .from(leaderboardPeriod)
    .where(and(eq(leaderboardPeriod.leaderboardId, board.id), sql`${leaderboardPeriod.periodKey} < ${current.from}`))
    .orderBy(desc(leaderboardPeriod.periodKey))
    .limit(earlierPeriods)
  const earlier = rows.map(({ key }) => periodAt(board.period, startOf(key, zone), zone))
  const runs = board.endedAt === null || board.endedAt > current.startsAt
  return [...(runs ? [current] : []), ...earlier]
}

/** The leaderboards, and one of them in one of its periods. */
export const showLeaderboard: Handlers<'missions'>['leaderboard'] = async (ctx, { id, periodKey }) => {
  const { db, language, settings, session, clock } = ctx
  const now = clock.now()
  const zone = await businessZone(db, settings.site.timeZone, now)
  const boards = (await allBoards(db)).filter(
    ({ endedAt, versions: [newest] }) =>
      (endedAt === null || endedAt.getTime() + shownMs > now.getTime()) && newest && mayCount(newest.games, settings),
  )
  const board = id === undefined ? boards[0] : boards.find((one) => one.id === id)
  if (id !== undefined && !board) throw refuse('not_found', { field: 'id' })
  const titled = boards.flatMap(({ id: of, period, versions: [newest] }) =>
    newest ? [{ id: of, title: inLanguage(newest.texts, language, settings.languages.default).title, period }] : [],
  )
  const answer = { currency: session.asset, timeZone: zone, boards: titled }
  if (!board) return { ...answer, periods: [], board: null }
  const periods = await periodsOf(db, board, now, zone)
  const window = periodKey === undefined ? periods[0] : periodFrom(board.period, periodKey, zone)
  const known = window && periods.some(({ from }) => from === window.from)
  if (periodKey !== undefined && !known) throw refuse('not_found', { field: 'periodKey' })
  if (!window) return { ...answer, periods: [], board: null }
  const [period] = await db
    .select()
    .from(leaderboardPeriod)
    .where(and(eq(leaderboardPeriod.leaderboardId, board.id), eq(leaderboardPeriod.periodKey, window.from)))
  const version =
    board.versions.find(({ version: number }) => number === period?.version) ?? versionOfPeriod(board, window)
  if (!version) throw new Error(`${board.id} has no version`)
  return {
    ...answer,
    periods: periods.map(showWindow),
    board: await show(ctx, board, { window, period, version }),
  }
}
