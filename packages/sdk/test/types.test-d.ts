import { expectTypeOf, test } from 'vitest'
import {
  createBrandClient,
  createCaller,
  gamesList,
  isGatewayError,
  type Balance,
  type Game,
  type GatewayError,
  type LoginResult,
  type Page,
} from '../client/index.ts'
import { mutation, query } from '../react/index.ts'

const sdk = createBrandClient()

test('inputs are strict, and may be left out where all of them may', () => {
  expectTypeOf(sdk.games.list).toBeCallableWith()
  expectTypeOf(sdk.games.list).toBeCallableWith({ filter: 'HOT', pageNo: 2 }, { signal: new AbortController().signal })
  // @ts-expect-error an enum of a request is closed
  void sdk.games.list({ filter: 'COLD' })
  // @ts-expect-error login needs its input
  void sdk.session.login()
  // @ts-expect-error no unknown fields
  void sdk.favourites.add({ nodeId: 1, extra: true })
})

test('outputs are pages, values, and open enums', () => {
  expectTypeOf(sdk.games.list()).resolves.toEqualTypeOf<Page<Game>>()
  expectTypeOf(sdk.wallet.balance()).resolves.toEqualTypeOf<Balance>()
  expectTypeOf(sdk.session.freePlay()).resolves.toEqualTypeOf<LoginResult>()
  expectTypeOf<string>().toExtend<Game['status']>()
  expectTypeOf(createCaller()(gamesList, {})).resolves.toEqualTypeOf<Page<Game>>()
})

test('events, errors, queries and mutations carry their types', () => {
  sdk.stream.subscribe('balance', (data) => expectTypeOf(data).toEqualTypeOf<Balance>())
  // @ts-expect-error no such event
  sdk.stream.subscribe('weather', () => undefined)
  const error: unknown = undefined
  if (isGatewayError(error)) expectTypeOf(error).toEqualTypeOf<GatewayError>()
  expectTypeOf(query(sdk.games.list, {}).queryFn).returns.resolves.toEqualTypeOf<Page<Game>>()
  expectTypeOf(mutation(sdk.session.logout).mutationFn)
    .parameter(0)
    .toEqualTypeOf<Record<string, never> | void | undefined>()
})

test('a request takes what an answer contains, known to this client or newer', () => {
  const game = {} as Game
  expectTypeOf(sdk.games.list).toBeCallableWith({ gameType: game.gameType, volatility: undefined })
  const { nodeId, vassalage, gameType } = game
  expectTypeOf(sdk.games.launch).toBeCallableWith({ nodeId, vassalage, gameType, language: 'en', backUrl: '/' })
})
