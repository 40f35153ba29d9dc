import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import { translate } from '../../lib/text/words.ts'
import { type Db, transact } from '../../db/client.ts'
import { feedback } from './schema.ts'
import type { Messenger } from '../../lib/messenger.ts'
import { channelOf, feedbackNoOf } from './names.ts'

const batchSize = 20

interface Parts {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  messenger: Messenger
}

/**
 * Sends the answers that go to people without an account. One that fails waits for the next time; after a crash one may
 * be sent twice.
 */
export async function sendAnswers({ db, clock, log, messenger }: Parts): Promise<void> {
  const waits = and(
    isNotNull(feedback.answer),
    isNull(feedback.answerSentAt),
    isNull(feedback.memberId),
    isNotNull(feedback.contact),
  )
  const due = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(waits)
    .orderBy(asc(feedback.answeredAt))
    .limit(batchSize)
  for (const { id } of due) {
    await transact(db, async (tx) => {
      const [row] = await tx
        .select()
        .from(feedback)
        .where(and(eq(feedback.id, id), waits))
        .for('update', { skipLocked: true })
      const channel = row && channelOf(row.contact)
      if (!row?.contact || !channel) return
      const text = translate(row.language ?? 'en', 'feedback.answer', {
        feedbackNo: feedbackNoOf(id),
        answer: row.answer ?? '',
      })
      await messenger.send({ channel, to: row.contact, text, at: clock.now().toISOString() })
      await tx.update(feedback).set({ answerSentAt: clock.now() }).where(eq(feedback.id, id))
    }).catch((err: unknown) => log.warn({ err }, `the answer to ${feedbackNoOf(id)} was not sent; it is tried again`))
  }
}
