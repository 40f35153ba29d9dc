import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { toHtml } from './announcements.ts'
import { houseLanguages, say } from './content/words.ts'
import type { Reader } from './db/client.ts'
import { message, type MessageTexts } from './db/schema/index.ts'
import { publish } from './events.ts'
import { paged } from './pipeline/paged.ts'

export interface NewMessage {
  category: (typeof message.$inferInsert)['category']
  /** By language. Plain text; an empty line parts paragraphs. */
  texts: Record<string, { title: string; text: string }>
}

/** Writes to one person; with a transaction, if and when it commits. Whoever has a stream open is told how many wait. */
export async function sendMessage(
  on: Reader,
  memberId: string,
  { category, texts }: NewMessage,
  at: Date,
): Promise<void> {
  const clean: MessageTexts = Object.fromEntries(
    Object.entries(texts).map(([language, { title, text }]) => [
      language,
      { title: title.trim(), content: toHtml(text) },
    ]),
  )
  await on.insert(message).values({ memberId, category, texts: clean, at })
  await publish(on, { name: 'messages', memberId })
}

/** One of the house's own texts (`message.<name>.title` and `.text`), in every language it speaks. */
export function houseMessage(
  category: NewMessage['category'],
  name: string,
  values: Record<string, string | number> = {},
): NewMessage {
  const inLanguage = (language: string) => ({
    title: say(language, `message.${name}.title`, values),
    text: say(language, `message.${name}.text`, values),
  })
  return { category, texts: Object.fromEntries(houseLanguages.map((language) => [language, inLanguage(language)])) }
}

export async function unreadOf(db: Reader, memberId: string): Promise<{ unreadMessage: number }> {
  const [row] = await db
    .select({ n: count() })
    .from(message)
    .where(and(eq(message.memberId, memberId), isNull(message.readAt)))
  return { unreadMessage: row?.n ?? 0 }
}

/** The text in the first language there is one in. */
const inOneOf = (texts: MessageTexts, languages: readonly string[]) =>
  languages.map((language) => texts[language]).find(Boolean) ?? Object.values(texts)[0] ?? { title: '', content: '' }

export async function inboxPage(
  db: Reader,
  memberId: string,
  { pageNo, pageSize, languages }: { pageNo: number; pageSize: number; languages: readonly string[] },
) {
  const rows = await db
    .select({ row: message, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(message)
    .where(eq(message.memberId, memberId))
    .orderBy(desc(message.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const totalCount = rows[0]?.total ?? (pageNo > 1 ? await db.$count(message, eq(message.memberId, memberId)) : 0)
  const list = rows.map(({ row: { id, category, texts, at, readAt } }) => ({
    messageId: String(id),
    category,
    ...inOneOf(texts, languages),
    at: at.toISOString(),
    read: readAt !== null,
  }))
  return { list, ...paged(totalCount, pageNo, pageSize) }
}

/** One message, or all where none is named. Somebody else's stays as it is, and looks like one that was read before. */
export async function markRead(db: Reader, memberId: string, messageId: string | undefined, at: Date): Promise<void> {
  const mine = and(
    eq(message.memberId, memberId),
    isNull(message.readAt),
    messageId === undefined ? undefined : eq(message.id, Number(messageId)),
  )
  const changed = await db.update(message).set({ readAt: at }).where(mine).returning({ id: message.id })
  if (changed.length > 0) await publish(db, { name: 'messages', memberId })
}

export async function deleteMessage(db: Reader, memberId: string, messageId: string): Promise<void> {
  const gone = await db
    .delete(message)
    .where(and(eq(message.memberId, memberId), eq(message.id, Number(messageId))))
    .returning({ readAt: message.readAt })
  if (gone.some(({ readAt }) => readAt === null)) await publish(db, { name: 'messages', memberId })
}
