import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db, Reader } from '../db/client.ts'
import { lottoIssue } from '../db/schema/index.ts'
import { commitmentOf, drawNumbers } from './draw.ts'
import { lotteries, lotteryOf, type Lottery } from './games.ts'
import { slotsFrom } from './schedule.ts'

/** Seeds are fixed this long before their issue opens, so that no restart falls between two issues. */
const aheadSeconds = 600
const keptDays = 90

type Row = typeof lottoIssue.$inferSelect

/** Makes the issues that run and those to come; any number of gateways may do so at once, and the first seed stands. */
export async function openIssues(db: Reader, now: Date, which: readonly Lottery[] = lotteries): Promise<void> {
  const rows = which.flatMap((lottery) => slotsFrom(lottery, now, aheadSeconds).map((slot) => {
    const seed = randomBytes(32).toString('hex')
    return { ...slot, gameCode: lottery.code, seed, commitment: commitmentOf(seed) }
  }))
  await db.insert(lottoIssue).values(rows).onConflictDoNothing()
}

/** Issues nobody asks for any more. */
export async function sweepIssues(db: Reader, now: Date): Promise<void> {
  await db.delete(lottoIssue).where(lt(lottoIssue.drawsAt, new Date(now.getTime() - keptDays * 86_400_000)))
}

/** An issue as the wire has it: its seed and numbers only when it is drawn. */
export function told(row: Row, now: Date) {
  const { gameCode, numero, opensAt, closesAt, drawsAt, commitment, seed } = row
  const drawn = drawsAt <= now
  const lottery = lotteryOf(gameCode)
  return {
    gameCode, numero, openTime: opensAt.toISOString(), closeTime: closesAt.toISOString(), drawTime: drawsAt.toISOString(), commitment,
    status: drawn ? ('DRAWN' as const) : closesAt <= now ? ('CLOSED' as const) : ('OPEN' as const),
    ...(drawn && lottery && { seed, numbers: drawNumbers(lottery, numero, seed) }),
  }
}

/** The running issue of each lottery, and the one drawn before it. */
export async function running(db: Db, which: readonly Lottery[], now: Date): Promise<{ issue: Row; last: Row | undefined }[]> {
  const codes = which.map(({ code }) => code)
  const find = () => db.select().from(lottoIssue).where(and(inArray(lottoIssue.gameCode, codes), lte(lottoIssue.opensAt, now), gt(lottoIssue.drawsAt, now)))
  let open = await find()
  if (open.length < which.length) {
    await openIssues(db, now, which)
    open = await find()
  }
  const drawn = await db.selectDistinctOn([lottoIssue.gameCode]).from(lottoIssue)
    .where(and(inArray(lottoIssue.gameCode, codes), lte(lottoIssue.drawsAt, now))).orderBy(lottoIssue.gameCode, desc(lottoIssue.drawsAt))
  return which.flatMap(({ code }) => {
    const issue = open.find((row) => row.gameCode === code)
    return issue ? [{ issue, last: drawn.find((row) => row.gameCode === code) }] : []
  })
}

/** One page of what a lottery drew, latest first. */
export async function drawnIssues(db: Db, code: string, now: Date, pageNo: number, pageSize: number): Promise<{ rows: Row[]; total: number }> {
  const mine = and(eq(lottoIssue.gameCode, code), lte(lottoIssue.drawsAt, now))
  const [rows, [counted]] = await Promise.all([
    db.select().from(lottoIssue).where(mine).orderBy(desc(lottoIssue.drawsAt)).limit(pageSize).offset((pageNo - 1) * pageSize),
    db.select({ n: sql<number>`count(*)::int` }).from(lottoIssue).where(mine),
  ])
  return { rows, total: counted?.n ?? 0 }
}

