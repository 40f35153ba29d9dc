import { and, desc, eq, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../db/client.ts'
import { marketingConsent, member } from './schema.ts'

export type ConsentRow = typeof marketingConsent.$inferSelect

/** How a consent to marketing was given or withdrawn. */
type Given = Pick<ConsentRow, 'memberId' | 'given' | 'source'> & { by?: string; now: Date }

/** Gives or withdraws a member's consent to marketing; the history keeps when and from where. The same again is none. */
export async function setConsent(tx: Tx, { memberId, given, source, by, now }: Given): Promise<boolean> {
  const changed = await tx
    .update(member)
    .set({ marketing: given })
    .where(and(eq(member.id, memberId), ne(member.marketing, given)))
    .returning({ id: member.id })
  if (changed.length === 0) return false
  await tx.insert(marketingConsent).values({ memberId, given, source, by: by ?? null, at: now })
  return true
}

/** Every change of a member's consent, the newest first. */
export const consentsOf = (db: Reader, memberId: string, limit = 100): Promise<ConsentRow[]> =>
  db
    .select()
    .from(marketingConsent)
    .where(eq(marketingConsent.memberId, memberId))
    .orderBy(desc(marketingConsent.id))
    .limit(limit)
