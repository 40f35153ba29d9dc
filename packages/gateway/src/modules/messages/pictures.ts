import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { type Db, type Reader, transact } from '../../db/client.ts'
import { message, messagePicture } from './schema.ts'
import { groupBy } from '../../lib/collections/group-by.ts'
import { type PictureKinds, pictureFrom } from '../../lib/image-upload.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Clock } from '../../lib/time/clock.ts'

const mostPictures = 3
const uploadMs = 3_600_000

interface Place {
  db: Db
  clock: Clock
  senderId: string
  messageId: number
}

/**
 * Adds a picture to a message that the person sent a moment ago. The same one again is one. @returns how many there are
 * @throws Refused `not_found` once the hour is over, `too_many_images`, and what `pictureFrom` throws
 */
export async function addMessagePicture(
  { db, clock, senderId, messageId }: Place,
  base64: string,
  kinds: PictureKinds,
): Promise<number> {
  const find = (reader: Reader) =>
    reader
      .select({ id: message.id })
      .from(message)
      .where(
        and(
          eq(message.id, messageId),
          eq(message.senderId, senderId),
          gt(message.at, new Date(clock.now().getTime() - uploadMs)),
        ),
      )
  const missing = () => refuse('not_found', { field: 'messageId' })
  // Nothing is decoded for a message that is not there.
  if ((await find(db)).length === 0) throw missing()
  const { sha256, type, bytes } = await pictureFrom(base64, kinds)
  return transact(db, async (tx) => {
    const [row] = await find(tx).for('update')
    if (!row) throw missing()
    const stored = await tx
      .select({ sha256: messagePicture.sha256 })
      .from(messagePicture)
      .where(eq(messagePicture.messageId, row.id))
    if (stored.some((one) => one.sha256 === sha256)) return stored.length
    if (stored.length >= mostPictures) throw refuse('too_many_images', { details: { most: mostPictures } })
    await tx.insert(messagePicture).values({ messageId: row.id, sha256, type, bytes, at: clock.now() })
    return stored.length + 1
  })
}

/** A picture of a message that the person sent, or received and has not deleted. */
export async function messagePictureOf(db: Reader, memberId: string, imageId: string) {
  const [row] = await db
    .select({ type: messagePicture.type, bytes: messagePicture.bytes })
    .from(messagePicture)
    .innerJoin(message, eq(message.id, messagePicture.messageId))
    .where(
      and(
        eq(messagePicture.id, imageId),
        or(eq(message.senderId, memberId), and(eq(message.memberId, memberId), isNull(message.deletedAt))),
      ),
    )
  if (!row) throw refuse('not_found', { field: 'imageId' })
  return { type: row.type, image: row.bytes.toString('base64') }
}

/** Ids of the pictures of each message, in the order they came; one query. */
export async function messagePictureIds(db: Reader, messageIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows =
    messageIds.length === 0
      ? []
      : await db
          .select({ id: messagePicture.id, of: messagePicture.messageId })
          .from(messagePicture)
          .where(inArray(messagePicture.messageId, [...messageIds]))
          .orderBy(asc(messagePicture.at), asc(messagePicture.id))
  return new Map([...groupBy(rows, ({ of }) => of)].map(([of, list]) => [of, list.map(({ id }) => id)]))
}
