import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { formatLocale } from '../../lib/text/languages.ts'
import { isTranslated, translate } from '../../lib/text/words.ts'
import type { Db, Reader } from '../../db/client.ts'
import { message, type MessageTexts } from './schema.ts'
import { publish, publishAll } from '../../lib/events.ts'
import { messagePictureIds } from './pictures.ts'
export { addMessagePicture, messagePictureIds, messagePictureOf } from './pictures.ts'
import { type MessageKind, type MessageValue, type MessageValues, ruleOf } from '../../lib/messages.ts'
import { paged } from '../../http/response/paged.ts'
import { refuse } from '../../lib/refusal.ts'

type Row = typeof message.$inferSelect

/** Messages in one statement. */
const together = 500

/** How long a deletion can be undone. */
export const restoreMs = 86_400_000

interface KindMessage {
  kind: MessageKind
  values: MessageValues
}

/** Written by hand, by language. Plain text; an empty line parts paragraphs. */
interface WrittenMessage {
  category: Row['category']
  texts: MessageTexts
}

export type NewMessage = KindMessage | WrittenMessage

/** Who reads: the languages in the order they are tried, and the sign of the currency. */
export interface MessageReader {
  languages: readonly string[]
  currency: { code: string; symbol: string; decimals: number }
}

/** What a message has that somebody of the person's line wrote. */
interface Written {
  senderId: string
  replyTo: string | undefined
  /** Else it is stored for its sender alone. */
  isDelivered: boolean
}

/**
 * Writes to one person; with a transaction, if and when it commits. Open streams receive the number of unread ones.
 * @returns the number of the message
 */
export async function sendMessage(
  on: Reader,
  memberId: string,
  what: NewMessage,
  at: Date,
  { senderId, replyTo, isDelivered = true }: Partial<Written> = {},
): Promise<number> {
  const [row] = await on
    .insert(message)
    .values({
      memberId,
      at,
      ...('kind' in what ? byKind(what) : byHand(what)),
      ...(senderId !== undefined && { senderId }),
      ...(replyTo !== undefined && { replyTo: Number(replyTo) }),
      ...(!isDelivered && { deletedAt: new Date(0) }),
    })
    .returning({ id: message.id })
  if (!row) throw new Error('no message was written')
  if (isDelivered) await publish(on, { name: 'messages', memberId })
  return row.id
}

/** Messages of the gateway to many people, with one statement for some of them. */
export async function sendMessages(
  on: Reader,
  list: readonly (KindMessage & { memberId: string })[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < list.length; from += together) {
    const some = list.slice(from, from + together)
    await on.insert(message).values(some.map(({ memberId, ...what }) => ({ memberId, at, ...byKind(what) })))
    await publishAll(
      on,
      some.map(({ memberId }) => ({ name: 'messages', memberId })),
    )
  }
}

function byKind({ kind, values }: KindMessage) {
  const rule = ruleOf(kind)
  if (!rule) throw new Error(`no module has messages of the kind ${kind}`)
  return { category: rule.category, kind, values }
}

const byHand = ({ category, texts }: WrittenMessage) => ({
  category,
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, { title, text }]) => [language, { title: title.trim(), text: text.trim() }]),
  ),
})

/** One of the gateway's own messages: its kind and its values. The text is looked up when it is read. */
export const systemMessage = (kind: MessageKind, values: MessageValues = {}): NewMessage => ({ kind, values })

const mine = (memberId: string) => and(eq(message.memberId, memberId), isNull(message.deletedAt))

export async function unreadOf(db: Reader, memberId: string): Promise<{ unreadMessage: number }> {
  const [row] = await db
    .select({ n: count() })
    .from(message)
    .where(and(mine(memberId), isNull(message.readAt)))
  return { unreadMessage: row?.n ?? 0 }
}

