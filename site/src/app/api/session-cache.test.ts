import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { keepInSession } from './session-cache.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

const lanes = {
  data: { lanes: [{ gameCategory: 'RNG', title: 'Casino', cards: [{ vassalage: 'PG', displayName: 'PG' }] }] },
}
const hot = { items: [{ nodeId: 1, gameName: 'Padma', iconUrl: '/a.svg', vassalage: 'PG', gameType: 'RNG' }] }
const key = (area: string, name: string, input: object = {}, language = 'en') => [
  area,
  name,
  { epoch: 0, language, input },
]

/** A client of a page in this tab that sends one query. */
async function page(language = 'en') {
  const client = createQueryClient()
  keepInSession(client, language, 0)
  return {
    client,
    ask: (queryKey: unknown[], answer: unknown) => client.fetchQuery({ queryKey, queryFn: async () => answer }),
  }
}

it('keeps the cached calls over a reload, in the language of their response', async () => {
  const { ask } = await page()
  await ask(key('games', 'lanes'), lanes)
  await ask(key('games', 'hot', { pageSize: 12 }), hot)
  await ask(key('games', 'hot', { pageNo: 2 }), { items: [] })
  await ask(key('games', 'list'), hot)
  await ask(key('wallet', 'merchant'), { isSingle: true })
  expect(Object.keys(sessionStorage).sort()).toEqual(['cache.games.hot', 'cache.games.lanes', 'cache.wallet.merchant'])
  const { client } = await page()
  expect(client.getQueryData(key('games', 'lanes'))).toEqual(lanes)
  expect(client.getQueryData(key('games', 'hot', { pageSize: 12 }))).toEqual(hot)
  expect((await page('bn')).client.getQueryData(key('games', 'lanes', {}, 'bn'))).toBeUndefined()
})

it('refetches what an operator sets', async () => {
  const { ask } = await page()
  await ask(key('wallet', 'merchant'), { isSingle: true })
  await ask(key('games', 'lanes'), lanes)
  const { client } = await page()
  const stale = (queryKey: unknown[]) => client.getQueryCache().find({ queryKey })?.isStaleByTime(30_000)
  expect([stale(key('wallet', 'merchant')), stale(key('games', 'lanes'))]).toEqual([true, false])
})

it('lets an answer grow old over a reload as it would without', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ask } = await page()
  await ask(key('games', 'hot'), hot)
  vi.advanceTimersByTime(60_000)
  const { client } = await page()
  const query = client.getQueryCache().find({ queryKey: key('games', 'hot') })
  expect([query?.state.data, query?.isStaleByTime(30_000), query?.isStaleByTime(90_000)]).toEqual([hot, true, false])
})

it.each([
  '',
  'null',
  '{',
  '7',
  '{"version":1}',
  '{"version":2,"at":0,"language":"en","input":{},"data":{"data":{"lanes":[{"gameCategory":7}]}}}',
  '{"version":2,"at":0,"language":"en","input":null,"data":{}}',
  '{"version":2,"at":0,"language":"en","input":{},"data":null}',
])('believes nothing that is not ours: %s', async (text) => {
  for (const name of ['games.lanes', 'games.hot', 'system.registerRules', 'wallet.merchant'])
    sessionStorage.setItem(`cache.${name}`, text)
  const { client } = await page()
  expect(client.getQueryCache().getAll()).toEqual([])
})
