import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import { translate } from '../../lib/text/words.ts'
import { type Db, transact } from '../../db/client.ts'
import { feedback } from './schema.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import type { Messenger } from '../../lib/messenger.ts'
import { channelOf, feedbackNoOf } from './names.ts'

const batchSize = 20

interface Parts {
  db: Db
  clock: Clock
  messenger: Messenger
}

/**
 * Sends the answers that go to people without an account. One that fails is tried again; after a crash one may be sent
 * twice.
 */
export async function sendAnswers({ db, clock, messenger }: Parts): Promise<void> {
  const waits = and(
    isNotNull(feedback.answer),
    isNull(feedback.answerSentAt),
    isNull(feedback.memberId),
    isNotNull(feedback.contact),
  )
  const now = clock.now()
  const job = 'feedback-answers'
  const due = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(waits, notAside(job, feedback.id, now)))
    .orderBy(asc(feedback.answeredAt))
    .limit(batchSize)
  await eachAlone(db, due, {
    job,
    now,
    keyOf: ({ id }) => String(id),
    run: ({ id }) =>
      transact(db, async (tx) => {
        const [row] = await tx
          .select()
          .from(feedback)
          .where(and(eq(feedback.id, id), waits))
          .for('update', { skipLocked: true })
        if (!row?.contact) return
        const channel = channelOf(row.contact)
        if (!channel) throw new Error(`${feedbackNoOf(id)} has neither a number nor an address`)
        const text = translate(row.language ?? 'en', 'feedback.answer', {
          feedbackNo: feedbackNoOf(id),
          answer: row.answer ?? '',
        })
        await messenger.send({ channel, to: row.contact, text, at: now.toISOString() })
        await tx.update(feedback).set({ answerSentAt: now }).where(eq(feedback.id, id))
      }),
  })
}
