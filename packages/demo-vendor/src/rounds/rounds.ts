import { randomUUID } from 'node:crypto'
import { inTx } from '../db/open.ts'
import type { Db } from '../db/open.ts'
import { nodeMac } from '../fair/node.ts'
import { replay } from '../fair/replay.ts'
import type { Seeds } from '../fair/seeds.ts'
import type { Log } from '../log.ts'
import type { Minor } from '../money.ts'
import { Problem } from '../problem.ts'
import type { Session } from '../sessions.ts'
import { isSpinnable, levelsFor, worth } from '../stakes.ts'
import { isTaken, rowsOfRounds } from './bookings.ts'
import type { Bookings } from './bookings.ts'
import type { Outbox } from './outbox.ts'
import type { RoundRow } from './round.ts'

const open = `event_id IS NULL AND state IN ('PENDING', 'PLAYING', 'CREDITING', 'CANCELLING')`

/**
 * Rounds of the reels from stake to payout (states: round.ts): each is booked once, whatever happens to the network or
 * this process meanwhile.
 */
export function roundsOf(db: Db, bookings: Bookings, seeds: Seeds, outbox: Outbox, log: Log, roundTimeoutMs: number) {
  const openOne = db.prepare(
    `${rowsOfRounds} WHERE round.vass = ? AND round.player_id = ? AND round.game_code = ? AND ${open}`,
  )
  const latest = db.prepare(`${rowsOfRounds}
    WHERE round.vass = ? AND round.player_id = ? AND round.game_code = ? AND state IN ('CLOSED', 'VOIDED', 'CREDITING')
    ORDER BY round.created_at DESC LIMIT ?`)
  const insert = db.prepare(`INSERT INTO round (id, ref, vass, player_id, game_code, game_id, gateway_token,
      currency, stake, state, seed_id, nonce, created_at, touched_at, wallet, free_grant)
    VALUES (:id, :ref, :vass, :playerId, :gameCode, :gameId, :gatewayToken,
      :currency, :stake, 'PENDING', :seedId, :nonce, :now, :now, :wallet, :grant)`)
  const play = db.prepare(
    `UPDATE round SET state = 'PLAYING', outcome = ?, win = ?, balance = ?, touched_at = ? WHERE id = ? AND state = 'PENDING'`,
  )
  const touch = db.prepare(`UPDATE round SET touched_at = ? WHERE id = ? AND state = 'PLAYING'`)
  const stale = db.prepare(`${rowsOfRounds} WHERE event_id IS NULL AND state = 'PLAYING'
    AND (touched_at <= :now - :limit OR touched_at > :now + :limit) LIMIT 50`)
  const seed = db.prepare('SELECT server_seed AS serverSeed, client_seed AS clientSeed FROM seed WHERE id = ?')

  function draw(row: RoundRow, balance: string | null): boolean {
    const { serverSeed, clientSeed } = seed.get(row.seed_id) as { serverSeed: string; clientSeed: string }
    const outcome = replay(nodeMac(serverSeed), clientSeed, row.nonce!)
    play.run(JSON.stringify(outcome), worth(outcome.units, row.stake), balance, Date.now(), row.id)
    return true
  }

  function record(session: Session, ref: string, stake: Minor, grant: string | null): string {
    const { vass, playerId, gameCode, gameId, gatewayToken, currency, wallet } = session
    const id = randomUUID()
    try {
      inTx(db, () => {
        const now = Date.now()
        bookings.keepPace(session, now)
        const { seedId, nonce } = seeds.take(vass, playerId)
        insert.run({
          id,
          ref,
          vass,
          playerId,
          gameCode,
          gameId,
          gatewayToken,
          currency,
          stake,
          seedId,
          nonce,
          now,
          wallet,
          grant,
        })
      })
    } catch (error) {
      if (isTaken(error)) throw new Problem('round_open')
      throw error
    }
    return id
  }

  return {
    /**
     * Books the stake and draws the outcome. The same `ref` again gives the same round. Problems: `stake_not_offered`,
     * `round_open`, `seed_needed`, `too_soon`.
     */
    async start(session: Session, ref: string, stake: Minor): Promise<RoundRow> {
      if (!levelsFor(session).includes(stake)) throw new Problem('stake_not_offered')
      return bookings.known(session, ref) ?? bookings.take(record(session, ref, stake, null), draw)
    },

    /**
     * Plays a free spin that the operator gives, for the stake it gives it with; otherwise like `start`. The operator
     * decides whether one is left.
     */
    async startFree(session: Session, ref: string, grant: string, stake: Minor): Promise<RoundRow> {
      if (session.wallet === 'own' || !isSpinnable(stake)) throw new Problem('stake_not_offered')
      return bookings.known(session, ref) ?? bookings.take(record(session, ref, stake, grant), draw)
    },

    /** The reels have stopped: sends the credit and waits for this try. A round already further on is left as it is. */
    async finish(session: Session, id: string): Promise<RoundRow> {
      const row = bookings.find(session, id)
      if (row.event_id !== null) throw new Problem('not_found')
      if (row.state === 'PLAYING') bookings.settle(row, 'PLAYING')
      await outbox.push(id)
      return bookings.get(id)
    },

    /** The open round of this player in this game, if there is one; counts as activity of the client. */
    active(session: Session): RoundRow | undefined {
      const row = openOne.get(session.vass, session.playerId, session.gameCode) as RoundRow | undefined
      if (row) touch.run(Date.now(), row.id)
      return row
    },

    latest: (session: Session, limit: number): RoundRow[] =>
      latest.all(session.vass, session.playerId, session.gameCode, limit) as unknown as RoundRow[],

    /** Settles rounds whose client disconnected; by the distance, as the clock may have been put back. */
    sweep(): void {
      for (const row of stale.all({ now: Date.now(), limit: roundTimeoutMs }) as unknown as RoundRow[]) {
        log('info', 'round settled without its client', { round: row.id })
        bookings.settle(row, 'PLAYING')
      }
    },
  }
}

export type Rounds = ReturnType<typeof roundsOf>
