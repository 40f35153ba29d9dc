import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fireEvent, render, screen } from '../test/render.tsx'
import { useLongPress } from './useLongPress.ts'

const onHeld = vi.fn()
const Held = () => <button {...useLongPress(onHeld)}>Card</button>
const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', isPrimary: pointerId === 1 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onHeld.mockClear()
})

it('is held no longer once it is taken away', () => {
  const { unmount } = render(<Held />)
  fireEvent.pointerDown(screen.getByRole('button'), finger(1))
  unmount()
  vi.advanceTimersByTime(1000)
  expect(onHeld).not.toHaveBeenCalled()
})

it('is not held by two fingers, which zoom', () => {
  render(<Held />)
  const card = screen.getByRole('button')
  fireEvent.pointerDown(card, finger(1))
  fireEvent.pointerDown(card, finger(2))
  fireEvent.pointerLeave(card, finger(1))
  fireEvent.pointerLeave(card, finger(2))
  vi.advanceTimersByTime(1000)
  expect(onHeld).not.toHaveBeenCalled()
})
