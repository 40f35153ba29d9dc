import { isGatewayError, type ErrorCode } from '@brand/sdk'
import { useWords } from '../i18n/i18n.ts'
import type { Key, Values } from '../i18n/words.ts'

/** Every refusal and its text. A new code of the contract does not compile until it has one. */
export const errorKeys: Record<ErrorCode, Key<'err'>> = {
  validation: 'validation',
  not_found: 'not_found',
  payload_too_large: 'payload_too_large',
  host_not_allowed: 'host_not_allowed',
  token_expired: 'token_expired',
  session_revoked: 'session_revoked',
  forbidden: 'forbidden',
  function_not_available: 'function_not_available',
  region_restricted: 'region_restricted',
  maintenance: 'maintenance',
  unavailable: 'unavailable',
  throttled: 'throttled',
  rate_limited: 'rate_limited',
  network_abnormal: 'network_abnormal',
  timeout: 'timeout',
  aborted: 'aborted',
  unknown: 'unknown',
  encryption_required: 'encryption_required',
  seal_invalid: 'seal_invalid',
  stale: 'stale',
  replayed: 'replayed',
  challenge_required: 'challenge_required',
  idempotency_key_required: 'idempotency_key_required',
  idempotency_conflict: 'idempotency_conflict',
  bad_credentials: 'bad_credentials',
  captcha_required: 'captcha_required',
  captcha_wrong: 'captcha_wrong',
  locked: 'locked',
  member_no_enter: 'member_no_enter',
  error_not_agent: 'error_not_agent',
  must_change_password: 'must_change_password',
  must_accept_terms: 'must_accept_terms',
  field_invalid: 'field_invalid',
  username_taken: 'username_taken',
  name_reserved: 'name_reserved',
  invitation_code_error: 'invitation_code_error',
  terms_required: 'terms_required',
  register_limit: 'register_limit',
  password_chosen: 'password_chosen',
  downline_limit: 'downline_limit',
  trial_limit: 'trial_limit',
  underage: 'underage',
  ip_verification_required: 'ip_verification_required',
  sms_wrong: 'sms_wrong',
  sms_expired: 'sms_expired',
  sms_too_many: 'sms_too_many',
  second_factor_required: 'second_factor_required',
  second_factor_wrong: 'second_factor_wrong',
  second_factor_over: 'second_factor_over',
  second_factor_set: 'second_factor_set',
  passkey_refused: 'passkey_refused',
  social_failed: 'social_failed',
  mobile_taken: 'mobile_taken',
  text_length: 'text_length',
  real_account_required: 'real_account_required',
  insufficient_funds: 'insufficient_funds',
  game_maintenance: 'game_maintenance',
  vendor_maintenance: 'vendor_maintenance',
  transfer_unknown: 'transfer_unknown',
  language_not_available: 'language_not_available',
  fund_password_missing: 'fund_password_missing',
  fund_password_wrong: 'fund_password_wrong',
  fund_password_waiting: 'fund_password_waiting',
  fund_password_set: 'fund_password_set',
  relogin_required: 'relogin_required',
  proof_required: 'proof_required',
  edit_used: 'edit_used',
  card_bound: 'card_bound',
  card_limit: 'card_limit',
  real_name_missing: 'real_name_missing',
  real_name_set: 'real_name_set',
  turnover_open: 'turnover_open',
  transfer_forbidden: 'transfer_forbidden',
  not_in_team: 'not_in_team',
  rate_above_own: 'rate_above_own',
  link_limit: 'link_limit',
  rate_lower_forbidden: 'rate_lower_forbidden',
  contract_changed: 'contract_changed',
  contract_conflict: 'contract_conflict',
  charge_back_open: 'charge_back_open',
  obligation_open: 'obligation_open',
  withdraw_limit: 'withdraw_limit',
  name_mismatch: 'name_mismatch',
  deposit_disabled: 'deposit_disabled',
  channel_maintenance: 'channel_maintenance',
  terms_changed: 'terms_changed',
  reward_closed: 'reward_closed',
  mission_closed: 'mission_closed',
  promotion_closed: 'promotion_closed',
  not_eligible: 'not_eligible',
  rank_too_low: 'rank_too_low',
  points_not_enough: 'points_not_enough',
  points_owed: 'points_owed',
  points_out_of_range: 'points_out_of_range',
  out_of_stock: 'out_of_stock',
  limit_reached: 'limit_reached',
  bonus_not_available: 'bonus_not_available',
  amount_out_of_range: 'amount_out_of_range',
  too_many_open_orders: 'too_many_open_orders',
  order_closed: 'order_closed',
  image_type: 'image_type',
  image_size: 'image_size',
  too_many_images: 'too_many_images',
  chat_closed: 'chat_closed',
  chat_banned: 'chat_banned',
  chat_muted: 'chat_muted',
  chat_rules_required: 'chat_rules_required',
  rg_limit_deposit: 'rg_limit_deposit',
  rg_limit_prompt: 'rg_limit_prompt',
  rg_timeout: 'rg_timeout',
  rg_excluded: 'rg_excluded',
  rg_limit_waiting: 'rg_limit_waiting',
  rg_game_type: 'rg_game_type',
  rg_pause: 'rg_pause',
  rg_session_required: 'rg_session_required',
  rg_session_set: 'rg_session_set',
}

/** Minutes to wait, shown for a lock whose end the gateway does not return. */
const lockMinutes = 5

/** Key and values of the text for a failure; `unknown` for errors without a text. */
export function errorMessage(error: unknown): { key: Key<'err'>; values: Values } {
  const code = isGatewayError(error) ? error.code : 'unknown'
  const key = Object.hasOwn(errorKeys, code) ? errorKeys[code as ErrorCode] : 'unknown'
  const waitMs = isGatewayError(error) ? error.retryAfterMs : undefined
  const left = isGatewayError(error) ? error.details?.['left'] : undefined
  const minutes = waitMs ? Math.max(1, Math.ceil(waitMs / 60_000)) : lockMinutes
  const hours = waitMs && Math.ceil(waitMs / 3_600_000)
  return {
    key,
    values: {
      minutes,
      ...(hours && { hours }),
      // The number that the words around it agree with.
      count: (key === 'fund_password_waiting' && hours) || minutes,
      ...(typeof left === 'number' && { left }),
    },
  }
}

/** `const errorText = useErrorText()`, `errorText(error)`: what went wrong, in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const t = useWords('err')
  return (error) => {
    const { key, values } = errorMessage(error)
    return t(key, values)
  }
}
