import { randomBytes } from 'node:crypto'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Reader } from '../../db/client.ts'
import { lottoIssue } from './schema.ts'
import { commitmentOf } from '../../lib/crypto/commitment.ts'
import { drawNumbers } from './draw.ts'
import { lotteryOf, type Lottery } from '../games/index.ts'
import { slotsFrom } from './schedule.ts'

/** Seeds are fixed this long before their issue opens, so that no restart falls between two issues. */
const aheadSeconds = 600
const keptDays = 90

type Row = typeof lottoIssue.$inferSelect

/**
 * Makes the issues that run and those to come; any number of gateways may do so at once, and the first seed is kept.
 */
export async function openIssues(db: Reader, now: Date, which: readonly Lottery[]): Promise<void> {
  const rows = which.flatMap((lottery) =>
    slotsFrom(lottery, now, aheadSeconds).map((slot) => {
      const seed = randomBytes(32).toString('hex')
      return { ...slot, gameCode: lottery.code, seed, commitment: commitmentOf(seed) }
    }),
  )
  await db.insert(lottoIssue).values(rows).onConflictDoNothing()
}

/** Those whose numbers were told, even where the clock was put back since, and those whose time has come. */
const isDrawn = (now: Date) => or(lte(lottoIssue.drawsAt, now), isNotNull(lottoIssue.drawnAt))

/** Records that issues are drawn, those of `which` whose time has come: before their numbers are told. */
async function markDrawn(db: Db, which: SQL | undefined, now: Date): Promise<void> {
  const { gameCode, numero, drawsAt, drawnAt } = lottoIssue
  // In one order, as several gateways may mark the same ones.
  const due = db
    .select({ gameCode, numero })
    .from(lottoIssue)
    .where(and(which, isNull(drawnAt), lte(drawsAt, now)))
    .orderBy(gameCode, numero)
    .for('update')
    .as('due')
  await db
    .update(lottoIssue)
    .set({ drawnAt: now })
    .from(due)
    .where(and(eq(gameCode, due.gameCode), eq(numero, due.numero)))
}

/** Records what was drawn of late and nobody has looked at. */
export const markLately = (db: Db, now: Date): Promise<void> =>
  markDrawn(db, gt(lottoIssue.drawsAt, new Date(now.getTime() - 86_400_000)), now)

/** Issues that are told: drawn from now on where their time has come. */
async function told(db: Db, rows: Row[], now: Date): Promise<Row[]> {
  const due = rows.filter(({ drawnAt, drawsAt }) => drawnAt === null && drawsAt <= now)
  if (due.length > 0) {
    const codes = inArray(lottoIssue.gameCode, [...new Set(due.map(({ gameCode }) => gameCode))])
    const numbers = due.map(({ numero }) => numero)
    await markDrawn(db, and(codes, inArray(lottoIssue.numero, numbers)), now)
  }
  return rows
}

/** Issues past their retention. */
export async function sweepIssues(db: Reader, now: Date): Promise<void> {
  await deleteRows(db, lottoIssue, lt(lottoIssue.drawsAt, new Date(now.getTime() - keptDays * 86_400_000)))
}

/** An issue as the wire has it: its seed and numbers only when it is drawn. */
export function presentIssue(row: Row, now: Date) {
  const { gameCode, numero, opensAt, closesAt, drawsAt, drawnAt, commitment, seed } = row
  const drawn = drawnAt !== null || drawsAt <= now
  const lottery = lotteryOf(gameCode)
  return {
    gameCode,
    numero,
    openTime: opensAt.toISOString(),
    closeTime: closesAt.toISOString(),
    drawTime: drawsAt.toISOString(),
    commitment,
    status: drawn ? ('DRAWN' as const) : closesAt <= now ? ('CLOSED' as const) : ('OPEN' as const),
    ...(drawn && lottery && { seed, numbers: drawNumbers(lottery, numero, seed) }),
  }
}

/** The issue of each lottery that is drawn next, and the one drawn before it. */
export async function running(
  db: Db,
  which: readonly Lottery[],
  now: Date,
): Promise<{ issue: Row; last: Row | undefined }[]> {
  const { gameCode, drawsAt, drawnAt } = lottoIssue
  const mine = inArray(
    gameCode,
    which.map(({ code }) => code),
  )
  const find = () =>
    db
      .selectDistinctOn([gameCode])
      .from(lottoIssue)
      .where(and(mine, isNull(drawnAt), gt(drawsAt, now)))
      .orderBy(gameCode, drawsAt)
  let next = await find()
  if (next.length < which.length || next.some(({ opensAt }) => opensAt > now)) {
    await openIssues(db, now, which)
    const ahead = await db
      .select()
      .from(lottoIssue)
      .where(and(mine, isNotNull(drawnAt), gt(drawsAt, now)))
    for (const drawn of ahead)
      await openIssues(
        db,
        drawn.drawsAt,
        which.filter(({ code }) => code === drawn.gameCode),
      )
    next = await find()
  }
  const before = next.map((issue) => {
    const latest = db
      .select({ at: sql`max(${drawsAt})` })
      .from(lottoIssue)
      .where(and(eq(gameCode, issue.gameCode), lt(drawsAt, issue.drawsAt), isDrawn(now)))
    return and(eq(gameCode, issue.gameCode), eq(drawsAt, latest))
  })
  const drawn =
    next.length === 0
      ? []
      : await db
          .select()
          .from(lottoIssue)
          .where(or(...before))
  await told(db, drawn, now)
  return which.flatMap(({ code }) => {
    const issue = next.find((row) => row.gameCode === code)
    return issue ? [{ issue, last: drawn.find((row) => row.gameCode === code) }] : []
  })
}

/**
 * Issues around now in the order of their draws: `before` drawn ones, the running one, and `after` to come, as far as
 * they are made.
 */
export async function issuesAround(db: Db, lottery: Lottery, now: Date, before: number, after: number): Promise<Row[]> {
  const { gameCode, drawsAt, drawnAt } = lottoIssue
  const [run] = await running(db, [lottery], now)
  const at = run?.issue.drawsAt ?? now
  const of = (when: SQL | undefined) =>
    db
      .select()
      .from(lottoIssue)
      .where(and(eq(gameCode, lottery.code), when))
  const [drawn, ahead] = await Promise.all([
    of(and(lt(drawsAt, at), isDrawn(now)))
      .orderBy(desc(drawsAt))
      .limit(before),
    of(and(gt(drawsAt, at), isNull(drawnAt)))
      .orderBy(asc(drawsAt))
      .limit(after),
  ])
  return told(db, [...drawn.toReversed(), ...(run ? [run.issue] : []), ...ahead], now)
}

interface Draws {
  gameCode: string
  numero?: string | undefined
  startTime?: string | undefined
  endTime?: string | undefined
  pageNo: number
  pageSize: number
}

/** One page of what a lottery drew, latest first. */
export async function drawnIssues(
  db: Db,
  { gameCode, numero, startTime, endTime, pageNo, pageSize }: Draws,
  now: Date,
): Promise<{ rows: Row[]; total: number }> {
  const { drawsAt } = lottoIssue
  const mine = and(
    eq(lottoIssue.gameCode, gameCode),
    isDrawn(now),
    numero ? eq(lottoIssue.numero, numero) : undefined,
    startTime ? gte(drawsAt, new Date(startTime)) : undefined,
    endTime ? lt(drawsAt, new Date(endTime)) : undefined,
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(lottoIssue)
      .where(mine)
      .orderBy(desc(drawsAt))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(lottoIssue, mine),
  ])
  return { rows: await told(db, rows, now), total }
}
