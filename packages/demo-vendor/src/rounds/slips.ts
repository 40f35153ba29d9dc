import { randomUUID } from 'node:crypto'
import { boards } from '../boards/index.ts'
import type { Board } from '../boards/board.ts'
import { inTx } from '../db/open.ts'
import type { Db } from '../db/open.ts'
import { resultOf, setupOf, eventView } from '../events/events.ts'
import type { EventRow, EventView, Events } from '../events/events.ts'
import { toDecimal, toMinor } from '../money.ts'
import type { Minor } from '../money.ts'
import { Problem } from '../problem.ts'
import type { Session } from '../sessions.ts'
import { isTakenBy, maxBet, minBet } from '../stakes.ts'
import { isTaken, rowsOfRounds } from './bookings.ts'
import type { Bookings } from './bookings.ts'
import { viewOf } from './round.ts'
import type { Bet, RoundRow, RoundView } from './round.ts'

/** Time until the operator is queried again for an event without a published result. */
const ASK_AGAIN_MS = 500
/** How long the slips of a settled event stay in the answers to a table, however many they are. */
const TOLD_FOR_MS = 60_000
/** Bets of one slip, all on one event. */
export const MAX_PICKS = 20

export interface RequestedBet {
  option: string
  stake: Minor
}

/** A slip with its event. */
export interface SlipView extends RoundView {
  event: EventView
}

/** What the bets of a slip are worth when its event is settled; stakes are whole units, so every figure is whole. */
export function slipWorth(board: Board, setup: unknown, result: unknown, picks: readonly Bet[]): Minor {
  return picks.reduce(
    (sum, { option, stake }) => sum + (toMinor(stake) * board.returned(setup, result, option)) / 100,
    0,
  )
}

/**
 * Bets on events, from stake to payout: one debit a slip, one credit when its event is settled, by the server's clock
 * alone.
 */
