import { expect, it } from 'vitest'
import { heldFor, hold, letGo } from './recent-password.ts'

it('is there for the session it opened, until it was used, and in no storage', () => {
  hold('token-of-rahim', 'Padma2026')
  expect(heldFor('token-of-rahim')).toBe('Padma2026')
  expect([heldFor('token-of-karim'), heldFor(undefined)]).toEqual([undefined, undefined])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Padma2026')
  letGo()
  expect(heldFor('token-of-rahim')).toBeUndefined()
})
