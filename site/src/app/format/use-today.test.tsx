import { fixtures } from '@brand/sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../api/client.ts'
import { statusKey } from '../api/status.ts'
import { useToday } from './use-today.ts'

afterEach(() => void vi.restoreAllMocks())

it('is the day of the server as soon as its clock is known, whatever the clock of the device says', () => {
  const client = new QueryClient()
  client.setQueryData(statusKey, fixtures.system.status)
  const now = vi.spyOn(sdk, 'now').mockReturnValue(Date.parse('2031-05-20T10:00:00Z'))
  const { result, rerender } = renderHook(useToday, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBe('2031-05-20')
  now.mockReturnValue(Date.parse('2026-11-30T20:00:00Z'))
  rerender()
  // After midnight in Dhaka.
  expect(result.current).toBe('2026-12-01')
})
