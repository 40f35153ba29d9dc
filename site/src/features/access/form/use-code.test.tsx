import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../app/api/query-client.ts'
import { createI18n } from '../../../app/i18n/i18n.ts'
import { useCode } from './use-code.ts'

const i18n = await createI18n('en', ['ui-first', 'site', 'access', 'err'])
const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  </QueryClientProvider>
)
const form = { need: () => undefined, show: () => {} }
const send = async () => ({ expiredMinutes: 5 })

afterEach(() => {
  cleanup()
})

it('waits 60 seconds for each minute the gateway answered, for that address alone', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { result } = renderHook(() => useCode({ typed: { mobileNum: '017', username: 'kept' } }), { wrapper })
  expect(result.current.until).toBeUndefined()
  await act(async () => result.current.send(send, [], form))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.until).toBe(1_000_000 + 5 * 60_000)
  act(() => result.current.typed({ mobileNum: '017', verificationCode: '12' }))
  expect(result.current.until).toBe(1_000_000 + 5 * 60_000)
  act(() => result.current.typed({ mobileNum: '018' }))
  expect(result.current.until).toBeUndefined()
  act(() => result.current.typed({ mobileNum: '017' }))
  expect(result.current.until).toBe(1_000_000 + 5 * 60_000)
})

it('waits for a code that is on its way', () => {
  const { result } = renderHook(() => useCode({ already: { expiredMinutes: 2 } }), { wrapper })
  expect((result.current.until ?? 0) - Date.now()).toBeGreaterThan(119_000)
})
