import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { affiliate, member } from '../../db/schema.ts'

/**
 * The agent an invitation code leads to, case ignored; none when it is unknown, ended, bound to another domain, or the
 * agent no longer exists.
 */
export async function agentOf(
  db: Reader,
  code: string,
  domain?: string,
): Promise<{ id: string; account: string; code: string } | undefined> {
  const here =
    domain === undefined ? undefined : or(isNull(affiliate.domain), eq(affiliate.domain, domain.toLowerCase()))
  const [row] = await db
    .select({ id: member.id, account: member.account, code: affiliate.code })
    .from(affiliate)
    .innerJoin(member, eq(member.id, affiliate.agentId))
    .where(
      and(
        eq(sql`lower(${affiliate.code})`, code.trim().toLowerCase()),
        isNull(affiliate.endedAt),
        eq(member.status, 'active'),
        here,
      ),
    )
    .orderBy(sql`${affiliate.code} = ${code} desc`)
    .limit(1)
  return row
}
