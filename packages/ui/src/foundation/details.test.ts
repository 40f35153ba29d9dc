import { expect, it, vi } from 'vitest'
import { because, tell } from './details.ts'

it('tells a change with its reason and event, then makes it', () => {
  const calls: string[] = []
  const event = new Event('click')
  const handler = vi.fn(() => void calls.push('told'))
  expect(tell('a', because('choice', event), handler, (value) => calls.push(value))).toBe(true)
  expect(handler).toHaveBeenCalledWith('a', { reason: 'choice', event })
  expect(calls).toEqual(['told', 'a'])
})

it('makes no change that its handler cancels', () => {
  const make = vi.fn()
  expect(tell('a', because('choice', undefined), (_value, details) => details.cancel(), make)).toBe(false)
  expect(make).not.toHaveBeenCalled()
})

it('makes a change that nobody hears of', () => {
  const make = vi.fn()
  tell('a', because('choice', undefined), undefined, make)
  expect(make).toHaveBeenCalledWith('a')
})
