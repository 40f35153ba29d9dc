import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Reader } from '../../db/client.ts'
import { transact, type Tx } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { feedback } from './schema.ts'
import { channelOf, feedbackNoOf } from './names.ts'
import { pictureIds, picturesOf } from './pictures.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { paged } from '../../http/response/paged.ts'
import { refuse } from '../../lib/refusal.ts'
import { principalOf } from '../../auth/sessions.ts'

/** A person's feedback, with the answers. */
export async function feedbackPage(
  db: Reader,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const mine = eq(feedback.memberId, memberId)
  const [totalCount, rows] = [
    await db.$count(feedback, mine),
    await db
      .select()
      .from(feedback)
      .where(mine)
      .orderBy(desc(feedback.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]
  const pictures = await pictureIds(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map(({ id, type, content, at, answer, answeredAt }) => ({
    feedbackNo: feedbackNoOf(id),
    type: type as 'OTHER',
    content,
    pictures: pictures.get(id) ?? [],
    at: at.toISOString(),
    state: answer === null ? ('OPEN' as const) : ('ANSWERED' as const),
    ...(answer !== null && { answer }),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
  }))
  return { list, ...paged(totalCount, pageNo, pageSize) }
}

type Row = typeof feedback.$inferSelect
const idOf = (feedbackNo: string): number => Number(/^F(\d{1,15})$/.exec(feedbackNo)?.[1] ?? 0)
type Author = { account: string; type: number } | null

/** How an answer reaches its author; undefined where it cannot. */
const wayTo = ({ contact }: Row, author: Author): 'messages' | 'sms' | 'email' | undefined =>
  author && principalOf(author.type) !== 'trial' ? 'messages' : channelOf(contact)

/**
 * What an operator does with feedback: reads what is open, views its pictures, and answers it, once. A member finds the
 * answer in the messages, a visitor gets it at the given contact. An author who cannot be reached is not answered: the
 * operator is shown that, and closes it.
 */
export function feedbackAnswers({ db, clock, operator }: { db: Db; clock: Clock; operator: string }) {
  const select = (on: Reader) =>
    on
      .select({ row: feedback, author: { account: member.account, type: member.type } })
      .from(feedback)
      .leftJoin(member, eq(member.id, feedback.memberId))

  async function locked(tx: Tx, feedbackNo: string): Promise<{ row: Row; author: Author }> {
    const id = idOf(feedbackNo)
    await tx.select({ id: feedback.id }).from(feedback).where(eq(feedback.id, id)).for('update')
    const [found] = await select(tx).where(eq(feedback.id, id))
    if (!found) throw refuse('not_found', { message: `no feedback ${feedbackNo}` })
    return found
  }
  function refuseEnded({ id, answer, closedAt }: Row): void {
    if (answer !== null || closedAt)
      throw refuse('order_closed', { message: `${feedbackNoOf(id)} is ${answer === null ? 'closed' : 'answered'}` })
  }
  const reachWords = (row: Row, author: Author) => {
    const way = wayTo(row, author)
    return way === 'messages'
      ? ''
      : way
        ? ` (answer by ${way} to ${row.contact})`
        : ` (no answer possible${row.contact ? `: ${row.contact}` : ''})`
  }

  return {
    /** Open feedback and unsent answers, one per line. */
    async list(): Promise<string[]> {
      const open = await select(db)
        .where(and(isNull(feedback.answer), isNull(feedback.closedAt)))
        .orderBy(desc(feedback.id))
        .limit(50)
      const unsent = await select(db)
        .where(
          and(
            isNotNull(feedback.answer),
            isNull(feedback.answerSentAt),
            isNull(feedback.memberId),
            isNotNull(feedback.contact),
          ),
        )
        .orderBy(desc(feedback.id))
        .limit(50)
      const pictures = await pictureIds(
        db,
        open.map(({ row }) => row.id),
      )
      return [
        ...open.map(({ row, author }) => {
          const shown = pictures.get(row.id)?.length ?? 0
          return (
            `${feedbackNoOf(row.id)} ${row.type} ` +
            `of ${author?.account ?? 'a visitor'}${reachWords(row, author)}` +
            `${shown > 0 ? `, ${shown} picture${shown > 1 ? 's' : ''}` : ''}: ` +
            row.content.replaceAll('\n', ' ').slice(0, 200)
          )
        }),
        ...unsent.map(({ row }) => `${feedbackNoOf(row.id)} answered, not yet sent to ${row.contact}`),
      ]
    },
    answer: (feedbackNo: string, text: string): Promise<string> =>
      transact(db, async (tx) => {
        const { row, author } = await locked(tx, feedbackNo)
        refuseEnded(row)
        const way = wayTo(row, author)
        if (!way)
          throw refuse('validation', {
            message: `nobody would read it: ${feedbackNo} has no account and no address. Use feedback close`,
          })
        const at = clock.now()
        await tx
          .update(feedback)
          .set({ answer: text.slice(0, 2000), answeredAt: at, answeredBy: operator })
          .where(eq(feedback.id, row.id))
        if (way === 'messages' && row.memberId)
          await sendMessage(tx, row.memberId, systemMessage('feedbackAnswered', { feedbackNo }), at)
        return `${feedbackNo} answered by ${operator}${way === 'messages' ? '' : `; it goes by ${way} to ${row.contact}`}`
      }),
    close: (feedbackNo: string): Promise<string> =>
      transact(db, async (tx) => {
        const { row, author } = await locked(tx, feedbackNo)
        refuseEnded(row)
        if (wayTo(row, author)) throw refuse('validation', { message: `${feedbackNo} can be answered` })
        await tx.update(feedback).set({ closedAt: clock.now(), answeredBy: operator }).where(eq(feedback.id, row.id))
        return `${feedbackNo} closed by ${operator}`
      }),
    /** Its pictures as files, base64. */
    async pictures(feedbackNo: string): Promise<{ name: string; bytes: string }[]> {
      const [found] = await select(db).where(eq(feedback.id, idOf(feedbackNo)))
      if (!found) throw refuse('not_found', { message: `no feedback ${feedbackNo}` })
      const pictures = await picturesOf(db, found.row.id)
      return pictures.map(({ type, bytes }, at) => ({
        name: `${feedbackNo}-${at + 1}.${type === 'image/png' ? 'png' : 'jpg'}`,
        bytes: bytes.toString('base64'),
      }))
    },
  }
}