export function slipsOf(db: Db, bookings: Bookings, events: Events, now: () => number) {
  const insert = db.prepare(`INSERT INTO round (id, ref, vass, player_id, game_code, game_id, gateway_token,
      currency, stake, state, event_id, picks, created_at, touched_at, wallet)
    VALUES (:id, :ref, :vass, :playerId, :gameCode, :gameId, :gatewayToken,
      :currency, :stake, 'PENDING', :eventId, :picks, :at, :at, :wallet)`)
  const play = db.prepare(
    `UPDATE round SET state = 'PLAYING', balance = ?, touched_at = ? WHERE id = ? AND state = 'PENDING'`,
  )
  const pay = db.prepare(`UPDATE round SET win = ? WHERE id = ? AND state = 'PLAYING'`)
  const due = db.prepare(
    `${rowsOfRounds} WHERE state = 'PLAYING' AND event.settles_at <= ? AND event.server_seed <> '' LIMIT 100`,
  )
  const unknown = db.prepare(
    `SELECT * FROM event WHERE server_seed = '' AND settles_at <= ?
      AND id IN (SELECT event_id FROM round WHERE state = 'PLAYING') LIMIT 20`,
  )
  const openOfEvent = db.prepare(`${rowsOfRounds} WHERE state = 'PLAYING' AND event_id = ?`)
  const latest = db.prepare(`${rowsOfRounds}
    WHERE round.vass = ? AND round.player_id = ? AND round.game_code = ? AND event_id IS NOT NULL AND state <> 'REFUSED'
    ORDER BY round.created_at DESC, round.id LIMIT ?`)
  // Among the last ones only, so that years of play cost nothing.
  const current = db.prepare(`${rowsOfRounds}
    WHERE round.id IN (SELECT id FROM round WHERE vass = ? AND player_id = ? AND game_code = ? AND event_id IS NOT NULL
        AND state <> 'REFUSED' ORDER BY created_at DESC LIMIT 500)
      AND (event.settles_at > ? OR state IN ('PENDING', 'PLAYING', 'CREDITING', 'CANCELLING'))`)
  const eventById = db.prepare('SELECT * FROM event WHERE id = ?')

  const eventOf = (row: RoundRow) => eventById.get(row.event_id) as unknown as EventRow
  const view = (row: RoundRow): SlipView => ({ ...viewOf(row), event: eventView(eventOf(row), now()) })

  function priced(
    session: Session,
    board: Board,
    event: EventRow,
    bets: readonly RequestedBet[],
  ): { picks: Bet[]; stake: Minor } {
    const setup = setupOf(event)
    if (bets.length === 0 || bets.length > MAX_PICKS || new Set(bets.map(({ option }) => option)).size < bets.length)
      throw new Problem('bad_request', { field: 'picks' })
    const picks = bets.map(({ option, stake }) => {
      const offered = board.option(setup, option)
      if (!offered) throw new Problem('bad_request', { field: 'picks' })
      if (stake < minBet || stake % minBet !== 0 || stake > maxBet(offered.odds)) throw new Problem('stake_not_offered')
      return { option: offered.id, stake: toDecimal(stake), odds: offered.odds }
    })
    const stake = bets.reduce((sum, bet) => sum + bet.stake, 0)
    if (!isTakenBy(session, stake)) throw new Problem('stake_not_offered')
    return { picks, stake }
  }

  /** What the wallet has not booked by closing time does not count: no bet is taken on a result that may be seen. */
  function accept(row: RoundRow, balance: string | null): boolean {
    if (now() >= eventOf(row).closes_at) return false
    return play.run(balance, now(), row.id).changes > 0
  }

  /** Events whose seed is not known yet, and when they are queried again: not while an answer is awaited. */
  const revealAt = new Map<number, number>()

  /** Fetches what the operator drew. A seed that does not match its hash settles nothing: the stakes are returned. */
  async function reveal(event: EventRow & { id: number }): Promise<void> {
    revealAt.set(event.id, Infinity)
    const revealed = await events.reveal(event)
    if (revealed === 'later') revealAt.set(event.id, now() + ASK_AGAIN_MS)
    if (revealed === 'later' || !db.isOpen) return
    revealAt.delete(event.id)
    if (revealed === 'broken')
      for (const row of openOfEvent.all(event.id) as unknown as RoundRow[]) bookings.giveBack(row)
  }

  return {
    view,
    /**
     * Books a slip. The same `ref` again gives the same slip. Problems: `betting_closed`, `stake_not_offered`,
     * `too_soon`, `bad_request`.
     */
    async place(
      session: Session,
      board: Board,
      ref: string,
      number: number,
      bets: readonly RequestedBet[],
    ): Promise<SlipView> {
      const known = bookings.known(session, ref)
      if (known) return view(await known)
      const { vass, playerId, gameCode, gameId, gatewayToken, currency, wallet } = session
      const event = events.store({ vass, gameCode, board }, number)
      const { picks, stake } = priced(session, board, event, bets)
      const id = randomUUID()
      try {
        inTx(db, () => {
          const at = now()
          if (at >= event.closes_at) throw new Problem('betting_closed')
          bookings.keepPace(session, at)
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
            eventId: event.id,
            picks: JSON.stringify(picks),
            at,
            wallet,
          })
        })
      } catch (error) {
        if (isTaken(error)) throw new Problem('round_open')
        throw error
      }
      return view(await bookings.take(id, accept))
    },

    latest: (session: Session, limit: number): SlipView[] =>
      (latest.all(session.vass, session.playerId, session.gameCode, limit) as unknown as RoundRow[]).map(view),
    /** As many as `latest`, and beyond those all that are open or ended a moment ago: they are told together. */
    current(session: Session, limit: number): SlipView[] {
      const { vass, playerId, gameCode } = session
      const rows = [
        ...current.all(vass, playerId, gameCode, now() - TOLD_FOR_MS),
        ...latest.all(vass, playerId, gameCode, limit),
      ] as unknown as RoundRow[]
      return [...new Map(rows.map((row) => [row.id, row])).values()]
        .sort((a, b) => b.created_at - a.created_at)
        .map(view)
    },

    /** Pays the slips whose event is over and whose seed is known. */
    sweep(): void {
      for (const event of unknown.all(now()) as unknown as (EventRow & { id: number })[])
        if ((revealAt.get(event.id) ?? 0) <= now()) void reveal(event)
      for (const row of due.all(now()) as unknown as RoundRow[]) {
        const event = eventOf(row)
        const win = slipWorth(boards[event.board]!, setupOf(event), resultOf(event), JSON.parse(row.picks!) as Bet[])
        // The figure follows from the row and the event alone: a second process finds the same one.
        pay.run(win, row.id)
        bookings.settle({ ...row, win }, 'PLAYING')
      }
    },
  }
}

export type Slips = ReturnType<typeof slipsOf>
