import { sql } from 'drizzle-orm'
import type { GatewayEvent } from '../../lib/events.ts'
import type { Services } from '../../server/services.ts'
import type { OpenStream as Connection } from '../../server/stream.ts'
import { coalesced } from '../stream/index.ts'
import { ownWire, readMessages, wireOf, type Wire } from './messages.ts'
import { blockedBy } from './people.ts'
import { barrierOf, mayRead } from './rooms.ts'

/** Messages read at once; a room that has more is read again. */
const mostAtOnce = 200
/** Messages that follow each other faster are read together. */
const pauseMs = 40

interface Newcomer {
  /** Until when, ms: the client extends it while it shows the room. */
  until: number
  /** Of the page that shows the room, which may change while the stream stays open. */
  language: string
}

interface Watcher extends Newcomer {
  /** Members whose messages are not sent. */
  hidden: ReadonlySet<string>
}

interface Watched {
  /** The last message that was sent; undefined until the room was read. */
  cursor: number | undefined
  watchers: Map<Connection, Watcher>
  /** Streams to which messages after the next reading are sent. */
  newcomers: Map<Connection, Newcomer>
}

/**
 * Sends the messages of rooms to the streams of this gateway that watch them, in their order. A room is read once for
 * all of its streams, from the last message sent on, so that a lost event delays a message and loses none. `of`: the
 * open streams of a member.
 */
