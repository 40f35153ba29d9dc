import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { type Db, type Reader, transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { promotionPicture } from './schema.ts'
import { type PictureKinds, pictureFrom } from '../../lib/image-upload.ts'

const mostPictures = 3
const keptMs = 86_400_000

/**
 * Keeps a picture until an application takes it: the last three of a person and promotion. The same one again is one.
 * @returns its id
 * @throws Refused what `pictureFrom` throws
 */
export async function addPicture(
  db: Db,
  { memberId, promotionId, now }: { memberId: string; promotionId: string; now: Date },
  base64: string,
  kinds: PictureKinds,
): Promise<string> {
  const { sha256, type, bytes } = await pictureFrom(base64, kinds)
  return transact(db, async (tx) => {
    // One upload of a person at a time, so that three are three.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
    const loose = and(
      eq(promotionPicture.memberId, memberId),
      eq(promotionPicture.promotionId, promotionId),
      isNull(promotionPicture.entryId),
    )
    const kept = await tx
      .select({ id: promotionPicture.id, sha256: promotionPicture.sha256 })
      .from(promotionPicture)
      .where(loose)
      .orderBy(desc(promotionPicture.at), desc(promotionPicture.id))
    const same = kept.find((one) => one.sha256 === sha256)
    if (same) return same.id
    const old = kept.slice(mostPictures - 1).map(({ id }) => id)
    if (old.length > 0) await tx.delete(promotionPicture).where(inArray(promotionPicture.id, old))
    const [row] = await tx
      .insert(promotionPicture)
      .values({ memberId, promotionId, sha256, type, bytes, at: now })
      .returning({ id: promotionPicture.id })
    if (!row) throw new Error('a picture was not written')
    return row.id
  })
}

/** Removes pictures that no application has taken for a day. */
export async function dropLoosePictures(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptMs)
  await deleteRows(db, promotionPicture, and(isNull(promotionPicture.entryId), lte(promotionPicture.at, old)))
}

export const picturesOf = (db: Reader, entryId: number) =>
  db
    .select({ type: promotionPicture.type, bytes: promotionPicture.bytes })
    .from(promotionPicture)
    .where(eq(promotionPicture.entryId, entryId))
    .orderBy(asc(promotionPicture.at), asc(promotionPicture.id))
