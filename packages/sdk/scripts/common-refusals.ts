import type { Endpoint } from '../contract/endpoint.ts'
import type { ErrorCode } from '../contract/errors.ts'

/**
 * Codes with which a gateway refuses a call before its own work begins, as its declaration decides: what the caller
 * must be, and what the request must bring. Faults of the gateway itself are not among them.
 */
export function commonRefusals(e: Endpoint): ErrorCode[] {
  const visitors = e.principals.includes('visitor')
  const onlyVisitors = visitors && e.principals.length === 1
  const among: [ErrorCode, boolean | undefined][] = [
    ['encryption_required', e.sealed],
    ['seal_invalid', e.sealed],
    ['stale', e.sealed],
    ['idempotency_key_required', e.money],
    ['token_expired', !onlyVisitors],
    ['session_revoked', !onlyVisitors],
    // Also a session cookie that another site sent.
    ['forbidden', true],
    ['real_account_required', e.principals.includes('member') && !e.principals.includes('trial')],
    ['must_change_password', !visitors && !e.beforePasswordChange],
    ['must_accept_terms', e.underTerms],
    ['function_not_available', e.module !== 'COMM3'],
    ['challenge_required', e.challenge !== undefined],
    ['replayed', e.sealed],
    ['idempotency_conflict', e.money ?? e.keyed],
    ['payload_too_large', e.method !== 'GET' && e.method !== 'DELETE'],
    ['host_not_allowed', true],
    ['validation', true],
    ['rate_limited', true],
    ['throttled', e.throttleMs !== undefined],
    ['region_restricted', !e.alwaysOpen],
  ]
  return among.filter(([, applies]) => applies).map(([code]) => code)
}
