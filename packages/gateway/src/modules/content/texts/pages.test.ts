import { contract, type Endpoint } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { siteFixture } from '../../../http/site/testing.ts'
import { call } from '../../../testing/inject.ts'
import { htmlOf } from './sanitise.ts'
import { publishText, textNamed, writeText, type Words } from './store.ts'

const { app, clock, get } = await siteFixture()
const { db } = app.services

async function publish(slug: string, texts: Record<string, Omit<Words, 'alt'>>): Promise<void> {
  const now = clock.now()
  const clean = Object.fromEntries(
    Object.entries(texts).map(([tag, words]) => [tag, { ...words, alt: '', body: htmlOf(words.body, 'markdown') }]),
  )
  await transact(db, async (tx) => {
    const picture = '/art/banner/slots/1-coin-0.svg'
    const draft = { by: 'rafi', now, tags: ['house'], picture, topic: '', texts: clean }
    const version = await writeText(tx, { kind: 'NEWS', slug, ...draft })
    const row = await textNamed(tx, 'NEWS', slug)
    await publishText(tx, { id: row?.id ?? 0, version, from: now, now })
  })
  clock.forward(3000)
}
const both = (title: string) => ({
  en: { title, summary: `About “${title}” & more.`, body: `**${title}** [rules](/help#term)` },
  bn: { title: 'বাংলা', summary: 'সংক্ষেপে।', body: '**বাংলা**' },
})

test('a text has its own page with a head for robots, and a page of none is not found', async () => {
  await publish('draws', both('Draws <b> & "clocks"'))
  const page = await get('/news/draws?lang=en')
  expect([page.statusCode, page.headers['content-language']]).toEqual([200, 'en'])
  const { body } = page
  expect(body).toContain('<title>Draws &lt;b&gt; &amp; &quot;clocks&quot;</title>')
  expect(body).toContain(
    '<meta name="description" content="About “Draws &lt;b&gt; &amp; &quot;clocks&quot;” &amp; more."',
  )
  expect(body).toContain('<link rel="canonical" href="http://localhost/news/draws?lang=en">')
  for (const [tag, query] of [
    ['en', '?lang=en'],
    ['bn', '?lang=bn'],
    ['x-default', ''],
  ])
    expect(body).toContain(`<link rel="alternate" hreflang="${tag}" href="http://localhost/news/draws${query}">`)
  expect(body).toContain('<meta property="og:image" content="http://localhost/art/banner/slots/1-coin-0.svg">')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'NewsArticle', headline: 'Draws <b> & "clocks"', inLanguage: 'en' })
  expect(body).toMatch(/<noscript><main lang="en"><article>.*<strong>Draws.*<\/noscript>/s)
  expect((await get('/news/of-nobody')).statusCode).toBe(404)
  expect((await get('/news/draws/more')).statusCode).toBe(404)
  // Nor is there one at an address that no text can have.
  for (const slug of ['a_b', 'a.html', 'a%20b', 'a%2Fb', '%E0%A4%A', 'ক', 'x'.repeat(90), 'a_b?lang=en'])
    for (const shelf of ['news', 'blog'])
      expect([slug, (await get(`/${shelf}/${slug}`)).statusCode]).toEqual([slug, 404])
  expect((await get('/NEWS/Draws')).statusCode).toBe(200)
  expect((await get('/news')).body).toContain('<a href="/news/draws">')
})

test('a text in one language says which, and names no other', async () => {
  await publish('one', { bn: { title: 'শুধু বাংলা', summary: 'এক', body: 'এক' } })
  const { body } = await get('/news/one?lang=en')
  expect(body).toContain('<link rel="canonical" href="http://localhost/news/one?lang=bn">')
  expect(body).not.toContain('hreflang="en"')
  const map = (await get('/sitemap.xml')).body
  expect(map).toContain('<loc>http://localhost/news/one?lang=bn</loc>')
  expect(map).not.toContain('news/one?lang=en')
  expect(map).toContain('<loc>http://localhost/news/draws?lang=en</loc>')
  expect(map).not.toContain(':slug')
})

test('news and the blog are switched off each by itself: in calls, pages, feeds and the sitemap', async () => {
  const { newsList, newsDetail, blogList, rate } = contract.articles
  const status = async (endpoint: Endpoint, input = {}) => (await call(app, endpoint, input)).status
  const found = async () => [
    await status(newsList),
    await status(newsDetail, { slug: 'draws' }),
    await status(rate, { kind: 'NEWS', slug: 'draws', useful: true }),
    (await get('/news/draws')).statusCode,
    (await get('/sitemap.xml')).body.includes('/news/draws'),
    (await get('/rss.xml?lang=bn')).body.includes('/news/draws'),
  ]
  expect(await found()).toEqual([200, 200, 200, 200, true, true])
  await app.services.settingsStore.write('modules', { NEWS3: false })
  clock.forward(3000)
  expect(await found()).toEqual([403, 403, 404, 404, false, false])
  expect(await status(blogList)).toBe(200)
  await app.services.settingsStore.write('modules', { BLOG3: false })
  expect([await status(blogList), await status(newsList)]).toEqual([403, 200])
  await app.services.settingsStore.write('modules', {})
  clock.forward(3000)
})

test('a summary is the text that a reader of feeds shows, not its markup', async () => {
  await publish('plain', { en: { title: 'One', summary: 'One <two> & three', body: 'one' } })
  const { body } = await get('/rss.xml?lang=en&kind=news')
  expect(body).toContain('<description>One &amp;lt;two&amp;gt; &amp;amp; three</description>')
})

test.each(['/rss.xml', '/rss.xml?kind=blog&lang=bn', '/sitemap.xml', '/robots.txt'])(
  '%s is not sent again to who has it',
  async (address) => {
    const { etag = '' } = (await get(address)).headers
    expect(etag).toMatch(/^W\/"/)
    const again = await app.inject({ url: address, headers: { 'if-none-match': `"other", ${String(etag)}` } })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    const other = await app.inject({ url: address, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  },
)

test('a feed has one language, holds what is written in it, and is well-formed whatever the words', async () => {
  await publish('odd', both(`]]> </title> & \u0007 "quoted"`))
  const feed = await get('/rss.xml?lang=en&kind=news')
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(feed.body).toContain('<language>en</language>')
  expect(feed.body).toContain('<title>]]&gt; &lt;/title&gt; &amp;  &quot;quoted&quot;</title>')
  expect(feed.body).toContain('href="http://localhost/rss.xml?kind=news&amp;lang=en"')
  // Links in the text name the site.
  expect(feed.body).toContain('href=&quot;http://localhost/help#term&quot;')
  expect(feed.body).not.toContain('শুধু বাংলা')
  expect((await get('/rss.xml?lang=bn')).body).toContain('শুধু বাংলা')
  // Every sign that begins markup is of ours, and every element is closed.
  const stack: string[] = []
  for (const [, close, name = '', open] of feed.body
    .replace(/^<\?xml.*?\?>/, '')
    .matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(stack.pop()).toBe(name)
    else if (!open) stack.push(name)
  }
  expect(stack).toEqual([])
  expect(feed.body).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/)
})
