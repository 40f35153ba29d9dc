import { randomBytes } from 'node:crypto'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, type SQL } from 'drizzle-orm'
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

/** Issues past their retention. */
export async function sweepIssues(db: Reader, now: Date): Promise<void> {
  await deleteRows(db, lottoIssue, lt(lottoIssue.drawsAt, new Date(now.getTime() - keptDays * 86_400_000)))
}

/** An issue as the wire has it: its seed and numbers only when it is drawn. */
export function presentIssue(row: Row, now: Date) {
  const { gameCode, numero, opensAt, closesAt, drawsAt, commitment, seed } = row
  const drawn = drawsAt <= now
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

/** The running issue of each lottery, and the one drawn before it. */
export async function running(
  db: Db,
  which: readonly Lottery[],
  now: Date,
): Promise<{ issue: Row; last: Row | undefined }[]> {
  const codes = which.map(({ code }) => code)
  const find = () =>
    db
      .select()
      .from(lottoIssue)
      .where(and(inArray(lottoIssue.gameCode, codes), lte(lottoIssue.opensAt, now), gt(lottoIssue.drawsAt, now)))
  let open = await find()
  if (open.length < which.length) {
    await openIssues(db, now, which)
    open = await find()
  }
  const drawn = await db
    .selectDistinctOn([lottoIssue.gameCode])
    .from(lottoIssue)
    .where(and(inArray(lottoIssue.gameCode, codes), lte(lottoIssue.drawsAt, now)))
    .orderBy(lottoIssue.gameCode, desc(lottoIssue.drawsAt))
  return which.flatMap(({ code }) => {
    const issue = open.find((row) => row.gameCode === code)
    return issue ? [{ issue, last: drawn.find((row) => row.gameCode === code) }] : []
  })
}

/**
 * Issues around now in the order of their draws: `before` drawn ones, the running one, and `after` to come, as far as
 * they are made.
 */
export async function issuesAround(db: Db, lottery: Lottery, now: Date, before: number, after: number): Promise<Row[]> {
  const of = (when: SQL) =>
    db
      .select()
      .from(lottoIssue)
      .where(and(eq(lottoIssue.gameCode, lottery.code), when))
  const [drawn, [run], ahead] = await Promise.all([
    of(lte(lottoIssue.drawsAt, now)).orderBy(desc(lottoIssue.drawsAt)).limit(before),
    running(db, [lottery], now),
    of(gt(lottoIssue.opensAt, now)).orderBy(asc(lottoIssue.drawsAt)).limit(after),
  ])
  return [...drawn.toReversed(), ...(run ? [run.issue] : []), ...ahead]
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
    lte(drawsAt, now),
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
  return { rows, total }
}
