import { boards } from '../boards/index.ts'
import type { Board } from '../boards/board.ts'
import { slotsAt, slotsBefore } from '../boards/timetable.ts'
import type { Slot } from '../boards/timetable.ts'
import type { Db } from '../db/open.ts'
import { commitment, newServerSeed, nodeMac, seedOf } from '../fair/node.ts'
import { words } from '../fair/words.ts'
import { Problem } from '../problem.ts'

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
  /** From the moment betting has closed. */
  seed: string | null
  result: unknown
}

export const setupOf = (row: EventRow): unknown => boards[row.board]!.setup(words(nodeMac(row.server_hash), row.game_code, row.number))
export const resultOf = (row: EventRow): unknown => boards[row.board]!.draw(setupOf(row), words(nodeMac(row.server_seed), row.game_code, row.number))

export function told(row: EventRow, now: number): EventView {
  const { number, opens_at: opensAt, closes_at: closesAt, settles_at: settlesAt, server_hash: serverHash } = row
  const closed = closesAt <= now
  return { number, opensAt, closesAt, settlesAt, serverHash, setup: setupOf(row), seed: closed ? row.server_seed : null, result: closed ? resultOf(row) : null }
}

/**
 * Events of each game's board. The seed of an event follows from a secret of this vendor that was there before it, so that nothing
 * needs to be written for a table at which nobody bets; an event somebody bets on is kept with the seed it had.
 */
export function eventsOf(db: Db, pace: number, now: () => number) {
  const insert = db.prepare(`INSERT INTO event (vass, game_code, board, number, opens_at, closes_at, settles_at, server_seed, server_hash)
    VALUES (:vass, :game_code, :board, :number, :opens_at, :closes_at, :settles_at, :server_seed, :server_hash) ON CONFLICT DO NOTHING`)
  const one = db.prepare('SELECT * FROM event WHERE vass = ? AND game_code = ? AND number = ?')
  db.prepare('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run('events', newServerSeed())
  const { value: secret } = db.prepare('SELECT value FROM secret WHERE name = ?').get('events') as { value: string }

  function rowOf({ vass, gameCode, board }: Table, slot: Slot): EventRow {
    const seed = seedOf(secret, `${vass}:${gameCode}:${board.id}:${slot.number}`)
    return { vass, game_code: gameCode, board: board.id, number: slot.number, opens_at: slot.opensAt, closes_at: slot.closesAt, settles_at: slot.settlesAt, server_seed: seed, server_hash: commitment(seed) }
  }

  return {
    /** Those that run now, the next to be settled first. */
    running: (table: Table): EventRow[] => slotsAt(table.board, now(), pace).map((slot) => rowOf(table, slot)),
    /** Those settled last, the latest first. */
    settled: (table: Table, count: number): EventRow[] => slotsBefore(table.board, now(), count, pace).map((slot) => rowOf(table, slot)),
    /** A running one, kept from now on. @throws Problem `betting_closed` for one that does not run */
    keep(table: Table, number: number): EventRow & { id: number } {
      const slot = slotsAt(table.board, now(), pace).find((running) => running.number === number)
      if (slot) insert.run({ ...rowOf(table, slot) })
      const kept = one.get(table.vass, table.gameCode, number) as unknown as (EventRow & { id: number }) | undefined
      if (!kept || kept.board !== table.board.id) throw new Problem('betting_closed')
      return kept
    },
  }
}

export type Events = ReturnType<typeof eventsOf>
