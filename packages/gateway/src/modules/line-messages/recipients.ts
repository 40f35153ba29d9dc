import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { refuse } from '../../lib/refusal.ts'
import { teamMember } from '../agent/index.ts'

/** Somebody of the line of a person. */
export interface Recipient {
  id: string
  account: string
  side: 'UP' | 'DOWN'
}

/** Who is addressed: somebody below, the sender of a message, or, with neither, the upline. */
interface Addressed {
  account?: string | undefined
  replyTo?: string | undefined
}

/**
 * Finds who is written to.
 * @throws Refused `not_in_team`: nobody below has that account; `not_found`: there is no upline, or no message of
 * somebody who is still of the line
 */
export async function recipientOf(db: Reader, memberId: string, { account, replyTo }: Addressed): Promise<Recipient> {
  if (account !== undefined) return { ...(await teamMember(db, memberId, account)), side: 'DOWN' }
  const found = replyTo === undefined ? await uplineOf(db, memberId) : await senderOf(db, memberId, Number(replyTo))
  if (!found) throw refuse('not_found', { field: replyTo === undefined ? 'account' : 'replyTo' })
  return found
}

export async function recipientsOf(db: Reader, memberId: string): Promise<{ upline: string | null; team: boolean }> {
  const [upline, { rows }] = await Promise.all([
    uplineOf(db, memberId),
    db.execute<{ team: boolean }>(sql`
      select exists (select from member_line where ancestor_id = ${memberId} and depth = 1) as team`),
  ])
  return { upline: upline ? maskAccount(upline.account) : null, team: rows[0]?.team ?? false }
}

async function uplineOf(db: Reader, memberId: string): Promise<Recipient | undefined> {
  const { rows } = await db.execute<{ id: string; account: string }>(sql`
    select u.id, u.account from member m join member u on u.id = m.upline_id where m.id = ${memberId}`)
  return rows[0] && { ...rows[0], side: 'UP' }
}

/** The sender of a message to the person, as long as both are of one line. */
async function senderOf(db: Reader, memberId: string, messageId: number): Promise<Recipient | undefined> {
  const { rows } = await db.execute<{ id: string; account: string; above: boolean }>(sql`
    select s.id, s.account, l.descendant_id = ${memberId} as above from messages x
      join member s on s.id = x.sender_id
      join member_line l on (l.ancestor_id, l.descendant_id) in ((s.id, x.member_id), (x.member_id, s.id))
    where x.id = ${messageId} and x.member_id = ${memberId} and x.deleted_at is null`)
  const found = rows[0]
  return found && { id: found.id, account: found.account, side: found.above ? 'UP' : 'DOWN' }
}
