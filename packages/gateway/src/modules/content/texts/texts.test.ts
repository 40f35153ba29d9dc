import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { markup } from '../../../../../ui/src/test/vectors.ts'
import { runner } from '../../../app/operate/testing.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../../testing/inject.ts'

const { app, db, owner, clock } = await freshApp()
const operate = runner(db, 'rafi', clock)
await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })
await db.$client.query('delete from authored_publication')
await db.$client.query('update authored_text set published_at = null')

const { newsList, newsDetail, rate } = contract.articles
type Listed = z.output<typeof newsList.output>
type Detail = z.output<typeof newsDetail.output>

const list = async (input: object = {}) =>
  valueOf(await call<Listed>(app, newsList, { language: 'en', ...input } as Record<string, unknown>))
const detail = (slug: string, language = 'en') => call<Detail>(app, newsDetail, { slug, language })
const words = (name: string) => ({
  en: { title: `${name} en`, summary: 'In short.', body: `**${name}**` },
  bn: { title: `${name} bn`, summary: 'সংক্ষেপে।', body: `**${name}**` },
})
const content = async (name: string, input: Record<string, unknown>) => {
  const { json } = await operate('content', name, input)
  if (!json.done) throw new Error(`${json.code} ${json.message}`)
  return json
}
const refused = async (name: string, input: Record<string, unknown>) => (await operate('content', name, input)).json
const write = (slug: string, more: object = {}) => content('write', { kind: 'NEWS', slug, texts: words(slug), ...more })
const publish = (slug: string, more: object = {}) => content('publish', { kind: 'NEWS', slug, ...more })
const minutes = (n: number) => new Date(clock.now().getTime() + n * 60_000).toISOString()

test('a text goes from draft over schedule to publication and withdrawal; a new version shows once it is published', async () => {
  await write('quiz', { tags: ['house'], picture: '/art/banner/slots/1-coin-0.svg' })
  expect((await list()).list).toEqual([])
  expect(refusalOf(await detail('quiz')).code).toBe('not_found')
  await publish('quiz', { from: minutes(30) })
  expect((await content('list', { kind: 'NEWS' })).text).toMatch(/quiz v1 scheduled for .*\(bn, en\): quiz en/)
  expect((await list()).list).toEqual([])
  clock.forward(31 * 60_000)
  expect((await list()).list).toMatchObject([
    { slug: 'quiz', title: 'quiz en', tags: [{ tag: 'house', label: 'Our site' }], language: 'en', minutes: 1 },
  ])
  // The next version is seen by nobody until its time, and the old one until then.
  await content('write', { kind: 'NEWS', slug: 'quiz', language: 'en', title: 'Second', body: 'More.' })
  expect(valueOf(await detail('quiz')).title).toBe('quiz en')
  await publish('quiz', { from: minutes(10) })
  expect(valueOf(await detail('quiz')).title).toBe('quiz en')
  clock.forward(11 * 60_000)
  const second = valueOf(await detail('quiz'))
  expect(second).toMatchObject({ title: 'Second', content: '<p>More.</p>', imageUrl: '/art/banner/slots/1-coin-0.svg' })
  expect(valueOf(await detail('quiz', 'bn'))).toMatchObject({ title: 'quiz bn', language: 'bn' })
  await content('withdraw', { kind: 'NEWS', slug: 'quiz' })
  expect((await list()).list).toEqual([])
  expect(refusalOf(await detail('quiz')).code).toBe('not_found')
  expect((await refused('withdraw', { kind: 'NEWS', slug: 'quiz' })).code).toBe('order_closed')
  const audit = (await operate('audit', 'list', { area: 'content', result: 'done', limit: 50 })).text
  expect(audit).toMatch(/withdraw/)
})

