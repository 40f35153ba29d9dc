import { expect, it } from 'vitest'
import { addressOf, passwordDue } from './open-dialogs.ts'
import { dialogAt, isAgentPath } from './site-dialogs.ts'

it('opens over home by address, and leads back on this site only', () => {
  expect(dialogAt('/login', '?redirect=%2Ffavorite')).toEqual({ name: 'login', next: '/favorite' })
  expect(dialogAt('/register', '?referralCode=VR1')).toEqual({ name: 'register', next: '/' })
  expect(dialogAt('/login', '?redirect=https://evil.example')).toEqual({ name: 'login', next: '/' })
  expect(dialogAt('/rng', '?redirect=/x')).toBeNull()
})

it('knows the agents’ addresses', () => {
  expect(['/agent', '/agentHome', '/', '/login'].map(isAgentPath)).toEqual([true, true, false, false])
})

it('goes from one address to the other with its aim', () => {
  expect(dialogAt('/register', new URL(addressOf('register', '/favorite?type=a'), 'http://x').search)).toEqual({
    name: 'register',
    next: '/favorite?type=a',
  })
  expect(addressOf('login', undefined)).toBe('/login?redirect=%2F')
})

it.each([
  [false, false, null],
  [true, false, 'first'],
  [true, true, 'expired'],
  [false, true, 'may'],
] as const)('must change %s, expired %s: %s', (mustChangePassword, passwordExpired, due) => {
  const session = {
    token: 'token-0001',
    firstTimeLogin: false,
    lastLoginAt: null,
    expiresAt: '2030-01-01T00:00:00Z',
    mustChangePassword,
    mustAcceptTerms: false,
    passwordExpired,
  }
  expect(passwordDue(session, undefined)).toBe(due)
  // What may wait waits for this session; what must not, does not.
  expect(passwordDue(session, 'token-0001')).toBe(due === 'may' ? null : due)
  expect(passwordDue(null, undefined)).toBeNull()
})
