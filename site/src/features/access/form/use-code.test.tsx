import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCode } from './use-code.ts'

vi.mock('../access-text.ts', () => ({ useAccessText: () => () => 'refused' }))
vi.mock('../../../app/forms/use-api-mutation.ts', () => ({
  useApiMutation: ({ onSuccess }: { onSuccess: (sent: { expiredMinutes: number }) => void }) => ({
    mutate: () => onSuccess({ expiredMinutes: 5 }),
    isPending: false,
    reset: () => {},
  }),
}))
const form = { need: () => undefined, show: () => {} }
const send = async () => ({ expiredMinutes: 5 })

it('waits 60 seconds for each minute the gateway answered, for that address alone', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { result } = renderHook(() => useCode({ typed: { mobileNum: '017', username: 'kept' } }))
  expect(result.current.until).toBeUndefined()
  act(() => result.current.send(send, [], form))
  expect(result.current.until).toBe(1_000_000 + 5 * 60_000)
  act(() => result.current.typed({ mobileNum: '017', verificationCode: '12' }))
  expect(result.current.until).toBe(1_000_000 + 5 * 60_000)
  act(() => result.current.typed({ mobileNum: '018' }))
  expect(result.current.until).toBeUndefined()
  act(() => result.current.typed({ mobileNum: '017' }))
  expect(result.current.until).toBe(1_000_000 + 5 * 60_000)
  vi.useRealTimers()
})

it('waits for a code that is on its way', () => {
  const { result } = renderHook(() => useCode({ already: { expiredMinutes: 2 } }))
  expect((result.current.until ?? 0) - Date.now()).toBeGreaterThan(119_000)
})
