import { afterEach, expect, test } from 'vitest'
import { createBrandClient, type BrandClient } from '../client/index.ts'
import { fakeFetch, login, ok } from '../test/server.ts'
import { cookieSession } from './cookie.ts'
import { memoryStorage } from './storage.ts'

const name = `cookie.${'0'.repeat(64)}`
const open: BrandClient[] = []
afterEach(() => open.splice(0).forEach((sdk) => sdk.close()))

function visit(storage = memoryStorage(), token = name) {
  const { fetch, seen } = fakeFetch(ok(login(token)))
  const sdk = createBrandClient({ ...cookieSession(fetch, storage) })
  open.push(sdk)
  return { sdk, seen, storage }
}

test('requests a cookie, calls by its name, and is the same person at the next visit', async () => {
  const { sdk, seen, storage } = visit()
  await sdk.session.remembered()
  await sdk.session.remembered().catch(() => undefined)
  expect(seen.map(({ headers }) => headers.get('x-session-store'))).toEqual(['cookie', 'cookie'])
  const next = visit(storage)
  expect(next.sdk.store.get().session?.token).toBe(name)
  await next.sdk.member.info()
  expect(next.seen[0]?.headers.get('authorization')).toBe(`Bearer ${name}`)
  next.sdk.store.end('logout')
  expect(storage.read()).toBeNull()
})

test('the token of a gateway that knows no cookie is stored nowhere', async () => {
  const { sdk, storage } = visit(memoryStorage(), 'token-one-0001')
  await sdk.session.remembered()
  expect(sdk.store.get().session?.token).toBe('token-one-0001')
  expect(storage.read()).toBeNull()
})

test('where there is no storage it lives until the reload', async () => {
  const { fetch } = fakeFetch(ok(login(name)))
  const sdk = createBrandClient({ ...cookieSession(fetch) })
  open.push(sdk)
  await sdk.session.remembered()
  expect(sdk.store.get().session?.token).toBe(name)
})
