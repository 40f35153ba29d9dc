import { desc, eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Reader } from '../../db/client.ts'
import { contentPicture } from './schema.ts'
import { pictureFrom, type PictureKinds } from '../../lib/image-upload.ts'
import type { PictureUses } from '../../lib/picture-uses.ts'

type Row = Pick<typeof contentPicture.$inferSelect, 'id' | 'type'>

const ending = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const

/** Where a picture is shown: what texts, banners and announcements name. */
export const addressOf = ({ id, type }: Row): string => `/art/picture/${id}.${ending[type]}`

const address = /^(?:\/art\/picture\/)?([\da-f]{32})(?:\.(?:png|jpg))?$/
/** The id in an address, or an id itself. */
export const idIn = (text: string): string | undefined => address.exec(text)?.[1]

/**
 * Keeps a picture, drawn anew and without anything else that was in the file; the same one twice is one.
 * @throws Refused what `pictureFrom` throws
 */
export async function keepPicture(
  db: Reader,
  base64: string,
  { kinds, by, at }: { kinds: PictureKinds; by: string; at: Date },
): Promise<Row & { size: number }> {
  const { sha256, type, bytes } = await pictureFrom(base64, kinds)
  const row = { id: sha256.slice(0, 32), type }
  await db
    .insert(contentPicture)
    .values({ ...row, bytes, by, at })
    .onConflictDoNothing()
  return { ...row, size: bytes.length }
}

interface Kept extends Row {
  by: string
  at: Date
  size: number
}

/** Pictures, the newest first. */
export const keptPictures = (
  db: Reader,
  { before, limit }: { before?: Date | undefined; limit: number },
): Promise<Kept[]> =>
  db
    .select({
      id: contentPicture.id,
      type: contentPicture.type,
      by: contentPicture.by,
      at: contentPicture.at,
      size: sql<number>`length(${contentPicture.bytes})`,
    })
    .from(contentPicture)
    .where(before && lt(contentPicture.at, before))
    .orderBy(desc(contentPicture.at), desc(contentPicture.id))
    .limit(limit)

/**
 * Texts in the version that is in force, is scheduled or is the newest (of the terms in all that were published, for
 * logins are bound to earlier ones), announcements, and settings, such as the banners.
 */
export const contentPictures: PictureUses = async (db, named, now) => {
  const { rows } = await db.execute<{ used: string }>(sql`
    select t.kind || ' ' || t.slug as used from authored_text t
      join authored_version v on v.text_id = t.id
    where ((t.withdrawn_at is null and v.version = t.latest) or exists (
        select from authored_publication p where p.text_id = t.id and p.version = v.version
          and (t.withdrawn_at is null or p."from" > t.withdrawn_at)
          and (t.kind = 'TERMS' or p."from" >= (select coalesce(max(o."from"), p."from") from authored_publication o
            where o.text_id = t.id and o."from" <= ${now.toISOString()}))))
      and (v.picture like ${named} or exists (select from authored_body b
      where b.text_id = v.text_id and b.version = v.version and b.body like ${named}))
    union
    select 'announcement ' || announcement_id from announcement_text where content like ${named}
    union
    select key from setting where value::text like ${named}`)
  return rows.map(({ used }) => used)
}

export async function dropPicture(db: Reader, id: string): Promise<Row | undefined> {
  const [row] = await db
    .delete(contentPicture)
    .where(eq(contentPicture.id, id))
    .returning({ id: contentPicture.id, type: contentPicture.type })
  return row
}

/** `GET /art/picture/<id>.<png|jpg>`: the same bytes for ever, so that browsers keep them. */
export function pictureRoutes(scope: FastifyInstance, db: Db): void {
  scope.get('/art/picture/:file', async (req: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const id = idIn(req.params.file)
    if (id === undefined) return reply.callNotFound()
    const etag = `"${id}"`
    const isKept = req.headers['if-none-match']?.includes(etag) === true
    const [row] = isKept
      ? []
      : await db
          .select({ id: contentPicture.id, type: contentPicture.type, bytes: contentPicture.bytes })
          .from(contentPicture)
          .where(eq(contentPicture.id, id))
    if (!isKept && (!row || addressOf(row) !== `/art/picture/${req.params.file}`)) return reply.callNotFound()
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    return row ? reply.type(row.type).send(row.bytes) : reply.code(304).send()
  })
}
