import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { ofAreas, refetchChanged } from './refetch-changed.ts'

it('asks again for a first answer that may be older than the change', async () => {
  const client = createQueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]!.promise)
  const seen: (string | undefined)[] = []
  const stop = new QueryObserver(client, { queryKey: ['favourites', 'ids'], queryFn }).subscribe(({ data, error }) => {
    expect(error).toBeNull()
    if (data !== seen.at(-1)) seen.push(data)
  })
  const changed = refetchChanged(client, ofAreas(['favourites']))
  answers[1]!.resolve('after')
  answers[0]!.resolve('before')
  await changed
  await vi.waitFor(() => expect(seen).toEqual(['after']))
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

it('refetches a known answer, and no other area', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'fresh')
  client.setQueryData(['inbox', 'list'], 'known')
  const stop = new QueryObserver(client, { queryKey: ['inbox', 'list'], queryFn, staleTime: Infinity }).subscribe(
    () => {},
  )
  await refetchChanged(client, ofAreas(['wallet']))
  expect(queryFn).not.toHaveBeenCalled()
  await refetchChanged(client, ofAreas(['wallet', 'inbox']))
  expect(client.getQueryData(['inbox', 'list'])).toBe('fresh')
  stop()
})
