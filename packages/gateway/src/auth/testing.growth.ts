import type { GrowingRows } from '../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into session (token_hash, member_id, created_at, last_seen_at, expires_at, revoked_at, revoked_reason)
    select 'grow' || key, member_id, at, at, at + interval '12 hours', at, 'logout' from rows_to_grow n`,
  `insert into login_event (member_id, at, way, result, ip, device) select member_id, at, 'password', 'OK', '203.0.113.7', '' from rows_to_grow n`,
  `insert into login_failure (account_key, ip, at) select 'nobody' || key, '203.0.113.7', at from rows_to_grow n`,
]
