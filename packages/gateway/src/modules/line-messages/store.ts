import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { firstParagraph, messagePictureIds, sendMessage, systemMessage } from '../messages/index.ts'
import { maySeeIdle } from '../responsible-gaming/index.ts'
import type { Recipient } from './recipients.ts'

interface NewLineMessage {
  senderId: string
  recipient: Recipient
  replyTo: string | undefined
  text: string
  now: Date
}

/**
 * Writes to somebody of the line. A message from above to somebody who takes a break from play does not reach them:
 * nobody is asked back. Its sender is not told, as that would tell of the break.
 */
export async function writeToLine(db: Reader, { senderId, recipient, replyTo, text, now }: NewLineMessage) {
  const { rows } = await db.execute<{ account: string; reachable: boolean }>(sql`
    select account, ${maySeeIdle(sql`${recipient.id}::uuid`, now)} as reachable from member where id = ${senderId}`)
  const { account = '', reachable = true } = rows[0] ?? {}
  const isAbove = recipient.side === 'DOWN'
  const id = await sendMessage(
    db,
    recipient.id,
    systemMessage(isAbove ? 'fromAbove' : 'fromBelow', { from: isAbove ? maskAccount(account) : account, text }),
    now,
    { senderId, replyTo, isDelivered: !isAbove || reachable },
  )
  return shown({ id: String(id), text, at: now.toISOString(), account: recipient.account, above: !isAbove }, [])
}

interface Sent extends Record<string, unknown> {
  id: string
  text: string
  at: string
  account: string
  /** Whether the recipient is above the sender. */
  above: boolean
}

const shown = ({ id, text, at, account, above }: Sent, pictures: string[]) => ({
  messageId: id,
  to: { side: above ? ('UP' as const) : ('DOWN' as const), account: above ? maskAccount(account) : account },
  summary: firstParagraph(text),
  content: toHtml(text),
  pictures,
  at: new Date(at).toISOString(),
})

interface Page {
  after?: string | undefined
  pageSize: number
}

/** What a person wrote to the line, newest first; also what its recipient has deleted. */
export async function sentPage(db: Reader, memberId: string, { after, pageSize }: Page) {
  const key = keyIn(after, 'sent', [isId])
  const { rows } = await db.execute<Sent>(sql`
    select x.id::text, x.values->>'text' as text, x.at::text, r.account, x.kind = 'fromBelow' as above
    from messages x join member r on r.id = x.member_id
    where x.sender_id = ${memberId} ${key ? sql`and x.id < ${key[0]}::bigint` : sql``}
    order by x.id desc limit ${pageSize + 1}`)
  const { list, last } = pageRows(rows, pageSize)
  const pictures = await messagePictureIds(
    db,
    list.map(({ id }) => Number(id)),
  )
  return {
    list: list.map((row) => shown(row, pictures.get(Number(row.id)) ?? [])),
    next: last ? cursorOf('sent', last.id) : null,
  }
}
