import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { freshApp } from '../../testing/inject.ts'

const dist = mkdtempSync(join(tmpdir(), 'brand-site-'))
afterAll(() => rmSync(dist, { recursive: true }))
function file(path: string, text: string): void {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), text)
}
for (const language of ['bn', 'en']) {
  for (const name of ['rng', 'broken', 'home', 'shell'])
    file(
      `pages/${language}/${name}.html`,
      `<!doctype html><html lang="${language}"><meta content="%CSP_NONCE%"><body>${name} as built`,
    )
}
const lanes = '/wps/relay/GCSGAME_newGameVendor?language=en'
const hot = '/wps/relay/GCSGAME_hotGamesV2?pageSize=2&language=en'
file('pages/en/asking.html', `asks=${lanes},${hot},/wps/system/status `)
file(
  'pages/manifest.json',
  JSON.stringify({
    '/': 'home',
    '/rng': 'rng',
    '/none': 'rng',
    '/broken': 'broken',
    '/rng?': 'shell',
    '/asking': 'asking',
  }),
)
file('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
// Counts the renderings.
file(
  'server/entry-server.js',
  `let drawn = 0
export const asks = (path, language) =>
  !['/rng', '/none', '/broken'].includes(path)
    ? undefined
    : { language, pageSize: 2, gameType: 'RNG', ...(path === '/none' && { vassalage: 'NOBODY' }) }
export async function withList(html, path, language, list) {
  if (path === '/broken') throw new Error('a fault')
  return html + ' with ' + JSON.stringify({ drawn: ++drawn, ...list })
}
export const earlyCalls = (html) => (html.match(/asks=(\\S+)/)?.[1] ?? '').split(',').filter(Boolean)
export const withAnswers = (html, answers) =>
  Object.keys(answers).length === 0 ? html : html + ' answers ' + JSON.stringify(answers)`,
)

const { app, db } = await freshApp({ siteDist: dist })
afterEach(() => app.services.settingsStore.write('modules', {}))
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

interface PageData {
  drawn: number
  totalCount: number
  games: Record<string, unknown>[]
}
const dataOf = (body: string) => JSON.parse(body.split(' with ')[1] ?? '') as PageData

test('a lobby is served with its first list, as the call returns it, in the language of the page, under a nonce of its own', async () => {
  const page = await get('/rng', { cookie: 'lang=en' })
  const call = await get('/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=2&language=en')
  const { games, totalCount } = dataOf(page.body)
  expect({ games, totalCount }).toEqual({ games: call.json().value.games, totalCount: call.json().value.totalCount })
  expect(dataOf((await get('/rng')).body).games[0]?.['displayName']).not.toBe(games[0]?.['displayName'])
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1]
  expect(page.body).toContain(`<meta content="${nonce}">`)
})

test('it is drawn once until the catalogue changes, for all visitors; then again', async () => {
  const first = await get('/rng')
  const etag = String(first.headers['etag'])
  expect(dataOf((await get('/rng', { authorization: 'Bearer nobody' })).body)).toEqual(dataOf(first.body))
  expect((await get('/rng', { 'if-none-match': etag })).statusCode).toBe(304)
  await db.execute(
    sql`update game set status = 'MAINTENANCE' where node_id = ${dataOf(first.body).games[0]?.['nodeId']}`,
  )
  const next = await get('/rng', { 'if-none-match': etag })
  expect([next.statusCode, dataOf(next.body).games[0]?.['status'], dataOf(next.body).drawn]).toEqual([
    200,
    'MAINTENANCE',
    dataOf(first.body).drawn + 1,
  ])
})

test.each([
  ['a page that asks for nothing', '/', 'home'],
  ['filters in the address', '/rng?filter=hot', 'shell'],
  ['a category without games', '/none', 'rng'],
  ['a fault in drawing', '/broken', 'broken'],
])('%s: the page as it was built', async (_what, url, name) => {
  const page = await get(url)
  expect([page.statusCode, page.body.endsWith(`<body>${name} as built`)]).toEqual([200, true])
})

test('what a page would call first and is the same for everyone is in it, unless its module is off', async () => {
  const answersIn = async () =>
    JSON.parse((await get('/asking', { cookie: 'lang=en' })).body.split(' answers ')[1] ?? '{}') as object
  const valueOf = async (address: string) => (await get(address)).json().value as unknown
  expect(await answersIn()).toEqual({ [lanes]: await valueOf(lanes), [hot]: await valueOf(hot) })
  await app.services.settingsStore.write('modules', { GAMELOHOT3: false })
  expect(Object.keys(await answersIn())).toEqual([lanes])
})

test('where the lists are switched off no page contains them', async () => {
  await app.services.settingsStore.write('modules', { GAMELO3: false })
  expect((await get('/rng')).body).toContain('rng as built')
})
