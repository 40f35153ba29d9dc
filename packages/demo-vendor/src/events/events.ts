import { boards } from '../boards/index.ts'
import type { Board } from '../boards/board.ts'
import { slotsAt } from '../boards/timetable.ts'
import type { Db } from '../db/open.ts'
import { commitment, newServerSeed, nodeMac } from '../fair/node.ts'
import { words } from '../fair/words.ts'

export interface EventRow {
  id: number
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

/** Events of each game's board, made when somebody looks; each keeps the seed it was made with. */
export function eventsOf(db: Db, pace: number, now: () => number) {
  const insert = db.prepare(`INSERT INTO event (vass, game_code, board, number, opens_at, closes_at, settles_at, server_seed, server_hash)
    VALUES (:vass, :gameCode, :board, :number, :opensAt, :closesAt, :settlesAt, :seed, :hash) ON CONFLICT DO NOTHING`)
  const runs = db.prepare('SELECT * FROM event WHERE vass = ? AND game_code = ? AND settles_at > ? ORDER BY settles_at')
  const past = db.prepare('SELECT * FROM event WHERE vass = ? AND game_code = ? AND settles_at <= ? ORDER BY settles_at DESC LIMIT ?')
  const one = db.prepare('SELECT * FROM event WHERE vass = ? AND game_code = ? AND number = ?')

  return {
    /** Those that run now, the next to be settled first. */
    running(vass: string, gameCode: string, board: Board): EventRow[] {
      const at = now()
      const running = () => runs.all(vass, gameCode, at) as unknown as EventRow[]
      const known = running()
      if (known.length >= board.lanes) return known
      for (const slot of slotsAt(board, at, pace)) {
        const seed = newServerSeed()
        insert.run({ vass, gameCode, board: board.id, ...slot, seed, hash: commitment(seed) })
      }
      return running()
    },
    settled: (vass: string, gameCode: string, limit: number) => past.all(vass, gameCode, now(), limit) as unknown as EventRow[],
    find: (vass: string, gameCode: string, number: number) => one.get(vass, gameCode, number) as EventRow | undefined,
  }
}

export type Events = ReturnType<typeof eventsOf>
