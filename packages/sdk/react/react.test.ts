// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { createBrandClient, createSessionStore } from '../client/index.ts'
import { fakeFetch, silent } from '../test/server.ts'
import { createFakeClient, fixtures, session } from '../testing/index.ts'
import { mutation, query, useSession } from './index.ts'

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

test('a query calls through the client, with its signal, and does not retry on top of it', async () => {
  const sdk = createFakeClient()
  const options = query(sdk.games.list, { filter: 'HOT' })
  expect(options.retry).toBe(false)
  const client = new QueryClient()
  expect(await client.fetchQuery(options)).toEqual(fixtures.games.list)
  expect(sdk.calls).toEqual([{ name: 'games.list', input: { filter: 'HOT' } }])
  expect(client.getQueryData(options.queryKey)?.items.length).toBe(fixtures.games.list.items.length)
})

test('a cancelled query aborts its call', async () => {
  const { fetch, seen } = fakeFetch(silent)
  const sdk = createBrandClient({ fetch, session: createSessionStore() })
  const client = new QueryClient()
  const request = client.fetchQuery(query(sdk.games.hot)).catch(() => 'given up')
  await vi.waitFor(() => expect(seen.length).toBe(1))
  await client.cancelQueries()
  expect(await request).toBe('given up')
  expect(sdk.games.hot.endpoint.cache).toBe('language')
  const list = client.fetchQuery(query(sdk.games.list)).catch(() => 'given up')
  await vi.waitFor(() => expect(seen.length).toBe(2))
  await client.cancelQueries()
  expect(await list).toBe('given up')
  // A cached call is shared, so only the waiting ends; an uncached one is aborted.
  expect(seen.map(({ signal }) => signal?.aborted)).toEqual([false, true])
})

test('the answer under its key is only found by the same person and language', () => {
  let language = 'en'
  const sdk = createFakeClient({}, { language: () => language })
  const key = () => JSON.stringify(query(sdk.wallet.balance).queryKey)
  const keys = [key(), key()]
  sdk.store.set(session())
  keys.push(key())
  sdk.store.renew(session({ token: 'fixture-token-0002' }))
  keys.push(key())
  language = 'bn'
  keys.push(key())
  sdk.store.end('logout')
  keys.push(key())
  expect(keys.map((text) => keys.indexOf(text))).toEqual([0, 0, 2, 2, 4, 5])
})

test('a mutation takes the input, or nothing where nothing need be sent', async () => {
  const sdk = createFakeClient({}, { signedIn: true })
  const client = new QueryClient()
  const run = <V, D>(options: { mutationFn?: (input: V, context: never) => Promise<D> }, input: V) =>
    client
      .getMutationCache()
      .build(client, options as Parameters<ReturnType<QueryClient['getMutationCache']>['build']>[1])
      .execute(input)
  await run(mutation(sdk.favourites.add), { nodeId: 7 })
  await run(mutation(sdk.session.logout), undefined)
  expect(sdk.calls).toEqual([
    { name: 'favourites.add', input: { nodeId: 7 } },
    { name: 'session.logout', input: {} },
  ])
  expect(mutation(sdk.favourites.add).mutationKey).toEqual(['favourites', 'add'])
})

test('the session is rerendered when it changes, and is a visitor’s in prerendered pages', () => {
  const sdk = createFakeClient({}, { signedIn: true })
  const View = () => createElement('p', null, useSession(sdk).session?.token ?? 'visitor')
  expect(renderToString(createElement(View))).toBe('<p>visitor</p>')
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(createElement(View)))
  expect(place.textContent).toBe('fixture-token-0001')
  act(() => sdk.store.end('expired'))
  expect(place.textContent).toBe('visitor')
  act(() => root.unmount())
})
