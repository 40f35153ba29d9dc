import { randomInt } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { referralCode } from './schema.ts'
import { agentTypes, trialType } from '../../auth/sessions.ts'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Nine letters and digits that cannot be confused: one more than codes of agents have. */
const newCode = (): string => Array.from({ length: 9 }, () => letters.charAt(randomInt(letters.length))).join('')

/** The code of a member with the visits of its link, made when it is first asked for. */
export async function codeOf(db: Reader, memberId: string, now: Date): Promise<{ code: string; visits: number }> {
  for (;;) {
    const [known] = await db.select().from(referralCode).where(eq(referralCode.memberId, memberId))
    if (known) return known
    await db.insert(referralCode).values({ memberId, code: newCode(), createdAt: now }).onConflictDoNothing()
  }
}

/** Who invites. */
export interface Inviter {
  id: string
  /** None before it was first asked for. */
  code: string | null
  /** The agent whose line the friend joins: that of the inviter, or the inviter, if an agent. */
  uplineId: string | null
}

const inviters = (db: Reader, whose: SQL) =>
  db
    .select({
      id: member.id,
      code: referralCode.code,
      type: member.type,
      status: member.status,
      uplineId: member.uplineId,
    })
    .from(member)
    .leftJoin(referralCode, eq(referralCode.memberId, member.id))
    .where(whose)

function active([row]: Awaited<ReturnType<typeof inviters>>): Inviter | undefined {
  if (row?.status !== 'active' || row.type === trialType) return undefined
  return { id: row.id, code: row.code, uplineId: agentTypes.includes(row.type) ? row.id : row.uplineId }
}

/** The member of a code, case ignored; none when it is unknown, or the member can no longer log in. */
export const inviterOf = async (db: Reader, code: string): Promise<Inviter | undefined> =>
  active(await inviters(db, eq(referralCode.code, code.trim().toUpperCase())))

/** The member whom a friend names, by code or by username; none as above. */
export const inviterNamed = async (db: Reader, name: string): Promise<Inviter | undefined> =>
  (await inviterOf(db, name)) ??
  active(await inviters(db, eq(sql`lower(${member.account})`, name.trim().toLowerCase())))
