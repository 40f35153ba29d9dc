import { GatewayError } from '@brand/sdk'
import { expect, it, vi } from 'vitest'
import { callOnce, intentOf, newKey } from './intent.ts'

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

it('keeps the key while no answer tells what became of the call, and has another one after that', async () => {
  const keys: string[] = []
  const press = (error?: GatewayError) =>
    callOnce('letter', 'rahim', { text: 'Good evening' }, async (key) => {
      keys.push(key)
      if (error) throw error
    }).catch(() => undefined)
  await press(new GatewayError({ code: 'network_abnormal' }))
  // Too soon after the first: refused before its key was looked at.
  await press(new GatewayError({ code: 'throttled', status: 429 }))
  await press(new GatewayError({ code: 'token_expired', status: 401 }))
  await press(new GatewayError({ code: 'maintenance', status: 503 }))
  await press(new GatewayError({ code: 'must_accept_terms', status: 403 }))
  await press()
  expect(new Set(keys).size).toBe(1)
  await press(new GatewayError({ code: 'not_in_team', status: 404 }))
  await press()
  expect(new Set(keys).size).toBe(3)
})
