import { expect, it } from 'vitest'
import { createQueryClient, forgetOthers } from './query-client.ts'

it('removes the cache of the previous account and keeps shared queries', () => {
  const client = createQueryClient()
  client.setQueryData(['wallet', 'balance', { epoch: 1 }], 'theirs')
  client.setQueryData(['wallet', 'balance', { epoch: 2 }], 'mine')
  client.setQueryData(['games', 'recent', { epoch: 1, language: 'en', input: {} }], 'theirs')
  client.setQueryData(['system', 'status'], 'anybody’s')
  forgetOthers(client, 2)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.state.data),
  ).toEqual(['mine', 'anybody’s'])
})
