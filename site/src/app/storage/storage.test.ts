import { afterEach, expect, it, vi } from 'vitest'
import { forgetSession, oneOf, slot } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const fruit = slot('localStorage', 'fruit', oneOf('mango', 'lychee'))

it('keeps, reads back and forgets', () => {
  expect(fruit.read()).toBeUndefined()
  fruit.write('mango')
  expect([fruit.read(), localStorage.getItem('fruit')]).toEqual(['mango', 'mango'])
  fruit.write(null)
  expect(localStorage.length).toBe(0)
})

it('drops foreign values, and returns nothing where the parser throws', () => {
  localStorage.setItem('fruit', '{"mango":')
  expect([fruit.read(), localStorage.getItem('fruit')]).toEqual([undefined, null])
  localStorage.setItem('json', '{')
  expect(slot('localStorage', 'json', (text) => JSON.parse(text) as unknown).read()).toBeUndefined()
})

it('works without storage', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  fruit.write('mango')
  expect(fruit.read()).toBeUndefined()
})

it('removes the data of the person and keeps that of the operator and the tab', () => {
  for (const key of [
    'person',
    'draft.deposit',
    'referralCode',
    'cache.lanes',
    'merchantCode',
    'USER_POPUP',
    'reloadedAt',
  ])
    sessionStorage.setItem(key, '1')
  localStorage.setItem('lang', 'bn')
  forgetSession()
  expect(Object.keys(sessionStorage).sort()).toEqual(['USER_POPUP', 'merchantCode', 'reloadedAt'])
  expect(localStorage.getItem('lang')).toBe('bn')
})
