import { describe, expect, test, vi } from 'vitest'
import { contract } from '../contract/index.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { createBrandClient, createSessionStore, GatewayError } from '../client/index.ts'
import { fakeFetch, ok } from '../test/server.ts'
import { checkedFetch, createFakeClient, fixtures, game, pageOf } from './index.ts'
import { wireOf } from './fake-client.ts'

const calls = Object.entries(contract).flatMap(([area, list]) =>
  Object.entries(list as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${area}.${name}`,
    endpoint,
    value: (fixtures as unknown as Record<string, Record<string, unknown>>)[area]?.[name],
  })),
)

describe('fixtures', () => {
  test.each(calls)('$name is what the contract promises, and nothing more', ({ endpoint, value }) => {
    const wire = wireOf({ list: endpoint.list?.key }, value)
    expect(endpoint.output.parse(wire)).toEqual(wire)
  })

  test('a checked client reports what is wrong, and where', async () => {
    const { balance } = fixtures.wallet
    const answer = (value: unknown) =>
      createBrandClient({
        session: createSessionStore(),
        fetch: checkedFetch(fakeFetch(ok(value)).fetch),
      }).wallet.balance()
    expect(await answer(balance)).toEqual(balance)
    expect(await answer({ ...balance, extra: 1 })).toEqual({ ...balance, extra: 1 })
    await expect(answer({ ...balance, sumBalance: 10 })).rejects.toMatchObject({
      message: expect.stringMatching(/^value\.sumBalance: /),
      details: { reason: 'wrong_shape' },
    })
  })
})

describe('the fake client', () => {
  test('answers every call with its fixture', async () => {
    const sdk = createFakeClient({}, { signedIn: true })
    expect(await sdk.games.list({ filter: 'HOT', pageNo: 2 })).toEqual(fixtures.games.list)
    expect(await sdk.wallet.balance()).toEqual(fixtures.wallet.balance)
    expect(sdk.calls).toEqual([
      { name: 'games.list', input: { filter: 'HOT', pageNo: 2 } },
      { name: 'wallet.balance', input: {} },
    ])
  })

  test('is overridden by values, functions and refusals', async () => {
    const sdk = createFakeClient({
      games: { list: ({ gameName = '' }) => pageOf([game({ gameName })]), hot: pageOf([]) },
      session: {
        login: ({ password }) => {
          if (password !== 'right')
            throw new GatewayError({ code: 'bad_credentials', status: 401, details: { captchaRequired: true } })
          return fixtures.session.login
        },
      },
    })
    expect((await sdk.games.list({ gameName: 'Kite' })).items[0]?.gameName).toBe('Kite')
    expect((await sdk.games.hot()).items).toEqual([])
    await expect(sdk.session.login({ username: 'u', password: 'wrong' })).rejects.toMatchObject({
      code: 'bad_credentials',
      details: { captchaRequired: true },
    })
    expect(sdk.store.get().session).toBeNull()
    await sdk.session.login({ username: 'u', password: 'right' })
    expect(sdk.store.get().session).toEqual(fixtures.session.login)
  })

  test('has a stream', async () => {
    const sdk = createFakeClient({}, { signedIn: true })
    const got = vi.fn()
    sdk.stream.subscribe('balance', got)
    await vi.waitFor(() => expect(sdk.emit('balance', fixtures.wallet.balance)).toBe(true))
    await vi.waitFor(() => expect(got).toHaveBeenCalledWith(fixtures.wallet.balance))
    sdk.close()
    expect(sdk.emit('balance', fixtures.wallet.balance)).toBe(false)
  })
})
