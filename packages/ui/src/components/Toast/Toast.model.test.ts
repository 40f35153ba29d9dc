import { expect, it, vi } from 'vitest'
import { createToasts } from './Toast.model.ts'

const titles = (toasts: ReturnType<typeof createToasts>) => toasts.shown().map(({ title }) => title)

it('shows the oldest and lets the others wait', () => {
  const toasts = createToasts(2)
  const ids = ['a', 'b', 'c'].map((title) => toasts.show({ title }))
  expect(titles(toasts)).toEqual(['a', 'b'])
  toasts.dismiss(ids[0] ?? 0)
  expect(titles(toasts)).toEqual(['b', 'c'])
})

it('does not show the same words twice at a time', () => {
  const toasts = createToasts()
  const first = toasts.show({ title: 'Saved', tone: 'success' })
  expect(toasts.show({ title: 'Saved', tone: 'success' })).toBe(first)
  toasts.show({ title: 'Saved', tone: 'danger' })
  const act = { label: 'Undo', onSelect: () => {} }
  toasts.show({ title: 'Removed', action: act })
  toasts.dismiss(first)
  expect(toasts.show({ title: 'Saved', tone: 'success' })).not.toBe(first)
  expect(titles(toasts)).toEqual(['Saved', 'Removed', 'Saved'])
})

it('stays longer with an action or an error', () => {
  const toasts = createToasts(4)
  toasts.show({ title: 'a' })
  toasts.show({ title: 'b', tone: 'danger' })
  toasts.show({ title: 'c', action: { label: 'Undo', onSelect: () => {} } })
  toasts.show({ title: 'd', durationMs: 1 })
  expect(toasts.shown().map(({ durationMs }) => durationMs)).toEqual([5000, 10_000, 10_000, 1])
})

it('notifies its listeners, and only of changes', () => {
  const toasts = createToasts()
  const listener = vi.fn()
  const stop = toasts.subscribe(listener)
  const id = toasts.show({ title: 'a' })
  const before = toasts.shown()
  toasts.dismiss(99)
  expect(toasts.shown()).toBe(before)
  toasts.dismiss(id)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  toasts.show({ title: 'b' })
  expect(listener).toHaveBeenCalledTimes(2)
})