/** Money as pages write it, `৳ 2,000.00`: always in these digits; counts in those of the language. */
function written(value: MessageValue, language: string, { code, symbol, decimals }: MessageReader['currency']): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number')
    return new Intl.NumberFormat(formatLocale(language), { useGrouping: false }).format(value)
  if ('word' in value) return translate(language, value.word, {})
  if ('name' in value) return inLanguage(value.name, language, 'en')
  if ('month' in value)
    return new Intl.DateTimeFormat(formatLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${value.month}-01`),
    )
  const [whole = '0', part = '00'] = value.money.split('.')
  const own = value.asset === code
  return `${own ? symbol : value.asset} ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${own && decimals === 0 ? '' : `.${part}`}`
}

function messageText(
  { kind, values, texts }: Row,
  { languages, currency }: MessageReader,
): { title: string; text: string } {
  if (kind === null)
    return (
      languages.map((one) => texts?.[one]).find(Boolean) ??
      Object.values<MessageTexts[string]>(texts ?? {})[0] ?? { title: '', text: '' }
    )
  const rule = ruleOf(kind)
  const name = rule ? kind : 'unknown'
  const language = languages.find((one) => isTranslated(one, `message.${name}.text`)) ?? 'en'
  const counted = rule?.counted === undefined ? undefined : values?.[rule.counted]
  const filled = Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [key, written(value, language, currency)]),
  )
  return {
    title: translate(language, `message.${name}.title`, filled),
    text: translate(language, `message.${name}.text`, {
      ...filled,
      ...(typeof counted === 'number' && { count: counted }),
    }),
  }
}

/** For lists. */
export const firstParagraph = (text: string): string => text.split(/\n\s*\n/)[0]?.replaceAll('\n', ' ') ?? ''

/** Who of the person's line wrote it. */
const senderOf = ({ kind, values }: Row) =>
  kind === 'fromAbove' || kind === 'fromBelow'
    ? {
        side: kind === 'fromAbove' ? ('UP' as const) : ('DOWN' as const),
        account: (values?.['from'] as string | undefined) ?? '',
      }
    : undefined

/** Only what people of a line write has pictures. */
const withPictures = (db: Reader, rows: readonly Row[]): Promise<Map<number, string[]>> =>
  messagePictureIds(
    db,
    rows.filter(({ senderId }) => senderId !== null).map(({ id }) => id),
  )

function shown(row: Row, reader: MessageReader, pictures: ReadonlyMap<number, string[]>) {
  const { title, text } = messageText(row, reader)
  const from = senderOf(row)
  const about = row.kind === null ? undefined : ruleOf(row.kind)?.about?.(row.values ?? {})
  return {
    messageId: String(row.id),
    category: row.category,
    title,
    summary: firstParagraph(text),
    content: toHtml(text),
    ...(about && { about }),
    ...(from && { from }),
    pictures: pictures.get(row.id) ?? [],
    at: row.at.toISOString(),
    read: row.readAt !== null,
  }
}

interface Wanted extends MessageReader {
  pageNo: number
  pageSize: number
  categories?: readonly string[] | undefined
}

export async function inboxPage(db: Reader, memberId: string, { pageNo, pageSize, categories, ...reader }: Wanted) {
  const wanted = and(mine(memberId), categories && inArray(message.category, categories as Row['category'][]))
  const rows = await db
    .select({ row: message, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(message)
    .where(wanted)
    .orderBy(desc(message.at), desc(message.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const totalCount = rows[0]?.total ?? (pageNo > 1 ? await db.$count(message, wanted) : 0)
  const pictures = await withPictures(
    db,
    rows.map(({ row }) => row),
  )
  return { list: rows.map(({ row }) => shown(row, reader, pictures)), ...paged(totalCount, pageNo, pageSize) }
}

/** One message of the person's own; those of others, like deleted ones, are not found. */
export async function oneMessage(db: Reader, memberId: string, messageId: string, reader: MessageReader) {
  const [row] = await db
    .select()
    .from(message)
    .where(and(mine(memberId), eq(message.id, Number(messageId))))
  if (!row) throw refuse('not_found')
  return shown(row, reader, await withPictures(db, [row]))
}

interface Which {
  messageId?: string | undefined
  upTo?: string | undefined
}

/**
 * One message, or all where none is named. One of another member stays as it is, with the same answer as for one
 * already read.
 */
export async function markRead(db: Reader, memberId: string, { messageId, upTo }: Which, at: Date): Promise<void> {
  const which: (SQL | undefined)[] = [
    messageId === undefined ? undefined : eq(message.id, Number(messageId)),
    upTo === undefined ? undefined : lte(message.id, Number(upTo)),
  ]
  const changed = await db
    .update(message)
    .set({ readAt: at })
    .where(and(mine(memberId), isNull(message.readAt), ...which))
    .returning({ id: message.id })
  if (changed.length > 0) await publish(db, { name: 'messages', memberId })
}

export async function deleteMessage(db: Reader, memberId: string, messageId: string, at: Date): Promise<void> {
  const gone = await db
    .update(message)
    .set({ deletedAt: at })
    .where(and(mine(memberId), eq(message.id, Number(messageId))))
    .returning({ id: message.id })
  if (gone.length > 0) await publish(db, { name: 'messages', memberId })
}

/** A message that was never deleted is restored already. */
export async function restoreMessage(db: Reader, memberId: string, messageId: string, at: Date): Promise<void> {
  const which = and(eq(message.memberId, memberId), eq(message.id, Number(messageId)))
  const back = and(which, isNotNull(message.deletedAt), gt(message.deletedAt, new Date(at.getTime() - restoreMs)))
  const restored = await db.update(message).set({ deletedAt: null }).where(back).returning({ id: message.id })
  if (restored.length > 0) return publish(db, { name: 'messages', memberId })
  const [there] = await db
    .select({ id: message.id })
    .from(message)
    .where(and(which, isNull(message.deletedAt)))
  if (!there) throw refuse('not_found')
}

/** Removes deleted messages, once they can no longer be restored; those of a line stay for their senders. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - restoreMs)
  await deleteRows(db, message, and(isNull(message.senderId), lt(message.deletedAt, old)))
}

/** Marks the messages of some kinds (a pattern of SQL) as read, of which a value is the one given; `until`: up to then. */
export async function readMessages(
  on: Reader,
  memberId: string,
  { kinds, key, value, until }: { kinds: string; key: string; value: string; until?: Date | undefined },
  at: Date,
): Promise<void> {
  const read = await on
    .update(message)
    .set({ readAt: at })
    .where(
      and(
        mine(memberId),
        isNull(message.readAt),
        sql`${message.kind} like ${kinds} and ${message.values}->>${key} = ${value}`,
        until && lte(message.at, until),
      ),
    )
    .returning({ id: message.id })
  if (read.length > 0) await publish(on, { name: 'messages', memberId })
}
