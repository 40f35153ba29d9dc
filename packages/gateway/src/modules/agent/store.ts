import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { affiliate } from './schema.ts'

/** An invitation that is valid, and the agent it leads to. */
export interface Invitation {
  code: string
  agentId: string
  /** Account name of the agent. */
  account: string
  /** Type of whoever registers with it: 0 a player, 1 an agent. */
  memberType: number
  /** Their rates, parts per million by category. */
  rates: Record<string, number>
}

/**
 * The invitation of a code, case ignored; none when it is unknown, ended, expired, bound to another domain, or the
 * agent no longer exists.
 */
export async function invitationOf(
  db: Reader,
  code: string,
  { domain, now }: { domain?: string | undefined; now: Date },
): Promise<Invitation | undefined> {
  const here =
    domain === undefined ? undefined : or(isNull(affiliate.domain), eq(affiliate.domain, domain.toLowerCase()))
  const [row] = await db
    .select({
      code: affiliate.code,
      agentId: member.id,
      account: member.account,
      memberType: affiliate.memberType,
      rates: affiliate.rates,
    })
    .from(affiliate)
    .innerJoin(member, eq(member.id, affiliate.agentId))
    .where(
      and(
        eq(sql`lower(${affiliate.code})`, code.trim().toLowerCase()),
        isNull(affiliate.endedAt),
        or(isNull(affiliate.expiresAt), gt(affiliate.expiresAt, now)),
        eq(member.status, 'active'),
        here,
      ),
    )
    .orderBy(sql`${affiliate.code} = ${code} desc`)
    .limit(1)
  return row
}