test('a text that was withdrawn is not shown again before its next version', async () => {
  await write('recalled')
  await publish('recalled')
  clock.forward(60_000)
  await content('withdraw', { kind: 'NEWS', slug: 'recalled' })
  await content('write', { kind: 'NEWS', slug: 'recalled', language: 'en', title: 'Put right', body: 'Right.' })
  clock.forward(60_000)
  await publish('recalled', { from: minutes(10) })
  const line = async () =>
    (await content('list', { kind: 'NEWS' })).text.split('\n').find((one) => one.includes('recalled'))
  expect(await line()).toMatch(/recalled withdrawn, v2 scheduled for /)
  expect(refusalOf(await detail('recalled')).code).toBe('not_found')
  expect((await list()).list.map(({ slug }) => slug)).not.toContain('recalled')
  clock.forward(11 * 60_000)
  expect(valueOf(await detail('recalled')).title).toBe('Put right')
  expect(await line()).toMatch(/recalled v2 published /)
  // It is withdrawn again, and what is scheduled then as well.
  await content('withdraw', { kind: 'NEWS', slug: 'recalled' })
  expect(refusalOf(await detail('recalled')).code).toBe('not_found')
  await publish('recalled', { from: minutes(10) })
  await content('withdraw', { kind: 'NEWS', slug: 'recalled' })
  clock.forward(11 * 60_000)
  expect(refusalOf(await detail('recalled')).code).toBe('not_found')
})

test('languages that operators write at the same time are all in the last version', async () => {
  const tongues = ['en', 'bn', 'hi', 'ta', 'fr', 'es']
  const of = { kind: 'NEWS', slug: 'together' }
  await Promise.all(
    tongues.map((language) => content('write', { ...of, language, title: `In ${language}`, body: 'Together.' })),
  )
  expect((await content('list', { kind: 'NEWS' })).text).toMatch(/together draft \(bn, en, es, fr, hi, ta\): In en/)
})

test('a place in the list that was made up is refused', async () => {
  for (const since of ['2026-02-30T10:00:00.000000Z', '2026-99-99T99:99:99.000000Z']) {
    const after = Buffer.from(JSON.stringify(['NEWS', since, '1'])).toString('base64url')
    expect(refusalOf(await call(app, newsList, { language: 'en', after }))).toMatchObject({ code: 'validation' })
  }
})

test('a preview changes nothing, and what does not fit is refused with its field', async () => {
  const given = { kind: 'NEWS', slug: 'never', texts: words('never') }
  expect((await operate('content', 'write', given, ['--preview'])).json.done).toBe(true)
  expect((await refused('show', { kind: 'NEWS', slug: 'never' })).code).toBe('not_found')
  const faults = async (input: object) =>
    (await refused('write', { ...given, ...input })).faults.map(({ path }) => path)
  expect(await faults({ slug: 'No Spaces' })).toEqual(['slug'])
  expect(await faults({ picture: '//evil.example/a.png' })).toEqual(['picture'])
  expect(await faults({ picture: 'https://elsewhere.example/a.png' })).toEqual(['picture'])
  expect(await faults({ texts: { en: { title: 'x', body: '<script>x</script>' } }, format: 'html' })).toEqual(['body'])
  expect(await faults({ texts: undefined, language: 'en', title: 'x' })).toEqual(['body'])
  expect(await faults({ kind: 'HELP' })).toEqual(['topic'])
  await content('write', { kind: 'NEWS', slug: 'only-english', language: 'en', title: 'x', body: 'x' })
  expect((await refused('publish', { kind: 'NEWS', slug: 'only-english' })).message).toMatch(/not written in bn/)
  expect((await refused('publish', { kind: 'NEWS', slug: 'only-english', version: 7 })).code).toBe('not_found')
})

test('a text that is not in the language of the reader is in another, which is named', async () => {
  await content('write', { kind: 'NEWS', slug: 'bangla', language: 'bn', title: 'শুধু বাংলা', body: 'বাংলা' })
  await publish('bangla')
  expect(valueOf(await detail('bangla', 'en'))).toMatchObject({ title: 'শুধু বাংলা', language: 'bn', languages: ['bn'] })
})

