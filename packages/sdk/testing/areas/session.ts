import type { Fixtures, Requests } from '../shape.ts'
import { session as opened, stepId } from '../shapes.ts'

export const session: Fixtures['session'] = {
  login: opened(),
  freePlay: opened({ token: 'fixture-trial-0001', lastLoginAt: null }),
  logout: {},
  verify: opened(),
  remembered: opened(),
  code: { code: 'fixture-code-0000001', expires: '2026-11-20T10:01:00Z' },
  exchange: opened(),
  social: opened(),
  acceptTerms: opened({ token: 'fixture-token-0003' }),
}

export const requests = {
  'session.acceptTerms': { termsVersion: '2026-11' },
  'session.exchange': { code: 'k3v9QmZ2w8RtY7pL' },
  'session.login': { username: 'rina2026', password: 'Lantern-1234' },
  'session.social': { provider: 'google', idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  'session.verify': { verificationId: stepId, verificationCode: '123456' },
} satisfies Requests
