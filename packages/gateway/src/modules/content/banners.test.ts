import { readFileSync } from 'node:fs'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { call, freshApp, registered, trialToken, valueOf } from '../../testing/inject.ts'

const { app, clock } = await freshApp()
const { banners } = contract.content
type Listed = z.output<typeof banners.output>['list']
const listed = async (language = 'en', token?: string): Promise<Listed> => {
  clock.forward(2100)
  return valueOf(await call<{ list: Listed }>(app, banners, { language }, token ? { token } : {})).list
}
const hang = (...w_home: object[]) => app.services.settingsStore.write('banners', { w_home } as never)
const banner = (id: string, more: object = {}) => ({
  id,
  picture: '/art/banner/fish/30001-fish-0.svg',
  texts: { en: { title: `In ${id}`, action: 'Go' }, bn: { title: 'বাংলা', action: 'যান' } },
  ...more,
})
const soon = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()

test('a new site shows the three that the site prerenders, in the texts of the language', async () => {
  for (const language of ['en', 'bn']) {
    const words = JSON.parse(
      readFileSync(`${import.meta.dirname}/../../../../../locales/${language}/site/games.json`, 'utf8'),
    ) as Record<string, string>
    const list = await listed(language)
    expect(banners.output.parse({ list })).toEqual({ list })
    expect(list.map(({ id, linkageType }) => [id, linkageType])).toEqual([
      ['hilsa', 'GAME'],
      ['cricket', 'ROUTE'],
      ['padma', 'GAME'],
    ])
    for (const { id, title, kicker, text, action } of list)
      expect([kicker, title, text, action]).toEqual(
        ['kicker', 'title', 'text', 'play'].map((part) => words[`hero.${id}.${part}`]),
      )
    expect(list[0]).toMatchObject({
      imageUrl: '/art/banner/fish/30001-fish-0.svg',
      game: { nodeId: 30001, vassalage: 'JL', gameType: 'FISH' },
    })
    expect(list[1]).toMatchObject({ url: '/sports' })
  }
})

test.each([
  ['w_login', 'en', 'Good to see you.', 'NONE'],
  ['w_login', 'bn', 'আপনাকে দেখে ভালো লাগল।', 'NONE'],
  ['w_register', 'en', 'Open your account.', 'NONE'],
  ['w_leftmenu', 'en', 'This week’s promotions', 'ROUTE'],
  ['w_leftmenu', 'bn', 'এ সপ্তাহের প্রোমোশন', 'ROUTE'],
] as const)(
  'a new site shows one at %s in %s, with a picture that is served',
  async (groupName, language, title, leads) => {
    const { list } = valueOf(await call<{ list: Listed }>(app, banners, { groupName, language }))
    expect(list.map((one) => [one.title, one.linkageType])).toEqual([[title, leads]])
    const picture = await app.inject({ url: list[0]?.imageUrl ?? '' })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  },
)

test('each is shown in its order, for its own audience and in its time', async () => {
  await hang(
    banner('all'),
    banner('guests', { audience: 'VISITOR' }),
    banner('members', { audience: 'MEMBER' }),
    banner('later', { from: soon(30) }),
    banner('over', { to: soon(-1) }),
    banner('now', { from: soon(-10), to: soon(30) }),
  )
  const ids = async (token?: string) => (await listed('en', token)).map(({ id }) => id)
  expect(await ids()).toEqual(['all', 'guests', 'now'])
  expect(await ids(await registered(app, 'banner01'))).toEqual(['all', 'members', 'now'])
  expect(await ids(await trialToken(app))).toEqual(['all', 'members', 'now'])
  clock.forward(30 * 60_000)
  expect(await ids()).toEqual(['all', 'guests', 'later'])
  await hang()
  expect(await ids()).toEqual([])
})

test('a banner is in the language requested, else the operator’s; it leads to pages, open games and outside addresses', async () => {
  await hang(
    banner('only-bangla', { texts: { bn: { title: 'শুধু বাংলা' } } }),
    banner('game', { target: { kind: 'GAME', nodeId: 10001 } }),
    banner('soon', { target: { kind: 'GAME', nodeId: 20024 } }),
    banner('hall', { target: { kind: 'GAME', nodeId: 999_999 } }),
    banner('out', { target: { kind: 'LINK', url: 'https://news.example/cup' } }),
    banner('foreign', { picture: 'https://pictures.example/a.webp' }),
  )
  expect(
    (await listed()).map(({ id, title, linkageType, url, game }) => [id, title, linkageType, url ?? game?.nodeId]),
  ).toEqual([
    ['only-bangla', 'শুধু বাংলা', 'NONE', undefined],
    ['game', 'In game', 'GAME', 10001],
    ['out', 'In out', 'LINK', 'https://news.example/cup'],
  ])
  // Only images from allowed hosts are accepted.
  await app.services.settingsStore.write('site', { imageCDNs: ['https://pictures.example'] })
  expect((await listed()).at(-1)).toMatchObject({ id: 'foreign', imageUrl: 'https://pictures.example/a.webp' })
})

test.each([
  ['no id', { ...banner('x'), id: 'A b' }],
  ['no words', banner('x', { texts: {} })],
  ['no title', banner('x', { texts: { en: { title: '' } } })],
  ['another host', banner('x', { target: { kind: 'ROUTE', path: '//evil.example' } })],
  ['a backslash', banner('x', { target: { kind: 'ROUTE', path: '/\\evil.example' } })],
  ['a script', banner('x', { target: { kind: 'LINK', url: 'javascript:alert(1)' } })],
  ['plain http', banner('x', { target: { kind: 'LINK', url: 'http://news.example' } })],
  ['a picture of data', banner('x', { picture: 'data:image/svg+xml,<svg/>' })],
  ['a way without a word', banner('x', { texts: { en: { title: 'T' } }, target: { kind: 'ROUTE', path: '/rng' } })],
  ['an end before its beginning', banner('x', { from: soon(5), to: soon(1) })],
])('%s is refused when written', async (_why, one) => {
  await expect(hang(one)).rejects.toThrow()
  await expect(hang(banner('twice'), banner('twice'))).rejects.toThrow()
})

test('a banner that leads nowhere safe is refused, however it is written', async () => {
  const { refused } = await import('../../../../../scripts/lib/addresses.ts')
  for (const url of refused) {
    await expect(hang(banner('out', { target: { kind: 'LINK', url } })), url).rejects.toThrow()
    await expect(hang(banner('in', { target: { kind: 'ROUTE', path: url } })), url).rejects.toThrow()
    await expect(hang(banner('seen', { picture: url })), url).rejects.toThrow()
  }
})
