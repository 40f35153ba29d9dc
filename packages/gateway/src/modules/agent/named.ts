import { eq, sql } from 'drizzle-orm'
import { agentTypes } from '../../auth/sessions.ts'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { refuse } from '../../lib/refusal.ts'

/** A member by account name, case ignored, for operators. @throws Refused `not_found` */
export async function memberNamed(db: Reader, name: string) {
  const [found] = await db
    .select({
      id: member.id,
      account: member.account,
      type: member.type,
      uplineId: member.uplineId,
      asset: member.asset,
    })
    .from(member)
    .where(eq(sql`lower(${member.account})`, name.toLowerCase()))
  if (!found) throw refuse('not_found', { message: `there is no member ${name}` })
  return found
}

/** The same, of agents alone. @throws Refused `not_found` */
export async function agentNamed(db: Reader, name: string) {
  const found = await memberNamed(db, name)
  if (!agentTypes.includes(found.type)) throw refuse('not_found', { message: `${found.account} is no agent` })
  return found
}
