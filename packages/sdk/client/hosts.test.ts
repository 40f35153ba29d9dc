import { expect, test } from 'vitest'
import { createBrandClient } from './create-client.ts'
import { anyHost } from './hosts.ts'
import { createSessionStore } from '../session/store.ts'
import { FakeClock } from '../test/clock.ts'

const hosts = ['https://a.test', 'https://b.test', 'https://c.test']
const address = (input: RequestInfo | URL) => (typeof input === 'string' ? input : '')
const down = () => Promise.reject(new TypeError('fetch failed'))
const ok = async () => Response.json({ success: true, value: [], requestId: 'r' })

test('one host is chosen once and kept', async () => {
  const seen: string[] = []
  const fetch = anyHost(hosts, async input => (seen.push(address(input)), ok()), () => 0.5)
  for (let i = 0; i < 5; i++) await fetch('/wps/x')
  expect(new Set(seen)).toEqual(new Set(['https://b.test/wps/x']))
  const chosen = new Set(Array.from({ length: 200 }, () => {
    let first = ''
    void anyHost(hosts, async input => ((first = address(input)), ok()))('/')
    return first
  }))
  expect(chosen.size).toBe(3)
})

test('a host that is away gives way to the next, and the client’s own retry reaches it', async () => {
  const seen: string[] = []
  const clock = new FakeClock()
  const fetch = anyHost(hosts, input => (seen.push(address(input)), address(input).startsWith('https://b') ? down() : ok()), () => 0.5)
  const sdk = createBrandClient({ fetch, clock, session: createSessionStore() })
  await clock.until(sdk.system.whitelabel())
  expect(seen).toEqual(['https://b.test/wps/system/whitelabel', 'https://c.test/wps/system/whitelabel'])
  sdk.close()
})

test('many calls that fail together move on by one; one that was given up by none', async () => {
  let live = 0
  const fetch = anyHost(hosts, input => ((live = hosts.findIndex(host => address(input).startsWith(host))), down()), () => 0)
  await Promise.allSettled([1, 2, 3, 4].map(() => fetch('/')))
  await fetch('/').catch(() => undefined)
  expect(live).toBe(1)
  await fetch('/', { signal: AbortSignal.abort() }).catch(() => undefined)
  await fetch('/').catch(() => undefined)
  expect(live).toBe(2)
})
