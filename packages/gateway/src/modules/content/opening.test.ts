import { createHash } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { completeLanguages } from '../../lib/text/languages.ts'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { call, freshApp, password, registered, valueOf } from '../../testing/inject.ts'
import { transact } from '../../db/client.ts'
import { publishText, textNamed, writeText } from './texts/store.ts'
import { seedTexts } from './texts/opening/opening.ts'
import { opening, seedAnnouncements, seedPopups, textsOf } from './opening.ts'

const { app, db, owner, clock } = await freshApp()
type News = { title: string; content: string }

async function news(language: string): Promise<News[]> {
  const { list } = valueOf(await call<{ list: News[] }>(app, contract.content.announcements, { language }))
  return list.map(({ title, content }) => ({ title, content }))
}

const response = (language: string) =>
  opening
    // News for agents are in no list of players.
    .filter(({ type }) => type !== 'AG')
    .map(({ id }) => textsOf(id)[language])
    .map((words) => ({ title: words?.title, content: toHtml(words?.text ?? '') }))
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
  for (const { id, earlier = {} } of opening) {
    const texts = textsOf(id)
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
  // Somebody who comes back after the history of logins has ended is no newcomer.
  clock.forward(60_000)
  await owner.$client.query('delete from login_event')
  const again = await call<{ token: string }>(app, contract.session.login, { username: 'visitor7', password })
  expect(await titles('F', 'en', valueOf(again).token)).toEqual([])
  await db.$client.query("update announcement set ends_at = published_at where type = 'PU'")
  await seedPopups(db, clock.now())
  expect(await titles('B', 'en')).toEqual([])
})

test('a language that has come since is added to what the sandbox brought, and to nothing else', async () => {
  const languagesOf = async () =>
    (
      await db.$client.query<{ languages: string[] }>(
        'select array_agg(distinct language order by language) as languages from announcement_text group by announcement_id',
      )
    ).rows.map(({ languages }) => languages.join())
  const articles = async (language: string) =>
    valueOf(await call<{ list: { slug: string; language: string }[] }>(app, contract.articles.blogList, { language }))
      .list
  // An article of an earlier release, in English alone.
  const words = { title: 'Seeds', summary: '', alt: '', body: '<p>One.</p>' }
  const draft = { tags: [], picture: '', topic: '', texts: { en: words }, by: 'SYSTEM', now: clock.now() }
  await transact(db, async (tx) => {
    const version = await writeText(tx, { kind: 'BLOG', slug: 'seeds-and-fingerprints', ...draft })
    const made = await textNamed(tx, 'BLOG', 'seeds-and-fingerprints')
    if (made) await publishText(tx, { id: made.id, version, from: clock.now(), now: clock.now() })
  })
  await db.$client.query('delete from announcement')
  await seedAnnouncements(db, clock.now())
  await seedPopups(db, clock.now())
  await db.$client.query("delete from announcement_text where language <> 'en'")
  await db.$client.query("update announcement_text set content = '<p>Ours.</p>' where title = 'Play money only'")
  const ofSeeds = async () => (await articles('bn')).find(({ slug }) => slug === 'seeds-and-fingerprints')?.language
  expect(await ofSeeds()).toBe('en')
  await seedAnnouncements(db, clock.now())
  await seedPopups(db, clock.now())
  await seedTexts(db, clock.now())
  expect((await languagesOf()).toSorted().join(' ')).toBe(
    [...Array<string>(opening.length + 2).fill(completeLanguages.toSorted().join()), 'en'].toSorted().join(' '),
  )
  expect(await ofSeeds()).toBe('bn')
})

const byTitle = (a: { title?: string | undefined }, b: { title?: string | undefined }) =>
  (a.title ?? '').localeCompare(b.title ?? '')

test('texts that change are kept as `earlier`: move them there, then this fingerprint', () => {
  const words = opening.map(({ id }) => ({ en: textsOf(id)['en'], bn: textsOf(id)['bn'] }))
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe('542c00005abbaf09')
})
