import { transact, type Db } from '../../../../db/client.ts'
import { lock } from '../../../../db/locks.ts'
import { htmlOf } from '../sanitise.ts'
import { publishText, textNamed, writeText } from '../store.ts'
import { articlesOf } from './articles.ts'

const day = 86_400_000
const by = 'SYSTEM'

/** News and blog of a new sandbox, one every few days up to today. What is there stays as it is. */
export async function seedTexts(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingTexts') // one of the gateways that start together
    for (const [shelf, every] of [
      [articlesOf('NEWS'), 3],
      [articlesOf('BLOG'), 7],
    ] as const)
      for (const [at, { kind, slug, texts, ...rest }] of shelf.entries()) {
        if (await textNamed(tx, kind, slug)) continue
        const from = new Date(now.getTime() - (at * every + 1) * day)
        const clean = Object.fromEntries(
          Object.entries(texts).map(([language, words]) => [
            language,
            { ...words, body: htmlOf(words.body, 'markdown') },
          ]),
        )
        const version = await writeText(tx, { kind, slug, by, now: from, topic: '', texts: clean, ...rest })
        const made = await textNamed(tx, kind, slug)
        if (made) await publishText(tx, { id: made.id, version, from, now: from })
      }
  })
}