test('lists are paged by key, also while texts are added, and filtered by tag', async () => {
  for (let n = 1; n <= 5; n += 1) {
    clock.forward(60_000)
    await write(`page-${n}`, { tags: n % 2 ? ['odd'] : ['even'] })
    await publish(`page-${n}`)
  }
  const first = await list({ size: 2 })
  expect(first.list.map(({ slug }) => slug)).toEqual(['page-5', 'page-4'])
  await write('newest')
  clock.forward(60_000)
  await publish('newest')
  const second = await list({ size: 2, after: first.next })
  expect(second.list.map(({ slug }) => slug)).toEqual(['page-3', 'page-2'])
  const odd = await list({ tag: 'odd' })
  expect(odd.list.map(({ slug }) => slug)).toEqual(['page-5', 'page-3', 'page-1'])
  expect(odd.tags.find(({ tag }) => tag === 'odd')).toEqual({ tag: 'odd', label: 'odd', count: 3 })
  expect(refusalOf(await call(app, newsList, { after: 'made-up' })).code).toBe('validation')
  expect(valueOf(await detail('page-3')).related[0]).toMatchObject({ slug: 'page-5' })
})

test('no text of any kind runs anything, whatever an operator pastes, or a database holds', async () => {
  const attack = `<p>kept</p>${markup.join('\n')}`
  const texts = Object.fromEntries(['en', 'bn'].map((tag) => [tag, { title: 'a<b>c', body: attack }]))
  for (const [kind, more] of [
    ['NEWS', {}],
    ['HELP', { topic: 'start' }],
  ] as const) {
    await content('write', { kind, slug: 'attack', texts, format: 'html', ...more })
    await content('publish', { kind, slug: 'attack' })
  }
  const announced = Object.fromEntries(['en', 'bn'].map((tag) => [tag, { title: 'a', text: attack }]))
  await operate('announcements', 'add', { type: 'B', format: 'html', texts: announced })
  // Somebody wrote past the commands.
  await owner.$client.query('alter table authored_body disable trigger user')
  await owner.$client.query('update authored_body set body = $1 where title = $2', [attack, 'a<b>c'])
  await db.$client.query('update announcement_text set content = $1 where title = $2', [attack, 'a'])
  clock.forward(3000)
  type Help = { topics: { articles: { id: string; content: string }[] }[] }
  type News = { list: { title: string; content: string }[] }
  const shown = [
    valueOf(await detail('attack')).content,
    valueOf(await call<Help>(app, contract.content.helpCenter, { lang: 'en' })).topics.flatMap(({ articles }) =>
      articles.flatMap(({ id, content: html }) => (id === 'attack' ? [html] : [])),
    )[0],
    valueOf(await call<News>(app, contract.content.announcements, { language: 'en' })).list.find(
      ({ title }) => title === 'a',
    )?.content,
  ]
  for (const html of shown) {
    expect(html).toContain('<p>kept</p>')
    expect(html).not.toMatch(/<script|<svg|<style|<iframe|\son\w+=|javascript:|<form/i)
  }
})

test('a text is rated once by a person and once by a browser; the last answer counts', async () => {
  const member = await registered(app, 'rater001')
  const send = (useful: boolean, how: object = {}) => {
    clock.forward(1000)
    return call<{ useful: boolean }>(app, rate, { kind: 'HELP', slug: 'fair', useful }, how)
  }
  expect(valueOf(await send(true, { token: member }))).toEqual({ useful: true })
  valueOf(await send(false, { token: member }))
  const first = await send(true)
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toMatch(/^__Host-reader=[\w-]{43}$/)
  valueOf(await send(false, { headers: { cookie } }))
  valueOf(await send(true, { token: await trialToken(app) }))
  expect((await content('votes', { kind: 'HELP' })).data).toEqual([{ kind: 'HELP', slug: 'fair', yes: 1, no: 2 }])
  clock.forward(1000)
  expect(refusalOf(await call(app, rate, { kind: 'NEWS', slug: 'of-nobody', useful: true })).code).toBe('not_found')
})

test('an article of the operator replaces the one of its name, and a new one stands behind those of its topic', async () => {
  await content('write', { kind: 'HELP', slug: 'password', topic: 'start', texts: words('password') })
  await content('publish', { kind: 'HELP', slug: 'password' })
  clock.forward(3000)
  type Help = { topics: { id: string; articles: { id: string; title: string }[] }[] }
  const { topics } = valueOf(await call<Help>(app, contract.content.helpCenter, { lang: 'en' }))
  const start = topics.find(({ id }) => id === 'start')?.articles ?? []
  expect(start.find(({ id }) => id === 'password')?.title).toBe('password en')
  expect(start.at(-1)?.id).toBe('attack')
})
