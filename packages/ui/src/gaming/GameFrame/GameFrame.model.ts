import {
  arrowsLeftRight,
  coins,
  exclamationMarkLight,
  prohibitLight,
  signIn,
  translate,
  user,
  wifiSlashLight,
  wrenchLight,
} from '../../icons/icons.gen.ts'

/**
 * Messages of a game to the page, version 1. Amounts are never part of it: `balance.changed` and `balance.request` mean
 * query the wallet; `login.request`: a visitor in a demo wants to play.
 */
export type FromGame =
  | { type: 'ready' | 'round.start' | 'round.end' | 'balance.changed' | 'balance.request' | 'login.request' | 'exit' }
  | { type: 'error'; code: string }

/** Messages of the page to a game. They carry no amounts either: on `balance` a game queries its own server. */
export type ToGame = { type: 'theme'; scheme: 'dark' | 'light' } | { type: 'pause' | 'resume' | 'balance' }

/** Accepted sender: one window, at one origin, that knows one nonce. */
export interface GamePeer {
  source: MessageEventSource | null | undefined
  origin: string
  nonce: string
}

const plain = [
  'ready',
  'round.start',
  'round.end',
  'balance.changed',
  'balance.request',
  'login.request',
  'exit',
] as const

/** The message of our game, or undefined for other senders and malformed messages. */
export function readMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  peer: GamePeer,
): FromGame | undefined {
  if (!peer.source || source !== peer.source || origin !== peer.origin) return undefined
  if (typeof data !== 'object' || data === null) return undefined
  const { v, nonce, type, code } = data as Record<string, unknown>
  if (v !== 1 || nonce !== peer.nonce) return undefined
  if (type === 'error') return { type, code: typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : 'other' }
  const known = plain.find((one) => one === type)
  return known && { type: known }
}

/** Our message as sent. */
export const envelope = (nonce: string, message: ToGame) => ({ v: 1, nonce, ...message }) as const

/**
 * Origin and nonce of a launch address, or null when it must not be framed: not http(s), no nonce, credentials in it,
 * or our own origin, where the sandbox would not hold.
 */
export function launchTarget(address: string, ownOrigin: string): { origin: string; nonce: string } | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin, searchParams, username } = new URL(address)
  const nonce = searchParams.get('nonce')
  if (!/^https?:$/.test(protocol) || username || origin === ownOrigin || !nonce) return null
  return { origin, nonce }
}

/** ms after which opening counts as slow, and as failed: the script load time-out. */
export const slowAfter = 10_000
export const failedAfter = 120_000

/** `loading` and `slow` open, `playing` is on; the others say why there is no game. */
export type GameFrameState = 'loading' | 'slow' | 'playing' | 'failed' | 'maintenance' | 'ended' | 'refused'

export type EndingKey =
  | 'closed'
  | 'vendorClosed'
  | 'expired'
  | 'realAccount'
  | 'missing'
  | 'blocked'
  | 'region'
  | 'wallet'
  | 'timeout'
  | 'unsafe'
  | 'stopped'
  | 'signedOut'
  | 'language'
  | 'funds'
  | 'transfer'
  | 'moving'
  | 'line'
  | 'onBreak'
  | 'kindClosed'
  | 'resting'
  | 'sessionDue'

export interface Ending {
  state: Exclude<GameFrameState, 'loading' | 'slow' | 'playing'>
  /** Title in `strings.gameFrame`; its text is the same key with `Text`. */
  key: EndingKey
  shape: string
  /** Opening it again may help. */
  again: boolean
}

const closed = (key: EndingKey): Ending => ({ state: 'maintenance', key, shape: wrenchLight, again: false })
const refused = (key: EndingKey, shape = prohibitLight): Ending => ({ state: 'refused', key, shape, again: false })
const failed = (key: EndingKey, shape = wifiSlashLight): Ending => ({ state: 'failed', key, shape, again: true })
const expired: Ending = { state: 'ended', key: 'expired', shape: exclamationMarkLight, again: true }

const endings: Record<string, Ending> = {
  game_maintenance: closed('closed'),
  game_off: closed('closed'),
  vendor_maintenance: closed('vendorClosed'),
  real_account_required: refused('realAccount', user),
  not_found: refused('missing'),
  validation: refused('missing'),
  player_blocked: refused('blocked'),
  rg_timeout: refused('onBreak'),
  rg_excluded: refused('onBreak'),
  rg_game_type: refused('kindClosed'),
  rg_pause: refused('resting', exclamationMarkLight),
  rg_session_required: refused('sessionDue', exclamationMarkLight),
  region_restricted: refused('region'),
  forbidden: refused('blocked'),
  function_not_available: closed('closed'),
  maintenance: closed('closed'),
  language_not_available: refused('language', translate),
  insufficient_funds: refused('funds', coins),
  transfer_needed: refused('transfer', coins),
  unsafe: refused('unsafe'),
  token_expired: { ...refused('signedOut', signIn), state: 'ended' },
  session_revoked: { ...refused('signedOut', signIn), state: 'ended' },
  transfer_unknown: failed('moving', arrowsLeftRight),
  network_abnormal: failed('line'),
  unavailable: failed('line'),
  rate_limited: failed('line'),
  throttled: failed('line'),
  session_expired: expired,
  token_used: expired,
  gateway_unreachable: failed('wallet'),
  timeout: failed('timeout'),
}

/** What a code of the gateway or of a game means here; the rest mean that it stopped, and may be tried again. */
export const endingOf = (code: string): Ending =>
  (Object.hasOwn(endings, code) ? endings[code] : undefined) ?? failed('stopped', exclamationMarkLight)
