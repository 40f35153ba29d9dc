import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { type PictureKinds, pictureFrom } from '../../lib/image-upload.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { type Db, type Reader, transact } from '../../db/client.ts'
import { feedback, feedbackPicture } from './schema.ts'
import { groupBy } from '../../lib/collections/group-by.ts'
import { refuse } from '../../lib/refusal.ts'

const mostPictures = 3
const uploadMs = 3_600_000

interface Place {
  db: Db
  clock: Clock
  uploadKey: string
}

/**
 * Adds a picture to feedback sent a moment ago. The same one again is one. @returns how many there are @throws Refused
 * `not_found` once the hour is over, `too_many_images`, and what `pictureFrom` throws
 */
export async function addFeedbackPicture(
  { db, clock, uploadKey }: Place,
  base64: string,
  kinds: PictureKinds,
): Promise<number> {
  const open = (reader: Reader) =>
    reader
      .select({ id: feedback.id })
      .from(feedback)
      .where(and(eq(feedback.uploadKey, uploadKey), gt(feedback.at, new Date(clock.now().getTime() - uploadMs))))
  const missing = () => refuse('not_found', { field: 'uploadKey' })
  // Nothing is decoded for callers who have sent no feedback.
  if ((await open(db)).length === 0) throw missing()
  const { sha256, type, bytes } = await pictureFrom(base64, kinds)
  return transact(db, async (tx) => {
    const [row] = await open(tx).for('update')
    if (!row) throw missing()
    const stored = await tx
      .select({ sha256: feedbackPicture.sha256 })
      .from(feedbackPicture)
      .where(eq(feedbackPicture.feedbackId, row.id))
    if (stored.some((one) => one.sha256 === sha256)) return stored.length
    if (stored.length >= mostPictures) throw refuse('too_many_images', { details: { most: mostPictures } })
    await tx.insert(feedbackPicture).values({ feedbackId: row.id, sha256, type, bytes, at: clock.now() })
    return stored.length + 1
  })
}

/** A picture of the person's own; those of others are not found. */
export async function feedbackPictureOf(db: Reader, memberId: string, imageId: string) {
  const [row] = await db
    .select({ type: feedbackPicture.type, bytes: feedbackPicture.bytes })
    .from(feedbackPicture)
    .innerJoin(feedback, eq(feedback.id, feedbackPicture.feedbackId))
    .where(and(eq(feedbackPicture.id, imageId), eq(feedback.memberId, memberId)))
  if (!row) throw refuse('not_found', { field: 'imageId' })
  return { type: row.type, image: row.bytes.toString('base64') }
}

export const picturesOf = (db: Reader, feedbackId: number) =>
  db
    .select({ type: feedbackPicture.type, bytes: feedbackPicture.bytes })
    .from(feedbackPicture)
    .where(eq(feedbackPicture.feedbackId, feedbackId))
    .orderBy(feedbackPicture.at)

/** Ids of the pictures of each, in the order they came. */
export async function pictureIds(db: Reader, feedbackIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows =
    feedbackIds.length === 0
      ? []
      : await db
          .select({ id: feedbackPicture.id, of: feedbackPicture.feedbackId })
          .from(feedbackPicture)
          .where(inArray(feedbackPicture.feedbackId, [...feedbackIds]))
          .orderBy(asc(feedbackPicture.at), asc(feedbackPicture.id))
  return new Map([...groupBy(rows, ({ of }) => of)].map(([of, list]) => [of, list.map(({ id }) => id)]))
}
