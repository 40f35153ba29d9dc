/**
 * Every refusal the gateway can give, once (wire.md G3). The key of its text is `err.<code>`.
 * `retry`: sending the same call again may succeed without the person changing anything.
 */
export const errors = {
  // any call
  validation: { status: 422, retry: false },
  not_found: { status: 404, retry: false },
  payload_too_large: { status: 413, retry: false },
  token_expired: { status: 401, retry: false },
  session_revoked: { status: 401, retry: false },
  forbidden: { status: 403, retry: false },
  function_not_available: { status: 403, retry: false },
  region_restricted: { status: 451, retry: false },
  maintenance: { status: 503, retry: true },
  unavailable: { status: 503, retry: true },
  throttled: { status: 429, retry: false },
  rate_limited: { status: 429, retry: false },
  network_abnormal: { status: 0, retry: true },
  timeout: { status: 0, retry: true },
  aborted: { status: 0, retry: false },
  unknown: { status: 500, retry: false },
  // sealing, challenge, idempotency
  encryption_required: { status: 400, retry: false },
  seal_invalid: { status: 400, retry: false },
  stale: { status: 400, retry: true },
  replayed: { status: 409, retry: false },
  challenge_required: { status: 403, retry: true },
  idempotency_key_required: { status: 400, retry: false },
  idempotency_conflict: { status: 409, retry: false },
  // sign-in and registration
  bad_credentials: { status: 401, retry: false },
  captcha_required: { status: 403, retry: false },
  captcha_wrong: { status: 422, retry: false },
  locked: { status: 429, retry: false },
  member_no_enter: { status: 403, retry: false },
  error_not_agent: { status: 403, retry: false },
  must_change_password: { status: 403, retry: false },
  ip_verification_required: { status: 403, retry: false },
  sms_wrong: { status: 422, retry: false },
  sms_expired: { status: 422, retry: false },
  sms_too_many: { status: 429, retry: false },
  social_failed: { status: 401, retry: false },
  field_invalid: { status: 422, retry: false },
  username_taken: { status: 409, retry: false },
  mobile_taken: { status: 409, retry: false },
  invitation_code_error: { status: 422, retry: false },
  terms_required: { status: 422, retry: false },
  underage: { status: 422, retry: false },
  text_length: { status: 422, retry: false },
  // games and money
  real_account_required: { status: 403, retry: false },
  insufficient_funds: { status: 402, retry: false },
  game_maintenance: { status: 503, retry: false },
  vendor_maintenance: { status: 503, retry: false },
  transfer_unknown: { status: 409, retry: false },
  language_not_available: { status: 409, retry: false },
  deposit_disabled: { status: 403, retry: false },
  channel_maintenance: { status: 503, retry: false },
  amount_out_of_range: { status: 422, retry: false },
  too_many_open_orders: { status: 409, retry: false },
  order_closed: { status: 409, retry: false },
  image_type: { status: 422, retry: false },
  image_size: { status: 422, retry: false },
  too_many_images: { status: 422, retry: false },
  // fund password and withdrawals
  fund_password_missing: { status: 403, retry: false },
  fund_password_wrong: { status: 422, retry: false },
  fund_password_set: { status: 409, retry: false },
  relogin_required: { status: 403, retry: false },
  // responsible play
  rg_limit_deposit: { status: 403, retry: false },
  rg_timeout: { status: 403, retry: false },
  rg_excluded: { status: 403, retry: false },
  rg_limit_waiting: { status: 409, retry: false },
} as const satisfies Record<string, { status: number; retry: boolean }>

export type ErrorCode = keyof typeof errors

export const errorCodes = Object.keys(errors) as ErrorCode[]
