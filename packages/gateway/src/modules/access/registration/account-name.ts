import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../http/context.ts'
import { member } from '../../../auth/schema.ts'
import { accountOfMobile } from '../../../auth/mobile.ts'

/**
 * The account a person means by what they typed, folded: a name, or a number in any of its spellings. The account need
 * not exist.
 */
export async function accountNamed({ db, settings }: Pick<Ctx, 'db' | 'settings'>, typed: string): Promise<string> {
  const name = typed.trim().toLowerCase()
  const byNumber = accountOfMobile(settings, name)
  if (byNumber === undefined || byNumber === name) return name
  // An operator may allow names of digits alone: an exact match comes first.
  const folded = sql<string>`lower(${member.account})`
  const rows = await db
    .select({ account: folded })
    .from(member)
    .where(inArray(folded, [name, byNumber]))
  return rows.some(({ account }) => account === name) ? name : byNumber
}
