import { transact, type Db } from '../../../../db/client.ts'
import { lock } from '../../../../db/locks.ts'
import { htmlOf } from '../sanitise.ts'
import { addBodies, languagesOf, publishText, textNamed, writeText } from '../store.ts'
import { type Article, articlesOf } from './articles.ts'

const day = 86_400_000
const by = 'SYSTEM'

const clean = (texts: Article['texts']): Article['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, words]) => [language, { ...words, body: htmlOf(words.body, 'markdown') }]),
  )

/**
 * News and blog of a new sandbox, one every few days up to today. What is there stays as it is, and gets the languages
 * that have come since.
 */
export async function seedTexts(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingTexts') // one of the gateways that start together
    const kept = await languagesOf(tx, by)
    for (const [shelf, every] of [
      [articlesOf('NEWS'), 3],
      [articlesOf('BLOG'), 7],
    ] as const)
      for (const [at, { kind, slug, texts, ...rest }] of shelf.entries()) {
        const own = kept.find((one) => one.kind === kind && one.slug === slug)
        if (own) {
          const missing = Object.entries(texts).filter(([language]) => !own.languages.includes(language))
          if (missing.length > 0) await addBodies(tx, own, clean(Object.fromEntries(missing)))
          continue
        }
        if (await textNamed(tx, kind, slug)) continue
        const from = new Date(now.getTime() - (at * every + 1) * day)
        const version = await writeText(tx, { kind, slug, by, now: from, topic: '', texts: clean(texts), ...rest })
        const made = await textNamed(tx, kind, slug)
        if (made) await publishText(tx, { id: made.id, version, from, now: from })
      }
  })
}
