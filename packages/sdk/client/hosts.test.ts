import { expect, test } from 'vitest'
import { createBrandClient } from './create-client.ts'
import { systemStatus } from './endpoints.gen.ts'
import { anyHost } from './hosts.ts'
import { createSessionStore } from '../session/store.ts'
import { FakeClock } from '../test/clock.ts'

const hosts = ['https://a.test', 'https://b.test', 'https://c.test']
const address = (input: RequestInfo | URL) => (typeof input === 'string' ? input : '')
const down = () => Promise.reject(new TypeError('fetch failed'))
const ok = async () => Response.json({ success: true, value: [], requestId: 'r' })

test('one host is chosen once and kept', async () => {
  const seen: string[] = []
  const fetch = anyHost(
    hosts,
    async (input) => (seen.push(address(input)), ok()),
    () => 0.5,
  )
  for (let i = 0; i < 5; i++) await fetch('/wps/x')
  expect(new Set(seen)).toEqual(new Set(['https://b.test/wps/x']))
  const chosen = new Set(
    Array.from({ length: 200 }, () => {
      let first = ''
      void anyHost(hosts, async (input) => ((first = address(input)), ok()))('/')
      return first
    }),
  )
  expect(chosen.size).toBe(3)
})

test('an unreachable host is replaced by the next, and the client’s own retry reaches it', async () => {
  const seen: string[] = []
  const clock = new FakeClock()
  const fetch = anyHost(
    hosts,
    (input) => (seen.push(address(input)), address(input).startsWith('https://b') ? down() : ok()),
    () => 0.5,
  )
  const sdk = createBrandClient({ fetch, clock, session: createSessionStore() })
  await clock.until(sdk.system.whitelabel())
  expect(seen).toEqual(['https://b.test/wps/system/whitelabel', 'https://c.test/wps/system/whitelabel'])
  sdk.close()
})

test('many calls that fail together switch once; an aborted one does not switch', async () => {
  let live = 0
  const fetch = anyHost(
    hosts,
    (input) => ((live = hosts.findIndex((host) => address(input).startsWith(host))), down()),
    () => 0,
  )
  await Promise.allSettled([1, 2, 3, 4].map(() => fetch('/')))
  await fetch('/').catch(() => undefined)
  expect(live).toBe(1)
  await fetch('/', { signal: AbortSignal.abort() }).catch(() => undefined)
  await fetch('/').catch(() => undefined)
  expect(live).toBe(2)
})

test('a host that does not answer in time is replaced too', async () => {
  const seen: string[] = []
  const clock = new FakeClock()
  const fetch = anyHost(
    hosts,
    (input, init) => {
      seen.push(address(input))
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    },
    () => 0,
  )
  const sdk = createBrandClient({ fetch, clock, session: createSessionStore(), timeoutMs: 2000 })
  await clock.until(sdk.system.whitelabel()).catch(() => undefined)
  expect(seen.map((url) => new URL(url).origin)).toEqual(hosts)
  sdk.close()
})

test('a gateway with other paths is called by those, the sealed ones and the status among them', async () => {
  const seen: string[] = []
  const status = { jwks: { keys: [] }, serverTime: new Date().toISOString() }
  const sdk = createBrandClient({
    paths: {
      'games.list': '/wps/relay/GCSGAME_gameListV3',
      'system.status': '/v9/status',
      'session.login': '/v9/login',
    },
    fetch: async (input) => (
      seen.push(address(input)),
      Response.json({ success: true, value: { ...status, games: [], challenge: {} }, requestId: 'r' })
    ),
    session: createSessionStore(),
    solve: async () => 'solved',
    cipher: async (host) => {
      await host.call(systemStatus, {})
      return { seal: async ({ path }) => ({ headers: {}, body: JSON.stringify({ sealedFor: path }) }) }
    },
  })
  await sdk.games.list()
  await sdk.system.countries()
  await sdk.session.login({ username: 'u', password: 'p' }).catch(() => undefined)
  expect(seen).toEqual([
    '/wps/relay/GCSGAME_gameListV3',
    '/wps/system/country',
    '/v9/status',
    '/wps/system/challenge?purpose=login',
    '/v9/login',
  ])
  expect(sdk.games.list.endpoint.name).toBe('games.list')
  sdk.close()
})

test('the choice outlives a reload, changes when it must, and a host that is no longer offered is forgotten', async () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  let seen = ''
  const page = (random: number, offered = hosts, up = true) =>
    anyHost(
      offered,
      (input) => ((seen = address(input)), up ? ok() : down()),
      () => random,
      storage,
    )('/x').catch(() => undefined)
  await page(0.5)
  expect(seen).toBe('https://b.test/x')
  await page(0)
  expect(seen).toBe('https://b.test/x')
  await page(0, hosts, false)
  await page(0)
  expect(seen).toBe('https://c.test/x')
  await page(0, hosts.slice(0, 2))
  expect(seen).toBe('https://a.test/x')
  const closed = {
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => {
      throw new Error('closed')
    },
  }
  await anyHost(
    hosts,
    (input) => ((seen = address(input)), ok()),
    () => 0.9,
    closed,
  )('/x')
  expect(seen).toBe('https://c.test/x')
})
