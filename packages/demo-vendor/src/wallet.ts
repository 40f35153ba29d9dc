import { createHmac } from 'node:crypto'
import { traceHeaders } from './trace.ts'

export type Method = 'authenticate' | 'balance' | 'debit' | 'credit' | 'rollback'

/** Business answers of the gateway's seamless-wallet callbacks. */
export type Status =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'DUPLICATE_CONFLICT'
  | 'TX_NOT_FOUND'
  | 'TX_ROLLED_BACK'
  | 'TOKEN_EXPIRED'
  | 'PLAYER_BLOCKED'
  | 'GAME_OFF'
  | 'STAKE_OUT_OF_RANGE'
  | 'TOO_SOON'
  | 'PLAYER_EXCLUDED'
  | 'GAME_TYPE_EXCLUDED'
  | 'BREAK_ACTIVE'
  | 'SESSION_REQUIRED'
  | 'REGION_RESTRICTED'
  | 'LIMIT_LOSS'
  | 'LIMIT_WAGER'
  | 'LIMIT_SESSION'
  | 'LIMIT_SINGLE_BET'
  | 'LIMIT_PRESET'
  | 'REALITY_CHECK_REQUIRED'
  | 'BONUS_MAX_BET'
  | 'BONUS_GAME_EXCLUDED'
  | 'FREE_SPINS_UNKNOWN'
  | 'FREE_SPINS_MISMATCH'
  | 'FREE_SPINS_OVER'
  | 'BAD_REQUEST'

/** Free spins that the operator gives: it pays their stake, and keeps their wins until they are over. */
export interface FreeSpins {
  grant: string
  count: number
  left: number
  stake: string
  won: string
  expiresAt: string
}

export interface Answer {
  status: Status
  balance?: string
  currency?: string
  /** That the player plays next in this game, or of the round that was booked. */
  freeSpins?: FreeSpins
}

export interface AuthenticateAnswer extends Answer {
  playerId: string
  token: string
  language?: string
  game: { gameCode: string; nodeId: number | string; gameName: string; gameType?: string }
  demo?: boolean
  /** Limits of the operator in this game, and the minimum duration of a round. */
  config?: { minBet?: string; maxBet?: string; stepBet?: string; minCycleMs?: number }
  /** `transfer`: the player's money is moved to us, and we play from our own wallet. */
  wallet?: 'single' | 'transfer'
}

/** `known: false` means it is unknown whether the call was carried out: lost, late, unavailable or unreadable. */
export type Reply<A extends Answer = Answer> = { known: true; answer: A } | { known: false; why: string }

export interface Gateway {
  /** Sends `body` unchanged, signed with the time of sending. Never throws. */
  call(vass: string, method: 'authenticate', body: string): Promise<Reply<AuthenticateAnswer>>
  call(vass: string, method: Method, body: string): Promise<Reply>
}

/** Hex HMAC-SHA256 over `timestamp.body`. */
export const sign = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

const isAnswer = (value: unknown): value is AuthenticateAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'

/** The gateway's seamless-wallet callbacks at an address; each brand signs with its own secret. */
export function gatewayAt(url: string, secrets: ReadonlyMap<string, string>, timeoutMs: number): Gateway {
  return {
    async call(vass: string, method: Method, body: string): Promise<Reply<AuthenticateAnswer>> {
      const secret = secrets.get(vass)
      if (secret === undefined) return { known: false, why: `no secret for ${vass}` }
      const timestamp = String(Math.floor(Date.now() / 1000))
      try {
        const response = await fetch(`${url}/vendor/v1/${vass}/${method}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-vendor': vass,
            'x-timestamp': timestamp,
            'x-signature': sign(secret, timestamp, body),
            ...traceHeaders(),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (response.status !== 200) {
          await response.body?.cancel()
          return { known: false, why: `http ${response.status}` }
        }
        const answer: unknown = await response.json()
        return isAnswer(answer) ? { known: true, answer } : { known: false, why: 'unreadable answer' }
      } catch (error) {
        return {
          known: false,
          why: error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'failed',
        }
      }
    },
  }
}
