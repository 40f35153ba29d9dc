import { and, eq, inArray } from 'drizzle-orm'
import { addTexts, insertAnnouncement, type NewAnnouncement } from './announcements.ts'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { transact, type Db, type Tx } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { translatedOpening } from '../../lib/text/opening.ts'
import written from './opening.json' with { type: 'json' }
import { announcement, announcementText } from './schema.ts'
import { type Format, htmlOf } from './texts/sanitise.ts'

interface Words {
  title: string
  text: string
}

/** An announcement of a new sandbox; its texts are `announcements.<id>…` of the opening. */
interface Opening extends Omit<NewAnnouncement, 'publishedAt' | 'texts'> {
  id: string
  /** Days since it was published; 0 without it. */
  daysAgo?: number
  /** Its texts of earlier releases. Texts that change move here. */
  earlier?: Readonly<Record<string, readonly Words[]>>
}

type Popup = Omit<NewAnnouncement, 'type' | 'publishedAt' | 'texts'> & { id: string }

export const opening = written.announcements as readonly Opening[]

/** What an announcement says, in each language that has it. */
export const textsOf = (id: string) => translatedOpening<Words>(`announcements.${id}`)

/**
 * Announcements of a new sandbox. Existing ones are updated, and get the languages that have come since; what an
 * operator wrote stays.
 */
export async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingNews') // one of the gateways that start together
    const kept = await tx.select().from(announcementText)
    for (const { id, earlier = {}, daysAgo = 0, ...one } of opening) {
      const texts = textsOf(id)
      const publishedAt = new Date(now.getTime() - daysAgo * 86_400_000)
      if (kept.length === 0) await insertAnnouncement(tx, { ...one, texts, publishedAt })
      else {
        await renew(tx, one.type, texts, earlier)
        await addLanguages(tx, kept, texts)
      }
    }
  })
}

type Kept = typeof announcementText.$inferSelect

/** Adds the languages that an announcement lacks, as long as its English is that of the sandbox. */
async function addLanguages(
  tx: Tx,
  kept: readonly Kept[],
  { en, ...others }: Record<string, Words>,
  format: Format = 'text',
): Promise<void> {
  const own = kept.find(({ language, title }) => language === 'en' && title === en?.title)
  if (!own || !en || own.content !== htmlOf(en.text, format)) return
  const there = kept.filter(({ announcementId }) => announcementId === own.announcementId)
  const missing = Object.entries(others).filter(([tag]) => !there.some(({ language }) => language === tag))
  if (missing.length > 0) await addTexts(tx, own.announcementId, Object.fromEntries(missing), { format })
}

async function renew(
  tx: Tx,
  type: Opening['type'],
  texts: Record<string, Words>,
  earlier: NonNullable<Opening['earlier']>,
): Promise<void> {
  const ofType = tx.select({ id: announcement.id }).from(announcement).where(eq(announcement.type, type))
  for (const [language, { title, text }] of Object.entries(texts)) {
    for (const old of earlier[language] ?? []) {
      const same = and(
        eq(announcementText.language, language),
        eq(announcementText.title, old.title),
        eq(announcementText.content, toHtml(old.text)),
      )
      await tx
        .update(announcementText)
        .set({ title, content: toHtml(text) })
        .where(and(same, inArray(announcementText.announcementId, ofType)))
    }
  }
}

/**
 * Popups of a new sandbox that people look at, one for each audience. Where there are popups, withdrawn ones as well,
 * none is added; they get the languages that have come since.
 */
export async function seedPopups(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingNews')
    const popups = tx.select({ id: announcement.id }).from(announcement).where(eq(announcement.type, 'PU'))
    const kept = await tx.select().from(announcementText).where(inArray(announcementText.announcementId, popups))
    for (const { id, ...one } of written.popups as readonly Popup[]) {
      const texts = translatedOpening<Words>(`popups.${id}`)
      if (kept.length > 0) await addLanguages(tx, kept, texts, one.format)
      else await insertAnnouncement(tx, { ...one, texts, type: 'PU', publishedAt: now })
    }
  })
}
