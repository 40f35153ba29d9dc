import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db, Reader } from '../../db/client.ts'
import { transact } from '../../db/client.ts'
import { ticket, ticketMessage, ticketPicture } from './schema.ts'
import { groupBy } from '../../lib/collections/group-by.ts'
import { type PictureKinds, pictureFrom } from '../../lib/image-upload.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Clock } from '../../lib/time/clock.ts'

export const mostPictures = 3
const uploadMs = 3_600_000

interface Place {
  db: Db
  clock: Clock
  memberId: string
  ticketId: number
  messageId: number
}

/**
 * Adds a picture to a message that the person wrote a moment ago. The same one again is one. @returns how many there are
 * @throws Refused `not_found` once the hour is over, `too_many_images`, and what `pictureFrom` throws
 */
export async function addTicketPicture(
  { db, clock, memberId, ticketId, messageId }: Place,
  base64: string,
  kinds: PictureKinds,
): Promise<number> {
  const find = (reader: Reader) =>
    reader
      .select({ id: ticketMessage.id })
      .from(ticketMessage)
      .innerJoin(ticket, eq(ticket.id, ticketMessage.ticketId))
      .where(
        and(
          eq(ticketMessage.id, messageId),
          eq(ticketMessage.from, 'PERSON'),
          eq(ticket.id, ticketId),
          eq(ticket.memberId, memberId),
          gt(ticketMessage.at, new Date(clock.now().getTime() - uploadMs)),
        ),
      )
  const missing = () => refuse('not_found', { field: 'messageNo' })
  // Nothing is decoded for a message that is not there.
  if ((await find(db)).length === 0) throw missing()
  const { sha256, type, bytes } = await pictureFrom(base64, kinds)
  return transact(db, async (tx) => {
    const [row] = await find(tx).for('update')
    if (!row) throw missing()
    const stored = await tx
      .select({ sha256: ticketPicture.sha256 })
      .from(ticketPicture)
      .where(eq(ticketPicture.messageId, row.id))
    if (stored.some((one) => one.sha256 === sha256)) return stored.length
    if (stored.length >= mostPictures) throw refuse('too_many_images', { details: { most: mostPictures } })
    await tx.insert(ticketPicture).values({ messageId: row.id, sha256, type, bytes, at: clock.now() })
    return stored.length + 1
  })
}

/** A picture of a thread of the person; those of others are not found. */
export async function ticketPictureOf(db: Reader, memberId: string, imageId: string) {
  const [row] = await db
    .select({ type: ticketPicture.type, bytes: ticketPicture.bytes })
    .from(ticketPicture)
    .innerJoin(ticketMessage, eq(ticketMessage.id, ticketPicture.messageId))
    .innerJoin(ticket, eq(ticket.id, ticketMessage.ticketId))
    .where(and(eq(ticketPicture.id, imageId), eq(ticket.memberId, memberId)))
  if (!row) throw refuse('not_found', { field: 'imageId' })
  return { type: row.type, image: row.bytes.toString('base64') }
}

/** Ids of the pictures of each message, in the order they came. */
export async function ticketPictureIds(db: Reader, messageIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows =
    messageIds.length === 0
      ? []
      : await db
          .select({ id: ticketPicture.id, of: ticketPicture.messageId })
          .from(ticketPicture)
          .where(inArray(ticketPicture.messageId, [...messageIds]))
          .orderBy(asc(ticketPicture.at), asc(ticketPicture.id))
  return new Map([...groupBy(rows, ({ of }) => of)].map(([of, list]) => [of, list.map(({ id }) => id)]))
}

/** All pictures of a thread, for an operator. */
export const picturesOfTicket = (db: Reader, ticketId: number) =>
  db
    .select({ type: ticketPicture.type, bytes: ticketPicture.bytes })
    .from(ticketPicture)
    .innerJoin(ticketMessage, eq(ticketMessage.id, ticketPicture.messageId))
    .where(eq(ticketMessage.ticketId, ticketId))
    .orderBy(asc(ticketPicture.at), asc(ticketPicture.id))
