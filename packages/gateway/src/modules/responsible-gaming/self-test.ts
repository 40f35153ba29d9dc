import { desc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { rgSelfTest } from './schema.ts'

export type Band = 'NONE' | 'LOW' | 'MODERATE' | 'HIGH'

/** Bands of the Problem Gambling Severity Index: nine questions of 0 to 3 points. */
export const bandOf = (score: number): Band =>
  score === 0 ? 'NONE' : score < 3 ? 'LOW' : score < 8 ? 'MODERATE' : 'HIGH'

/** Kept results, newest first. */
export const keptResults = (db: Reader, memberId: string): Promise<{ score: number; at: Date }[]> =>
  db
    .select({ score: rgSelfTest.score, at: rgSelfTest.at })
    .from(rgSelfTest)
    .where(eq(rgSelfTest.memberId, memberId))
    .orderBy(desc(rgSelfTest.at))
    .limit(12)

/** The sum alone: which question was answered how is never kept. */
export async function keepResult(db: Reader, memberId: string, score: number, at: Date): Promise<void> {
  await db.insert(rgSelfTest).values({ memberId, score, at })
}
