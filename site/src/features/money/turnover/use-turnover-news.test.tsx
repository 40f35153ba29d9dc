import type { StreamEvents } from '@brand/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { createQueryClient } from '../../../app/api/query-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useTurnoverNews } from './use-turnover-news.ts'

it('refetches what the page shows when turnover is pushed, and nothing else', async () => {
  let push: ((news: StreamEvents['turnover']) => void) | undefined
  const stop = vi.fn<() => void>()
  vi.spyOn(sdk.stream, 'subscribe').mockImplementation((name, listener) => {
    expect(name).toBe('turnover')
    push = listener as typeof push
    return stop
  })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push((input instanceof Request ? input.url : String(input)).split('/').at(-1)?.split('?')[0] ?? '')
    return Response.json({ success: true, value: { remaining: asked.length }, requestId: 'r' })
  })
  const client = createQueryClient()
  const { result, rerender, unmount } = renderHook(
    ({ shown }) => {
      useTurnoverNews()
      return [
        useApiQuery(member.turnover.info, {}, { enabled: shown }).data,
        useApiQuery(member.limits.profile, {}).data,
      ]
    },
    {
      initialProps: { shown: true },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  await waitFor(() => expect(result.current.every((data) => data !== undefined)).toBe(true))
  const before = asked.length
  const figure = { open: 1, remaining: '90.00', percent: 10 }
  act(() => push?.(figure))
  await waitFor(() => expect(asked.length).toBe(before + 1))
  expect(asked.at(-1)).toBe(asked.find((path) => /turnover/i.test(path)))
  rerender({ shown: false })
  act(() => push?.(figure))
  await act(async () => {})
  expect(asked.length).toBe(before + 1)
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})
