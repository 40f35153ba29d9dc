import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import type { Db, Reader } from '../../db/client.ts'
import { securityStep } from './schema.ts'

export type Step = typeof securityStep.$inferSelect

/** Of a challenge or a second step, and wrong answers to one. */
const minutes = 5
const tries = 5

/** Starts an operation that one more answer finishes; its id goes to the client. */
export async function beginStep(
  on: Reader,
  clock: Clock,
  values: Omit<typeof securityStep.$inferInsert, 'expiresAt'>,
): Promise<string> {
  const [row] = await on
    .insert(securityStep)
    .values({ ...values, expiresAt: new Date(clock.now().getTime() + minutes * 60_000) })
    .returning({ id: securityStep.id })
  if (!row) throw new Error('no step was begun')
  return row.id
}

const open = (clock: Clock, purpose: Step['purpose'], id: string) =>
  and(
    eq(securityStep.id, id),
    eq(securityStep.purpose, purpose),
    isNull(securityStep.usedAt),
    gt(securityStep.expiresAt, clock.now()),
  )

/** Counts an attempt before it is checked; undefined if the step is expired, used or void after wrong attempts. */
export async function tryStep(
  db: Db,
  clock: Clock,
  purpose: Step['purpose'],
  id: string,
): Promise<{ step: Step; left: number } | undefined> {
  const [step] = await db
    .update(securityStep)
    .set({ tries: sql`${securityStep.tries} + 1` })
    .where(and(open(clock, purpose, id), lt(securityStep.tries, tries)))
    .returning()
  return step && { step, left: tries - step.tries }
}

/** Uses up a step; of two at once one gets it. */
export async function endStep(
  on: Reader,
  clock: Clock,
  purpose: Step['purpose'],
  id: string,
): Promise<Step | undefined> {
  const [step] = await on
    .update(securityStep)
    .set({ usedAt: clock.now() })
    .where(open(clock, purpose, id))
    .returning()
  return step
}
