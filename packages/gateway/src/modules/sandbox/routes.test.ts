import { request } from 'node:http'
import { expect, test } from 'vitest'
import { freshApp } from '../../testing/inject.ts'

const { app } = await freshApp({ hosts: ['play.example', 'localhost:5173'], trustProxy: ['127.0.0.1'] })
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

const get = (path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => (answer.resume(), resolve(answer.statusCode ?? 0)))
      .on('error', reject)
      .end()
  })
const pages = [
  '/sandbox/inbox',
  '/sandbox/inbox.json',
  '/sandbox/inbox.css',
  '/sandbox/identity.json?provider=google&subject=x',
]

test.each([`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost:5173'])(
  'a request from this machine for %s sees the sandbox',
  async (host) => {
    for (const page of pages) expect(await get(page, { host })).toBe(200)
  },
)

test.each([
  ['a domain of ours', { host: 'play.example' }],
  ['a domain of ours with our port', { host: `play.example:${port}` }],
  ['a proxy on this machine, by its port', { host: `localhost:${port + 1}` }],
  ['a proxy on this machine, by its missing port', { host: 'localhost' }],
  ...[
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-server',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
  ].map((name): [string, Record<string, string>] => [
    `a proxy that says ${name}`,
    { host: `localhost:${port}`, [name]: '127.0.0.1' },
  ]),
  ['a proxy that says our own host', { host: `localhost:${port}`, 'x-forwarded-host': `localhost:${port}` }],
])('it is not visible through %s', async (_what, headers) => {
  for (const page of pages) expect(await get(page, headers)).toBe(404)
})

test('a client on another machine sees nothing', async () => {
  for (const url of pages) expect((await app.inject({ url, remoteAddress: '203.0.113.4' })).statusCode).toBe(404)
})

test('open is visible to all, also through a proxy', async () => {
  await app.services.settingsStore.write('sandbox', { inbox: 'open' })
  for (const page of pages)
    expect(await get(page, { host: 'play.example', 'x-forwarded-for': '203.0.113.4' })).toBe(200)
  await app.services.settingsStore.write('sandbox', {})
})
