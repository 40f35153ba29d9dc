import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Db } from './db/open.ts'
import type { FreeSpins, Gateway } from './wallet.ts'
import { isSpinnable } from './stakes.ts'
import { toDecimal, toMinor } from './money.ts'
import type { Minor } from './money.ts'
import { Problem } from './problem.ts'
import type { Wallets } from './transfer/wallets.ts'

export interface Session {
  vass: string
  playerId: string
  gameCode: string
  gameId: string
  gameName: string
  gameType: string
  currency: string
  demo: boolean
  gatewayToken: string
  balance: string
  /** 'own': from a wallet of this vendor; 'house': from the operator's wallet. */
  wallet: 'own' | 'house'
  /** Limits of the operator in this game, minor units, and the minimum duration of a round. */
  minBet: Minor
  maxBet: Minor
  stepBet: Minor
  minCycleMs: number
  /** Free spins that are left, as the operator has told of them. */
  freeSpins: FreeSpins | null
}

/** Limits where the operator names none. */
const MOST_STAKE = '1000000.00'
const LIFE_MS = 12 * 3_600_000
/** Free spins that these reels can play; others stay with the operator. */
const spinnable = (told: FreeSpins | undefined): FreeSpins | null =>
  told && told.left > 0 && isSpinnable(toMinor(told.stake)) ? told : null
const kept = (freeSpins: FreeSpins | null) => freeSpins && JSON.stringify(freeSpins)
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Sessions of the game's own pages. The browser has the token, the disk only its hash. */
export function sessionsOf(db: Db, gateway: Gateway, wallets: Wallets) {
  const insert = db.prepare(`INSERT INTO session VALUES
    (:hash, :vass, :playerId, :gameCode, :gameId, :gameName, :gameType, :currency, :demo, :gatewayToken,
    :balance, :now, :expires, :wallet, :minBet, :maxBet, :stepBet, :minCycleMs, :freeSpins)`)
  const select = db.prepare(`SELECT vass, player_id AS playerId, game_code AS gameCode, game_id AS gameId,
    game_name AS gameName, game_type AS gameType, currency, demo, gateway_token AS gatewayToken, balance, wallet,
    min_bet AS minBet, max_bet AS maxBet, step_bet AS stepBet, min_cycle_ms AS minCycleMs,
    free_spins AS freeSpins FROM session WHERE token_hash = ? AND expires_at > ?`)
  const update = db.prepare(
    'UPDATE session SET balance = :balance, free_spins = :freeSpins WHERE gateway_token = :gatewayToken',
  )
  const prune = db.prepare('DELETE FROM session WHERE expires_at <= ?')

  return {
    /**
     * Exchanges the one-time launch token; `ref` names the attempt, so that a page which lost the answer may repeat it.
     * Problems: `session_expired` (used or late), `player_blocked`, `game_off`,
     * `gateway_unreachable`.
     */
    async start(
      vass: string,
      gameCode: string,
      launchToken: string,
      ref: string = randomUUID(),
    ): Promise<{ token: string; session: Session }> {
      const reply = await gateway.call(vass, 'authenticate', JSON.stringify({ requestId: ref, token: launchToken }))
      if (!reply.known) throw new Problem('gateway_unreachable')
      const { answer } = reply
      if (answer.status === 'PLAYER_BLOCKED') throw new Problem('player_blocked')
      if (answer.status === 'GAME_OFF') throw new Problem('game_off')
      if (answer.status !== 'OK') throw new Problem('session_expired')
      if (answer.game.gameCode !== gameCode) throw new Problem('session_expired')
      const wallet = answer.wallet === 'transfer' ? 'own' : 'house'
      const currency = answer.currency ?? ''
      const { playerId } = answer
      const session: Session = {
        vass,
        playerId,
        gameCode,
        gameId: String(answer.game.nodeId),
        gameName: answer.game.gameName,
        gameType: answer.game.gameType ?? '',
        currency,
        demo: answer.demo === true,
        gatewayToken: answer.token,
        balance:
          wallet === 'own' ? toDecimal(wallets.balance({ vass, playerId, currency })) : (answer.balance ?? '0.00'),
        wallet,
        minBet: toMinor(answer.config?.minBet ?? '0.01'),
        maxBet: toMinor(answer.config?.maxBet ?? MOST_STAKE),
        stepBet: toMinor(answer.config?.stepBet ?? '0.01'),
        minCycleMs: answer.config?.minCycleMs ?? 0,
        freeSpins: spinnable(answer.freeSpins),
      }
      const token = randomBytes(32).toString('base64url')
      const now = Date.now()
      prune.run(now)
      insert.run({
        hash: hashOf(token),
        ...session,
        demo: session.demo ? 1 : 0,
        now,
        expires: now + LIFE_MS,
        freeSpins: kept(session.freeSpins),
      })
      return { token, session }
    },

    find(token: string): Session {
      const row = select.get(hashOf(token), Date.now()) as
        | (Omit<Session, 'demo' | 'freeSpins'> & { demo: number; freeSpins: string | null })
        | undefined
      if (!row) throw new Problem('session_expired')
      return {
        ...row,
        demo: row.demo === 1,
        freeSpins: row.freeSpins === null ? null : (JSON.parse(row.freeSpins) as FreeSpins),
      }
    },

    /** Queries the wallet. Keeps the last known figure when it does not answer. */
    async refresh(session: Session): Promise<Session> {
      const { vass, playerId, gameId, gatewayToken, currency, wallet } = session
      const own = wallet === 'own' ? { wallet } : {}
      const reply = await gateway.call(
        vass,
        'balance',
        JSON.stringify({ requestId: randomUUID(), token: gatewayToken, playerId, gameId, currency, ...own }),
      )
      if (!reply.known) return session
      if (reply.answer.status === 'TOKEN_EXPIRED') throw new Problem('session_expired')
      if (reply.answer.status === 'PLAYER_BLOCKED') throw new Problem('player_blocked')
      const balance = reply.answer.balance ?? session.balance
      const freeSpins = spinnable(reply.answer.freeSpins)
      update.run({ balance, gatewayToken, freeSpins: kept(freeSpins) })
      return { ...session, balance, freeSpins }
    },
  }
}

export type Sessions = ReturnType<typeof sessionsOf>
