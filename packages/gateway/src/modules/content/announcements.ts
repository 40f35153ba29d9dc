import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { transact, type Db, type Reader, type Tx } from '../../db/client.ts'
import { readingOrder } from '../../lib/text/localized.ts'
import { announcement, announcementText } from './schema.ts'
import { cleanHtml, htmlOf, type Format } from './texts/sanitise.ts'

export type Type = (typeof announcement.$inferSelect)['type']
export type Execution = 'A' | 'B' | 'F'

export interface NewAnnouncement {
  type: Type
  promotionType?: string
  /** Of a popup: its audience. */
  execution?: Execution
  publishedAt: Date
  endsAt?: Date
  /** By language, written as `format` says. */
  texts: Record<string, { title: string; text: string }>
  /** Absent: plain text, in which an empty line parts paragraphs. */
  format?: Format
  /** Hosts that pictures may come from besides the site. */
  imageHosts?: readonly string[]
}

/** Inside the caller's transaction. */
export async function insertAnnouncement(
  tx: Tx,
  { texts, format = 'text', imageHosts, ...row }: NewAnnouncement,
): Promise<string> {
  const [made] = await tx.insert(announcement).values(row).returning({ id: announcement.id })
  if (!made) throw new Error('no announcement was made')
  await addTexts(tx, made.id, texts, { format, imageHosts })
  return String(made.id)
}

/** Adds texts in languages that an announcement does not have. */
export async function addTexts(
  tx: Tx,
  announcementId: number,
  texts: NewAnnouncement['texts'],
  { format = 'text', imageHosts }: Pick<NewAnnouncement, 'format' | 'imageHosts'>,
): Promise<void> {
  const rows = Object.entries(texts).map(([language, { title, text }]) => ({
    announcementId,
    language,
    title: title.trim(),
    content: htmlOf(text, format, imageHosts),
  }))
  await tx.insert(announcementText).values(rows)
}

export const writeAnnouncement = (db: Db, one: NewAnnouncement): Promise<string> =>
  transact(db, (tx) => insertAnnouncement(tx, one))

export type AnnouncementRow = typeof announcement.$inferSelect & {
  texts: Record<string, { title: string; content: string }>
}

/** Announcements as they are kept, the newest first, with all their languages; those that have ended as well. */
export async function announcementPage(
  db: Reader,
  {
    ids,
    types,
    before,
    limit,
  }: { ids?: readonly number[]; types: readonly Type[]; before?: number | undefined; limit: number },
): Promise<AnnouncementRow[]> {
  const rows = await db
    .select()
    .from(announcement)
    .where(
      and(
        inArray(announcement.type, [...types]),
        ids && inArray(announcement.id, [...ids]),
        before === undefined ? undefined : lt(announcement.id, before),
      ),
    )
    .orderBy(desc(announcement.id))
    .limit(limit)
  const texts = await db
    .select()
    .from(announcementText)
    .where(inArray(announcementText.announcementId, [0, ...rows.map(({ id }) => id)]))
  return rows.map((row) => ({
    ...row,
    texts: Object.fromEntries(
      texts
        .filter(({ announcementId }) => announcementId === row.id)
        .map(({ language, title, content }) => [language, { title, content }]),
    ),
  }))
}

/** Changes what is given of an announcement; `endsAt` null keeps it until it is withdrawn. */
export async function changeAnnouncement(
  tx: Tx,
  id: number,
  {
    texts = {},
    format = 'text',
    imageHosts,
    ...row
  }: Partial<Omit<NewAnnouncement, 'endsAt'>> & { endsAt?: Date | null },
): Promise<void> {
  if (Object.keys(row).length > 0) await tx.update(announcement).set(row).where(eq(announcement.id, id))
  for (const [language, { title, text }] of Object.entries(texts)) {
    const cleaned = { title: title.trim(), content: htmlOf(text, format, imageHosts) }
    await tx
      .insert(announcementText)
      .values({ announcementId: id, language, ...cleaned })
      .onConflictDoUpdate({ target: [announcementText.announcementId, announcementText.language], set: cleaned })
  }
}

interface Wanted {
  types: string[]
  language: string
  fallback: string
  now: Date
  /** Hosts that pictures may come from besides the site. */
  imageHosts: readonly string[]
}

/** Those of the types, newest first, in the requested language or else the nearest that is there; popups only for their audience. */
export async function listAnnouncements(db: Reader, wanted: Wanted, mine: readonly Execution[]) {
  const all = await current(db, wanted)
  return all.flatMap(({ execution, type, ...one }) =>
    type !== 'AG' && (execution === null || mine.includes(execution)) ? [{ ...one, type }] : [],
  )
}

/** The popups of an execution. */
export async function listNotices(db: Reader, wanted: Wanted, execution: Execution) {
  const all = await current(db, wanted)
  return all.flatMap(({ type, ...one }) =>
    type !== 'AG' && one.execution === execution ? [{ ...one, type, execution }] : [],
  )
}

/** News for agents. */
export async function listAgentNews(db: Reader, wanted: Omit<Wanted, 'types'>) {
  const all = await current(db, { ...wanted, types: ['AG'] })
  return all.map(({ id, title, content, publishedAt, language }) => ({ id, title, content, publishedAt, language }))
}

async function current(db: Reader, { types, language, fallback, now, imageHosts }: Wanted) {
  const order = sql`array_position(${sql.param(readingOrder(language, fallback))}::text[], ${announcementText.language})`
  const text = db
    .select({ title: announcementText.title, content: announcementText.content, language: announcementText.language })
    .from(announcementText)
    .where(eq(announcementText.announcementId, announcement.id))
    .orderBy(sql`${order} nulls last`, announcementText.language)
    .limit(1)
    .as('words')
  const inTime = and(lte(announcement.publishedAt, now), or(isNull(announcement.endsAt), gt(announcement.endsAt, now)))
  const rows = await db
    .select({ row: announcement, title: text.title, content: text.content, language: text.language })
    .from(announcement)
    .innerJoinLateral(text, sql`true`)
    .where(and(inArray(announcement.type, types as Type[]), inTime))
    .orderBy(desc(announcement.publishedAt), desc(announcement.id))
  return rows.map(({ row, title, content, language: spoken }) => ({
    id: String(row.id),
    type: row.type,
    title,
    // Again: the rules may be stricter than when it was written.
    content: cleanHtml(content, imageHosts),
    language: spoken,
    ...(row.promotionType && { promotionType: row.promotionType }),
    execution: row.execution,
    publishedAt: row.publishedAt.toISOString(),
  }))
}