export function createChatFanout(
  { db, clock, log, settings }: Pick<Services, 'db' | 'clock' | 'log' | 'settings'>,
  of: (memberId: string) => readonly Connection[],
) {
  const rooms = new Map<string, Watched>()
  const background = (work: Promise<unknown>) =>
    void work.catch((err: unknown) => log.warn({ err }, 'messages of a chat room were not sent to the streams'))

  /**
   * Changes of whom a person hides and of who is let in, while they are read, one after the other: what came after them
   * is sent after them.
   */
  const learning = new Map<string, Promise<void>>()
  function learn(memberId: string): void {
    const mine: Promise<void> = (learning.get(memberId) ?? Promise.resolve())
      .then(() => changed(memberId))
      .catch((err: unknown) => log.warn({ err }, 'whom a person hides in the chat was not read'))
      .finally(() => learning.get(memberId) === mine && learning.delete(memberId))
    learning.set(memberId, mine)
  }

  const isLetIn = async ({ session }: Connection) =>
    mayRead((await barrierOf({ db, clock, settings: settings(), session })).barrier)

  /** Streams whose time is over are left out; a room that nobody watches is not read. */
  function settle(roomId: string, watched: Watched): boolean {
    const now = clock.now().getTime()
    for (const [connection, { until }] of watched.watchers) if (until <= now) watched.watchers.delete(connection)
    for (const [connection, { until }] of watched.newcomers) if (until <= now) watched.newcomers.delete(connection)
    const empty = watched.watchers.size + watched.newcomers.size === 0
    if (empty) rooms.delete(roomId)
    return !empty
  }

  const deliver = coalesced(async (roomId) => {
    const watched = rooms.get(roomId)
    if (!watched || !settle(roomId, watched)) return
    const arriving = [...watched.newcomers.keys()]
    const hidden = new Map<Connection, ReadonlySet<string>>()
    for (const connection of arriving) {
      // The person was let in when the call was made; a break may have begun since.
      if (!(await isLetIn(connection))) watched.newcomers.delete(connection)
      else hidden.set(connection, new Set(await blockedBy(db, connection.session.memberId)))
    }
    watched.cursor ??= await lastSeq(roomId)
    for (;;) {
      const after: number = watched.cursor
      const sent = await send(roomId, watched, after)
      watched.cursor = sent.last
      if (sent.count < mostAtOnce) break
    }
    // Nothing is awaited from here on: what comes after the cursor is sent to them as well.
    for (const connection of arriving) {
      const newcomer = watched.newcomers.get(connection)
      if (!newcomer) continue
      watched.newcomers.delete(connection)
      watched.watchers.set(connection, { ...newcomer, hidden: hidden.get(connection) ?? new Set() })
      connection.send('chat.ready', { roomId, seq: watched.cursor })
    }
  }, pauseMs)

  async function lastSeq(roomId: string): Promise<number> {
    const { rows } = await db.execute<{ seq: string }>(
      sql`select last_seq::text as seq from chat_room where id = ${roomId}`,
    )
    return Number(rows[0]?.seq ?? 0)
  }

  /** Messages after a position to all who watch, each in the language of its reader. */
  async function send(roomId: string, watched: Watched, after: number): Promise<{ last: number; count: number }> {
    const languages = new Set([...watched.watchers.values()].map(({ language }) => language))
    const byLanguage = new Map<string, { rows: Awaited<ReturnType<typeof readMessages>>; wire: Wire[] }>()
    for (const language of languages.size > 0 ? languages : ['en']) {
      // Every language reads as far as the first: what comes in between is read next time.
      const first = byLanguage.values().next().value
      const rows = await readMessages(db, { roomId, language, after, limit: first?.rows.length ?? mostAtOnce })
      if (rows.length === 0) return { last: after, count: 0 }
      byLanguage.set(language, { rows, wire: await wireOf(db, rows) })
    }
    const [any] = byLanguage.values()
    await Promise.all([...watched.watchers.keys()].flatMap(({ session }) => learning.get(session.memberId) ?? []))
    for (const [connection, { hidden, language }] of watched.watchers) {
      const { rows, wire } = byLanguage.get(language) ?? any ?? { rows: [], wire: [] }
      rows.forEach((row, at) => {
        const message = wire[at]
        if (!message || (row.memberId && hidden.has(row.memberId))) return
        connection.send('chat.message', ownWire(message, row, connection.session.memberId))
      })
    }
    const last = any?.rows.at(-1)
    return { last: last ? Number(last.seq) : after, count: any?.rows.length ?? 0 }
  }

  function watch(connection: Connection, roomId: string, until: number, language?: string): void {
    const watched = rooms.get(roomId) ?? { cursor: undefined, watchers: new Map(), newcomers: new Map() }
    rooms.set(roomId, watched)
    const known = watched.watchers.get(connection)
    if (known && known.until > clock.now().getTime()) {
      known.until = Math.max(known.until, until)
      known.language = language ?? known.language
      return
    }
    watched.watchers.delete(connection)
    const spoken = language ?? watched.newcomers.get(connection)?.language ?? connection.session.language
    watched.newcomers.set(connection, { until, language: spoken })
    background(deliver(roomId))
  }

  /** What a session watches is in the table: its stream may have been opened after the call, or at another gateway. */
  async function opened(connection: Connection): Promise<void> {
    const { rows } = await db.execute<{ roomId: string; until: string }>(sql`
      select room_id as "roomId", until from chat_presence
      where session_id = ${connection.session.id} and until > ${clock.now().toISOString()}::timestamptz`)
    for (const { roomId, until } of rows) watch(connection, roomId, Date.parse(until))
  }

  /** Whom a person hides, and whether they are still let in, has changed. */
  async function changed(memberId: string): Promise<void> {
    const connections = of(memberId)
    if (rooms.size === 0 || connections.length === 0) return
    const hidden = new Set(await blockedBy(db, memberId))
    for (const connection of connections) {
      const stays = await isLetIn(connection)
      for (const { watchers, newcomers } of rooms.values()) {
        const watcher = watchers.get(connection)
        if (watcher) watcher.hidden = hidden
        if (stays) continue
        watchers.delete(connection)
        newcomers.delete(connection)
      }
    }
  }

  /** Somebody named a person, who is told unless the chat is closed to them. */
  async function mentioned(memberId: string, roomId: string): Promise<void> {
    for (const connection of of(memberId)) if (await isLetIn(connection)) connection.send('chat.mention', { roomId })
  }

  return {
    opened: (connection: Connection) => background(opened(connection)),
    closed(connection: Connection): void {
      for (const [roomId, watched] of rooms) {
        watched.watchers.delete(connection)
        watched.newcomers.delete(connection)
        settle(roomId, watched)
      }
    },
    onEvent(event: GatewayEvent): void {
      if (event.name === 'chat.message' && rooms.has(event.roomId)) background(deliver(event.roomId))
      if (event.name === 'chat.mention') background(mentioned(event.memberId, event.roomId))
      if (event.name === 'member.standing') learn(event.memberId)
      if (event.name !== 'chat.watch') return
      const { memberId, sessionId, roomId, until, language } = event
      if (roomId === undefined || until === undefined) return learn(memberId)
      for (const connection of of(memberId))
        if (connection.session.id === sessionId) watch(connection, roomId, Date.parse(until), language)
    },
    /** Events may have been missed: everything that is watched is read, and who watches as well. */
    gap(connections: readonly Connection[]): void {
      for (const roomId of rooms.keys()) background(deliver(roomId))
      for (const connection of connections) {
        background(opened(connection))
        learn(connection.session.memberId)
      }
    },
    /** Rooms that are read, and the streams they are sent to. */
    size: () => ({
      rooms: rooms.size,
      watchers: [...rooms.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    }),
  }
}
