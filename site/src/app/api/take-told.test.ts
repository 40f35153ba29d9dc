import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { takeTold } from './take-told.ts'

const queryKey = ['content', 'unread']

it('stays, whatever a call answers that was asked before', async () => {
  const client = new QueryClient()
  const answer = Promise.withResolvers<number>()
  const asked = client.fetchQuery({ queryKey, queryFn: () => answer.promise })
  const told = [takeTold(client, queryKey, () => 2), takeTold(client, queryKey, () => 3)]
  expect(client.getQueryData(queryKey)).toBe(3)
  answer.resolve(1)
  await Promise.all([asked, ...told])
  expect(client.getQueryData(queryKey)).toBe(3)
  // One that is asked afterwards knows better.
  await client.fetchQuery({ queryKey, queryFn: () => 4 })
  expect(client.getQueryData(queryKey)).toBe(4)
})

it('is a part of an answer that has yet to come', async () => {
  const client = new QueryClient()
  const answer = Promise.withResolvers<{ rewards: number; tickets: number }>()
  const asked = client.fetchQuery({ queryKey, queryFn: () => answer.promise })
  const told = takeTold<{ rewards: number; tickets: number }>(
    client,
    queryKey,
    (known) => known && { ...known, tickets: 2 },
  )
  answer.resolve({ rewards: 5, tickets: 1 })
  await Promise.all([asked, told])
  expect(client.getQueryData(queryKey)).toEqual({ rewards: 5, tickets: 2 })
})
