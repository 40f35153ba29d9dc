import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { otherWindow } from '../../test/otherWindow.ts'
import { createToasts } from './index.ts'
import { useToastKeys } from './useToastKeys.ts'

it('hears the keys of the window that the messages are in', () => {
  const { view, page, end } = otherWindow()
  const region = page.body.appendChild(page.createElement('ol'))
  page.body.appendChild(page.createElement('div')).setAttribute('aria-modal', 'true')
  const toasts = createToasts()
  const { result } = renderHook(() => useToastKeys(toasts, region))
  const press = (on: Window & typeof globalThis) =>
    act(() => void on.dispatchEvent(new on.KeyboardEvent('keydown', { key: 'F8' })))
  act(() => void toasts.show({ title: 'Deposit arrived' }))
  press(window)
  expect(result.current).toBe(false)
  press(view)
  expect(result.current).toBe(true)
  end()
})
