import { GatewayError } from '@brand/sdk'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { asksSecond, useHeld, useSecond, type Second } from './second.ts'

it('a second step outlives being mounted twice, and ends with its dialog', () => {
  expect(asksSecond(new GatewayError({ code: 'second_factor_required', details: { stepId: 'one' } }), () => {})).toBe(
    true,
  )
  const shown = renderHook(() => useSecond())
  const dialog = renderHook(() => useHeld(shown.result.current as Second), { reactStrictMode: true })
  expect(shown.result.current?.stepId).toBe('one')
  act(() => dialog.unmount())
  expect(shown.result.current).toBeUndefined()
})
