import { boards } from '../boards/index.ts'
import type { Board } from '../boards/board.ts'
import { gatewayLotteries } from '../boards/lotteries.ts'
import { slotsAt, slotsBefore } from '../boards/timetable.ts'
import type { Slot } from '../boards/timetable.ts'
import type { Db } from '../db/open.ts'
import { commitment, nodeMac, seedOf } from '../fair/node.ts'
import { words } from '../fair/words.ts'
import { Problem } from '../problem.ts'
import type { GatewayDraws, Issue, Revealed } from './gateway-draws.ts'
import { eventSecrets } from './secrets.ts'

/** A game's table at one brand. */
export interface Table {
  vass: string
  gameCode: string
  board: Board
}

export interface EventRow {
  vass: string
  game_code: string
  board: string
  number: number
  opens_at: number
  closes_at: number
  settles_at: number
  /** Empty while only the operator knows it. */
  server_seed: string
  server_hash: string
}

/** An event as the client sees it; times are milliseconds since 1970 by the server's clock. */
export interface EventView {
  number: number
  opensAt: number
  closesAt: number
  settlesAt: number
  serverHash: string
  setup: unknown
  /** From the moment betting has closed; of a lottery of the gateway from its draw. */
  seed: string | null
  result: unknown
}

export const setupOf = (row: EventRow): unknown =>
  boards[row.board]!.setup(words(nodeMac(row.server_hash), row.game_code, row.number))
export const resultOf = (row: EventRow): unknown =>
  boards[row.board]!.draw(setupOf(row), words(nodeMac(row.server_seed), row.game_code, row.number))

export function eventView(row: EventRow, now: number): EventView {
  const { number, opens_at: opensAt, closes_at: closesAt, settles_at: settlesAt, server_hash: serverHash } = row
  const closed = closesAt <= now && row.server_seed !== ''
  return {
    number,
    opensAt,
    closesAt,
    settlesAt,
    serverHash,
    setup: setupOf(row),
    seed: closed ? row.server_seed : null,
    result: closed ? resultOf(row) : null,
  }
}

/** Whether the operator draws this game's events. */
export const drawnByGateway = ({ gameCode }: Pick<Table, 'gameCode'>): boolean =>
  gatewayLotteries[gameCode] !== undefined

/**
 * Events of each game's board. The seed of an event follows from a secret of this vendor that existed before it, so
 * nothing is written for a table without bets; an event with a bet is stored with the seed it had. Lotteries of the
 * gateway use its issues instead: stored with their hash, and with their seed once it is published.
 */
export function eventsOf(db: Db, pace: number, now: () => number, gateway: GatewayDraws) {
  const insert =
    db.prepare(`INSERT INTO event (vass, game_code, board, number, opens_at, closes_at, settles_at, server_seed, server_hash)
    VALUES (:vass, :game_code, :board, :number, :opens_at, :closes_at, :settles_at, :server_seed, :server_hash) ON CONFLICT DO NOTHING`)
  const saveSeed = db.prepare(`UPDATE event SET server_seed = ? WHERE id = ? AND server_seed = ''`)
  const one = db.prepare('SELECT * FROM event WHERE vass = ? AND game_code = ? AND number = ?')
  const secrets = eventSecrets(db, now)

  function rowOf({ vass, gameCode, board }: Table, slot: Slot): EventRow {
    const seed = seedOf(secrets.of(slot.closesAt), `${vass}:${gameCode}:${board.id}:${slot.number}`)
    return {
      vass,
      game_code: gameCode,
      board: board.id,
      number: slot.number,
      opens_at: slot.opensAt,
      closes_at: slot.closesAt,
      settles_at: slot.settlesAt,
      server_seed: seed,
      server_hash: commitment(seed),
    }
  }

  const ofGateway = ({ vass, gameCode, board }: Table, which: (issue: Issue, at: number) => boolean): EventRow[] => {
    const at = now()
    return gateway
      .issues(gameCode)
      .filter((issue) => which(issue, at))
      .map(({ number, opensAt, closesAt, settlesAt, seed, hash }) => ({
        vass,
        game_code: gameCode,
        board: board.id,
        number,
        opens_at: opensAt,
        closes_at: closesAt,
        settles_at: settlesAt,
        server_seed: seed,
        server_hash: hash,
      }))
  }

  /**
   * Those that run now, the next to be settled first. What the operator has drawn is over, whatever the clock here
   * shows.
   */
  const running = (table: Table): EventRow[] =>
    drawnByGateway(table)
      ? ofGateway(table, ({ opensAt, settlesAt, seed }, at) => opensAt <= at && at < settlesAt && seed === '')
      : slotsAt(table.board, now(), pace).map((slot) => rowOf(table, slot))

  return {
    running,
    /** Those settled last, the latest first. */
    settled: (table: Table, count: number): EventRow[] =>
      drawnByGateway(table)
        ? ofGateway(table, ({ seed }) => seed !== '')
            .toReversed()
            .slice(0, count)
        : slotsBefore(table.board, now(), count, pace).map((slot) => rowOf(table, slot)),
    /** Fetches the operator's draws for its lotteries; all others follow from the clock. */
    look: async (gameCode: string, anew?: boolean): Promise<void> => {
      if (drawnByGateway({ gameCode })) await gateway.look(gameCode, anew)
    },
    /** Fetches the seed of a finished event from the operator and stores it. */
    async reveal({ id, game_code, number, server_hash }: EventRow & { id: number }): Promise<Revealed> {
      const revealed = await gateway.reveal(game_code, number, server_hash)
      if (typeof revealed === 'object' && db.isOpen) saveSeed.run(revealed.seed, id)
      return revealed
    },
    /**
     * A running one, stored from now on. @throws Problem `betting_closed` for one that does not run, was bet on with
     * another promise, or that the operator may have drawn before the clock was put back
     */
    store(table: Table, number: number): EventRow & { id: number } {
      const row = running(table).find((event) => event.number === number)
      if (!row || (drawnByGateway(table) && secrets.wasSeen(row.settles_at))) throw new Problem('betting_closed')
      insert.run({ ...row })
      const stored = one.get(table.vass, table.gameCode, number) as unknown as (EventRow & { id: number }) | undefined
      if (!stored || stored.board !== table.board.id || stored.server_hash !== row.server_hash)
        throw new Problem('betting_closed')
      return stored
    },
    keepTime: () => secrets.keepTime(),
    close: () => secrets.keep(),
  }
}

export type Events = ReturnType<typeof eventsOf>
