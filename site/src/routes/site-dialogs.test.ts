import { expect, it } from 'vitest'
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
