import { GatewayError } from '@brand/sdk'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { idsKey, hasFavourites, type FavouriteGame } from './favourites.ts'
import { setFavourite as setAnd } from './set-favourite.ts'

const game = { nodeId: 7, vassalage: 'JL', gameType: 'RNG' } as const
const other = { ...game, nodeId: 8 }
let client: QueryClient
const told = vi.fn<() => void>()
const setFavourite = (
  of: QueryClient,
  epoch: number,
  one: FavouriteGame,
  on: boolean,
  send: Parameters<typeof setAnd>[4],
) => setAnd(of, epoch, one, on, send, told)
beforeEach(() => {
  client = new QueryClient()
  told.mockClear()
  client.setQueryData(idsKey(1), ['5'])
})
const ids = () => client.getQueryData(idsKey(1))

/** A gateway whose answers the test gives one by one. */
function gateway() {
  const asked: { wish: string; nodeId: unknown; answer: (error?: Error) => void }[] = []
  const ask = (wish: string) => (input: { nodeId: unknown }) =>
    new Promise<never>((resolve, reject) =>
      asked.push({
        wish,
        nodeId: input.nodeId,
        answer: (error) => (error ? reject(error) : resolve(undefined as never)),
      }),
    )
  return {
    asked,
    send: { add: ask('add'), remove: ask('remove') } as unknown as NonNullable<Parameters<typeof setAnd>[4]>,
  }
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

it('shows the change at once, sends the desired state, and keeps it', async () => {
  const { asked, send } = gateway()
  const done = setFavourite(client, 1, game, true, send)
  expect(ids()).toEqual(['5', '7'])
  await turn()
  expect(asked).toMatchObject([{ wish: 'add', nodeId: 7 }])
  asked[0]?.answer()
  expect(told).not.toHaveBeenCalled()
  await done
  expect(ids()).toEqual(['5', '7'])
  expect(told).toHaveBeenCalledOnce()
})

it('reverts a refused change and returns its error', async () => {
  const { asked, send } = gateway()
  const added = setFavourite(client, 1, game, true, send)
  await turn()
  asked[0]?.answer(new GatewayError({ code: 'throttled', status: 429 }))
  await expect(added).rejects.toMatchObject({ code: 'throttled' })
  expect(ids()).toEqual(['5'])

  const removed = setFavourite(client, 1, { ...game, nodeId: 5 }, false, send)
  expect(ids()).toEqual([])
  await turn()
  asked[1]?.answer(new GatewayError({ code: 'network_abnormal', status: 0 }))
  await expect(removed).rejects.toBeInstanceOf(GatewayError)
  expect(ids()).toEqual(['5'])
  expect(told).not.toHaveBeenCalled()
})

it('sends one change after the other, and a refusal reverts only its own', async () => {
  const { asked, send } = gateway()
  const first = setFavourite(client, 1, game, true, send).catch(() => 'refused')
  const second = setFavourite(client, 1, other, true, send)
  await turn()
  expect(asked).toHaveLength(1)
  asked[0]?.answer(new GatewayError({ code: 'unavailable', status: 503 }))
  expect(await first).toBe('refused')
  await turn()
  asked[1]?.answer()
  await second
  expect(ids()).toEqual(['5', '8'])
})

it.each([
  ['kept', undefined],
  ['refused', new GatewayError({ code: 'throttled', status: 429 })],
])('a change before the others are known, %s: they are fetched once the last one is answered', async (_, error) => {
  const all = ['5', '7', '8']
  const load = vi.fn(async () => all)
  client.removeQueries()
  const stop = new QueryObserver(client, { queryKey: idsKey(1), queryFn: load, staleTime: Infinity }).subscribe(
    () => {},
  )
  const { asked, send } = gateway()
  const first = setFavourite(client, 1, game, true, send).catch(() => {})
  const second = setFavourite(client, 1, other, true, send)
  expect(ids()).toEqual(['7', '8'])
  load.mockClear()
  await turn()
  asked[0]?.answer(error)
  await first
  await turn()
  expect(load).not.toHaveBeenCalled()
  asked[1]?.answer()
  await second
  await turn()
  expect(load).toHaveBeenCalledOnce()
  expect(ids()).toEqual(all)
  stop()
})

it.each(['before', 'after'])(
  'a list that was asked for before the change, and comes %s it, is not kept',
  async (when) => {
    const lists: ((list: string[]) => void)[] = []
    const load = () => new Promise<string[]>((resolve) => lists.push(resolve))
    const observer = new QueryObserver(client, { queryKey: idsKey(1), queryFn: load, staleTime: Infinity })
    const stop = observer.subscribe(() => {})
    const { asked, send } = gateway()
    const done = setFavourite(client, 1, game, true, send)
    // Another tab has changed some.
    void client.invalidateQueries({ queryKey: idsKey(1) })
    await turn()
    if (when === 'before') lists[0]?.(['5'])
    await turn()
    asked[0]?.answer()
    await done
    await turn()
    lists[0]?.(['5'])
    lists[1]?.(['5', '7'])
    await turn()
    expect(ids()).toEqual(['5', '7'])
    expect(lists).toHaveLength(2)
    stop()
  },
)

it('the same change twice is one favourite', async () => {
  const { asked, send } = gateway()
  const done = setFavourite(client, 1, { ...game, nodeId: 5 }, true, send)
  expect(ids()).toEqual(['5'])
  await turn()
  asked[0]?.answer()
  await done
})

it('real accounts keep favourites', () => {
  expect((['visitor', 'pending', 'member', 'trial', 'agent'] as const).filter(hasFavourites)).toEqual([
    'member',
    'agent',
  ])
})
