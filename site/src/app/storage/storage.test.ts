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

const closed = () =>
  ['localStorage', 'sessionStorage'].map((area) =>
    vi.spyOn(globalThis, area as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  )

it('keeps until the reload what closed storage does not take', () => {
  closed()
  expect(fruit.read()).toBeUndefined()
  expect(fruit.write('mango')).toBe(false)
  expect(fruit.read()).toBe('mango')
  fruit.write(null)
  expect(fruit.read()).toBeUndefined()
})

it('prefers what full storage did not take to what it has', () => {
  fruit.write('mango')
  const full = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    ...localStorage,
    getItem: () => 'mango',
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect([fruit.write('lychee'), fruit.read()]).toEqual([false, 'lychee'])
  full.mockRestore()
  expect([fruit.write('lychee'), fruit.read(), localStorage.getItem('fruit')]).toEqual([true, 'lychee', 'lychee'])
})

it('removes the data of the person without storage too', () => {
  closed()
  const [draft, popup] = ['draft.deposit', 'USER_POPUP'].map((key) => slot('sessionStorage', key, (text) => text))
  draft?.write('500')
  popup?.write('1')
  forgetSession()
  expect([draft?.read(), popup?.read()]).toEqual([undefined, '1'])
  popup?.write(null)
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
