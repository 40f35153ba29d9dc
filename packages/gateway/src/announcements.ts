import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { transact, type Db, type Reader, type Tx } from './db/client.ts'
import { announcement, announcementText } from './db/schema/index.ts'

type Type = (typeof announcement.$inferSelect)['type']
type Execution = 'A' | 'B' | 'F'

export interface NewAnnouncement {
  type: Type
  promotionType?: string
  /** Of a popup: to whom it shows. */
  execution?: Execution
  publishedAt: Date
  endsAt?: Date
  /** By language. Plain text; an empty line parts paragraphs. */
  texts: Record<string, { title: string; text: string }>
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** The whole allow-list: paragraphs and line breaks of ours around text of theirs. No tag that somebody wrote survives. */
export function toHtml(text: string): string {
  const escaped = text.trim().replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
  return escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

async function insert(tx: Tx, { texts, ...row }: NewAnnouncement): Promise<string> {
  const [made] = await tx.insert(announcement).values(row).returning({ id: announcement.id })
  if (!made) throw new Error('no announcement was made')
  const rows = Object.entries(texts).map(([language, { title, text }]) => ({
    announcementId: made.id,
    language,
    title: title.trim(),
    content: toHtml(text),
  }))
  await tx.insert(announcementText).values(rows)
  return String(made.id)
}

export const writeAnnouncement = (db: Db, one: NewAnnouncement): Promise<string> =>
  transact(db, (tx) => insert(tx, one))

interface Wanted {
  types: string[]
  language: string
  fallback: string
  now: Date
}

/** Those of the types, newest first, in the language asked for or else in the fallback. */
export async function listAnnouncements(db: Reader, wanted: Wanted) {
  return (await current(db, wanted)).map(({ execution: _popup, ...one }) => one)
}

/** The popups of an execution (spec §2 Public-site popups). */
export async function listNotices(db: Reader, wanted: Wanted, execution: Execution) {
  const all = await current(db, wanted)
  return all.flatMap((one) => (one.execution === execution ? [{ ...one, execution }] : []))
}

async function current(db: Reader, { types, language, fallback, now }: Wanted) {
  const spoken = and(
    eq(announcementText.announcementId, announcement.id),
    inArray(announcementText.language, [language, fallback]),
  )
  const inTime = and(lte(announcement.publishedAt, now), or(isNull(announcement.endsAt), gt(announcement.endsAt, now)))
  const rows = await db
    .select({ row: announcement, text: announcementText })
    .from(announcement)
    .innerJoin(announcementText, spoken)
    .where(and(inArray(announcement.type, types as Type[]), inTime))
    .orderBy(desc(announcement.publishedAt), desc(announcement.id))
  const best = new Map<number, (typeof rows)[number]>()
  for (const one of rows) if (!best.has(one.row.id) || one.text.language === language) best.set(one.row.id, one)
  return [...best.values()].map(({ row, text }) => ({
    id: String(row.id),
    type: row.type,
    title: text.title,
    content: text.content,
    ...(row.promotionType && { promotionType: row.promotionType }),
    execution: row.execution,
    publishedAt: row.publishedAt.toISOString(),
  }))
}

/** What a new sandbox has to say; nothing where something was said already. */
export async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7203118)`) // of gateways that start together one speaks
    const [any] = await tx.select({ id: announcement.id }).from(announcement).limit(1)
    if (any) return
    for (const one of opening) await insert(tx, { ...one, publishedAt: now })
  })
}

const opening: Omit<NewAnnouncement, 'publishedAt'>[] = [
  {
    type: 'B',
    texts: {
      en: {
        title: 'Everything here is play money',
        text: 'The balance of this site has no value outside it. It cannot be bought, sold or paid out.\n\nPlay for the fun of it, and take a break when it stops being fun.',
      },
      bn: {
        title: 'এখানে সবই খেলার টাকা',
        text: 'এই সাইটের ব্যালেন্সের বাইরে কোনো মূল্য নেই। এটি কেনা, বেচা বা তোলা যায় না।\n\nআনন্দের জন্য খেলুন, আর আনন্দ না লাগলে বিরতি নিন।',
      },
    },
  },
  {
    type: 'PL',
    texts: {
      en: {
        title: 'Slots and fishing are open',
        text: 'The reels are turning. The other rooms are being furnished and say so until they open.',
      },
      bn: {
        title: 'স্লট ও ফিশিং খোলা আছে',
        text: 'রিল ঘুরছে। অন্য ঘরগুলো সাজানো হচ্ছে; খোলার আগ পর্যন্ত সেখানে তা লেখা থাকবে।',
      },
    },
  },
  {
    type: 'H',
    texts: {
      en: {
        title: 'How our slots pay',
        text: 'The return of every slot is computed over all stops of its reels and shown with the game. The seed of each round is fixed before you play and can be checked afterwards.',
      },
      bn: {
        title: 'আমাদের স্লট কীভাবে ফেরত দেয়',
        text: 'প্রতিটি স্লটের রিলের সব ঘর হিসাব করে ফেরতের হার বের করা হয় এবং খেলার সঙ্গে দেখানো হয়। প্রতিটি রাউন্ডের সিড খেলার আগেই স্থির হয়, পরে তা যাচাই করা যায়।',
      },
    },
  },
]
