import { expect, it, vi } from 'vitest'
import { intentOf, newKey } from './intent.ts'

it('makes keys that are random UUIDs', () => {
  const keys = Array.from({ length: 200 }, newKey)
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

it('keeps the key of a press without storage too', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { key } = intentOf('deposit', 'rahim').begin({ amount: '500' })
  expect(intentOf('deposit', 'rahim').begin({ amount: '500' }).key).toBe(key)
  expect(intentOf('deposit', 'rahim').begin({ amount: '600' }).key).not.toBe(key)
  vi.restoreAllMocks()
})
