import { and, eq, isNull, or } from 'drizzle-orm'
import type { Reader } from './client.ts'
import { affiliate, member } from './schema/index.ts'

/** The agent an invitation code leads to; nobody when it is unknown, ended, bound to another domain, or the agent is gone. */
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
    .where(and(eq(affiliate.code, code), isNull(affiliate.endedAt), eq(member.status, 'active'), here))
  return row
}
