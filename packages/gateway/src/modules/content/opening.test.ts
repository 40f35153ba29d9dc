import { createHash } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { opening, seedAnnouncements, seedPopups } from './opening.ts'

const { app, db, clock } = await freshApp()
type News = { title: string; content: string }

async function news(language: string): Promise<News[]> {
  const { list } = valueOf(await call<{ list: News[] }>(app, contract.content.announcements, { language }))
  return list.map(({ title, content }) => ({ title, content }))
}

const response = (language: string) =>
  opening
    // News for agents are in no list of players.
    .filter(({ type }) => type !== 'AG')
    .map(({ texts }) => ({ title: texts[language]?.title, content: toHtml(texts[language]?.text ?? '') }))
const rewrite = (language: string, from: string, { title, text }: { title: string; text: string }) =>
  db.$client.query('update announcement_text set title = $1, content = $2 where language = $3 and title = $4', [
    title,
    toHtml(text),
    language,
    from,
  ])

test('a database of an earlier release shows the same as a new one; what an operator wrote stays', async () => {
  await db.$client.query('delete from announcement')
  await seedAnnouncements(db, clock.now())
  const today = { en: await news('en'), bn: await news('bn') }
  expect(today.en.toSorted(byTitle)).toEqual(response('en').toSorted(byTitle))
  for (const { texts, earlier = {} } of opening) {
    for (const language of ['en', 'bn']) {
      const [old] = earlier[language] ?? []
      if (old) await rewrite(language, texts[language]?.title ?? '', old)
    }
  }
  expect((await news('en')).some(({ content }) => content.includes('cannot be bought, sold or paid out'))).toBe(true)
  await seedAnnouncements(db, clock.now())
  expect({ en: await news('en'), bn: await news('bn') }).toEqual(today)

  await rewrite('en', 'All games are open', { title: 'Slots and fishing are open', text: 'Only tonight.' })
  await seedAnnouncements(db, clock.now())
  expect(await news('en')).toContainEqual({ title: 'Slots and fishing are open', content: '<p>Only tonight.</p>' })
})

test('each audience of popups finds one at the first start, in every language; what was withdrawn does not return', async () => {
  const titles = async (execution: 'A' | 'B' | 'F', language: string, token?: string) => {
    const asked = { types: 'PU', execution, language }
    const answer = await call<{ list: object[] }>(app, contract.content.notices, asked, token ? { token } : {})
    return valueOf(answer).list
  }
  await seedPopups(db, clock.now())
  await seedPopups(db, clock.now())
  const token = await registered(app, 'visitor7')
  for (const language of ['en', 'bn']) {
    expect(await titles('B', language)).toMatchObject([{ language }])
    expect(await titles('F', language, token)).toMatchObject([{ language }])
    expect(await titles('A', language, token)).toMatchObject([{ language, promotionType: 'REWARDS' }])
    expect(await titles('A', language)).toEqual([])
  }
  await db.$client.query("update announcement set ends_at = published_at where type = 'PU'")
  await seedPopups(db, clock.now())
  expect(await titles('B', 'en')).toEqual([])
})

const byTitle = (a: { title?: string | undefined }, b: { title?: string | undefined }) =>
  (a.title ?? '').localeCompare(b.title ?? '')

test('texts that change are kept as `earlier`: move them there, then this fingerprint', () => {
  const words = opening.map(({ texts }) => texts)
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe('542c00005abbaf09')
})
