import { and, asc, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { given, writeRows } from '../../../db/rows.ts'
import { leaderboard, leaderboardPeriod, leaderboardScore, leaderboardVersion } from '../schema.ts'
import { groupBy } from '../../../lib/collections/group-by.ts'
import type { Window } from '../../../lib/time/calendar.ts'
import type { BusinessCalendar } from '../../../workflow/business-calendar.ts'
import type { Counting } from '../../../workflow/consumers.ts'
import { periodAt } from '../periods.ts'
import { type Played, countsIn } from '../counting/played.ts'
import { type RankedRound, keepMultiples, multipleOf } from './multiples.ts'
import { type OpenPeriod, freeze } from './ranks.ts'

export type BoardRow = typeof leaderboard.$inferSelect
export type BoardVersionRow = typeof leaderboardVersion.$inferSelect

/** A leaderboard with all its versions, the newest first. */
export interface Board extends BoardRow {
  versions: BoardVersionRow[]
}

export async function allBoards(db: Reader): Promise<Board[]> {
  const boards = await db.select().from(leaderboard).orderBy(leaderboard.position, leaderboard.id)
  const versions = await db.select().from(leaderboardVersion).orderBy(desc(leaderboardVersion.version))
  const of = groupBy(versions, ({ leaderboardId }) => leaderboardId)
  return boards.map((board) => ({ ...board, versions: of.get(board.id) ?? [] }))
}

/** The version of a period: the newest of when it began, or the first where the leaderboard is younger. */
export const versionOfPeriod = (
  { versions }: Pick<Board, 'versions'>,
  { startsAt }: Pick<Window, 'startsAt'>,
): BoardVersionRow | undefined => versions.find(({ at }) => at <= startsAt) ?? versions.at(-1)

interface Score {
  leaderboardId: string
  periodKey: string
  memberId: string
  asset: string
  score: bigint
  reachedAt: Date
}

const keyOf = (leaderboardId: string, periodKey: string, memberId = '') => `${leaderboardId} ${periodKey} ${memberId}`

/** Adds rows of the journal to the scores; a period is frozen before the first row that is later than its end. */
export async function countScores(tx: Tx, played: readonly Played[], counting: Counting): Promise<void> {
  const { calendar, settings } = counting
  const boards = await allBoards(tx)
  if (boards.length === 0 || played.length === 0) return
  const graceMs = settings.missions.graceMinutes * 60_000
  const isOver = (endsAt: Date, at: Date) => endsAt.getTime() + graceMs <= at.getTime()
  const fold = await foldScores(tx, { boards, calendar, isOver }, played)
  for (const one of played) {
    const over = fold.close(({ endsAt }) => isOver(endsAt, one.at))
    if (over.length > 0) await fold.keep()
    for (const period of over) await freeze(tx, { ...counting, now: one.at }, period)
    fold.add(one)
  }
  await fold.keep()
}

interface Folding {
  boards: readonly Board[]
  calendar: BusinessCalendar
  /** Whether a period that ends then is final. */
  isOver: (endsAt: Date, at: Date) => boolean
}

/** Scores and periods while rows are added to them. */
async function foldScores(tx: Tx, { boards, calendar, isOver }: Folding, played: readonly Played[]) {
  const open: OpenPeriod[] = await tx
    .select()
    .from(leaderboardPeriod)
    .where(isNull(leaderboardPeriod.frozenAt))
    .orderBy(asc(leaderboardPeriod.endsAt), asc(leaderboardPeriod.leaderboardId))
  const { periods, scores } = await knownOf(tx, boards, calendar, played)
  const changed = new Set<Score>()
  const rounds = new Map<string, RankedRound>()
  const fresh: OpenPeriod[] = []

  /** Whether a period takes scores; one begins with the first. */
  function isOpen(
    { id, endedAt }: Board,
    { from, startsAt, resetAt }: Window,
    version: number,
    begins: boolean,
  ): boolean {
    if (open.some(({ leaderboardId, periodKey }) => leaderboardId === id && periodKey === from)) return true
    if (periods.has(keyOf(id, from)) || !begins || (endedAt !== null && endedAt <= startsAt)) return false
    const period = {
      leaderboardId: id,
      periodKey: from,
      version,
      startsAt,
      endsAt: resetAt,
      changed: true,
      rankedAt: null,
      frozenAt: null,
    }
    open.push(period)
    fresh.push(period)
    periods.add(keyOf(id, from))
    return true
  }

  function addTo(board: Board, one: Played): void {
    const { memberId, asset, at, of, round } = one
    const bet = one.adds.VALID_BET
    const best = board.metric === 'MULTIPLE'
    if ((best ? round === null : bet === 0n) || of < board.createdAt) return
    const window = periodAt(board.period, of, calendar.zoneAt(of))
    const version = versionOfPeriod(board, window)
    if (!version || !countsIn(version.games, one)) return
    const multiple = best && round ? multipleOf(round, version.leastStake) : 0n
    // What takes something back begins no period, and what comes too late neither.
    const begins = (best ? multiple : bet) > 0n && !isOver(window.resetAt, at)
    if (!isOpen(board, window, version.version, begins)) return
    const key = keyOf(board.id, window.from, memberId)
    const its = { leaderboardId: board.id, periodKey: window.from, memberId, asset }
    if (best && round) {
      rounds.set(`${key} ${round.id}`, { ...its, roundId: round.id, multiple, reachedAt: at })
      return
    }
    const score = scores.get(key) ?? { ...its, score: 0n, reachedAt: at }
    score.score += bet
    score.reachedAt = at
    scores.set(key, score)
    changed.add(score)
  }

  return {
    add(one: Played): void {
      for (const board of boards) addTo(board, one)
    },

    /** Takes out the periods of which a condition is true. */
    close(isOver: (period: OpenPeriod) => boolean): OpenPeriod[] {
      const over = open.filter(isOver)
      for (const period of over) open.splice(open.indexOf(period), 1)
      return over
    },

    /** Writes what has changed. */
    async keep(): Promise<void> {
      if (fresh.length > 0) await tx.insert(leaderboardPeriod).values(fresh)
      if (changed.size > 0) await keepScores(tx, [...changed])
      if (rounds.size > 0) await keepMultiples(tx, [...rounds.values()])
      fresh.length = 0
      changed.clear()
      rounds.clear()
    },
  }
}

/** What is there of the periods and scores that rows belong to. */
async function knownOf(tx: Tx, boards: readonly Board[], { zoneAt }: BusinessCalendar, played: readonly Played[]) {
  const members = [...new Set(played.map(({ memberId }) => memberId))]
  const kinds = [...new Set(boards.map(({ period }) => period))]
  const keys = [...new Set(played.flatMap(({ of }) => kinds.map((period) => periodAt(period, of, zoneAt(of)).from)))]
  if (keys.length === 0) return { periods: new Set<string>(), scores: new Map<string, Score>() }
  const periods = await tx.select().from(leaderboardPeriod).where(inArray(leaderboardPeriod.periodKey, keys))
  const scores = await tx
    .select()
    .from(leaderboardScore)
    .where(and(inArray(leaderboardScore.memberId, members), inArray(leaderboardScore.periodKey, keys)))
  return {
    periods: new Set(periods.map(({ leaderboardId, periodKey }) => keyOf(leaderboardId, periodKey))),
    scores: new Map<string, Score>(scores.map((row) => [keyOf(row.leaderboardId, row.periodKey, row.memberId), row])),
  }
}

async function keepScores(tx: Tx, scores: readonly Score[]): Promise<void> {
  const key = ['leaderboardId', 'periodKey', 'memberId'] as const
  await writeRows(tx, leaderboardScore, scores, { key, update: ['score', 'reachedAt'] })
  await tx.execute(sql`
    update leaderboard_period p set changed = true from ${given(leaderboardScore, scores, key)}
    where p.leaderboard_id = given.leaderboard_id and p.period_key = given.period_key`)
}
