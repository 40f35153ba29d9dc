import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSharedQuery } from './use-shared-query.ts'

afterEach(cleanup)

const key = ['figure']
const options = (answers: () => Promise<number>) => ({ queryKey: key, queryFn: answers, staleTime: 60_000 })

function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let [next, renders] = [1, 0]
  const answers = vi.fn(async () => next++)
  function Reader() {
    renders++
    return <li>{useSharedQuery(options(answers)).data ?? 'none'}</li>
  }
  const page = (readers: number) => (
    <QueryClientProvider client={client}>
      {Array.from({ length: readers }, (_, n) => (
        <Reader key={n} />
      ))}
    </QueryClientProvider>
  )
  const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  return { client, answers, page, texts, renders: () => renders }
}

it('asks once and observes once for all who read', async () => {
  const { client, answers, page, texts } = setUp()
  render(page(20))
  await waitFor(() => expect(new Set(texts())).toEqual(new Set(['1'])))
  expect(answers).toHaveBeenCalledOnce()
  expect(client.getQueryCache().find({ queryKey: key })?.getObserversCount()).toBe(1)
  act(() => void client.setQueryData(key, 7))
  await waitFor(() => expect(new Set(texts())).toEqual(new Set(['7'])))
})

it('renders nothing again while an answer that stays the same is asked for', async () => {
  const { client, page, texts, answers, renders } = setUp()
  render(page(3))
  await waitFor(() => expect(texts()[0]).toBe('1'))
  const before = renders()
  answers.mockResolvedValueOnce(1)
  await act(() => client.refetchQueries({ queryKey: key }))
  expect(renders()).toBe(before)
})

it('asks again for a later reader what has become old', async () => {
  const { client, answers, page, texts } = setUp()
  const { rerender } = render(page(1))
  await waitFor(() => expect(texts()).toEqual(['1']))
  rerender(page(2))
  expect(answers).toHaveBeenCalledOnce()
  act(() => void client.setQueryData(key, 5, { updatedAt: Date.now() - 61_000 }))
  rerender(page(3))
  await waitFor(() => expect(texts()).toEqual(['2', '2', '2']))
})

it('shows at once what came while nobody read, also of a query that was forgotten', async () => {
  const { client, page, texts } = setUp()
  const { rerender } = render(page(1))
  await waitFor(() => expect(texts()).toEqual(['1']))
  rerender(page(0))
  client.removeQueries({ queryKey: key })
  client.setQueryData(key, 9)
  rerender(page(1))
  expect(texts()).toEqual(['9'])
})
