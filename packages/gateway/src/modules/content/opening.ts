import { and, eq, inArray } from 'drizzle-orm'
import { insertAnnouncement, type NewAnnouncement } from './announcements.ts'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { transact, type Db, type Tx } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import written from './opening.json' with { type: 'json' }
import { announcement, announcementText } from './schema.ts'

interface Words {
  title: string
  text: string
}

/** An announcement of a new sandbox. */
interface Opening extends Omit<NewAnnouncement, 'publishedAt'> {
  /** Days since it was published; 0 without it. */
  daysAgo?: number
  /** Its texts of earlier releases. Texts that change move here. */
  earlier?: Readonly<Record<string, readonly Words[]>>
}

type Popup = Omit<NewAnnouncement, 'type' | 'publishedAt'>

export const opening = written.announcements as readonly Opening[]

/** Announcements of a new sandbox. Existing ones are updated; what an operator wrote stays. */
export async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingNews') // one of the gateways that start together
    const [any] = await tx.select({ id: announcement.id }).from(announcement).limit(1)
    for (const { earlier = {}, daysAgo = 0, ...one } of opening) {
      const publishedAt = new Date(now.getTime() - daysAgo * 86_400_000)
      if (any) await renew(tx, one, earlier)
      else await insertAnnouncement(tx, { ...one, publishedAt })
    }
  })
}

async function renew(
  tx: Tx,
  { type, texts }: Omit<NewAnnouncement, 'publishedAt'>,
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
 * none is added.
 */
export async function seedPopups(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingNews')
    if ((await tx.$count(announcement, eq(announcement.type, 'PU'))) > 0) return
    for (const one of written.popups as readonly Popup[])
      await insertAnnouncement(tx, { ...one, type: 'PU', publishedAt: now })
  })
}
