import type { ServerResponse } from 'node:http'
import type { EventName } from '@brand/sdk/contract'
import type { Db } from '../../db/client.ts'
import type { Session } from '../../auth/sessions.ts'
import { noticesSince, type MissedNotice, type NoticeEvent } from './notices.ts'

/** A client with this much unsent data is disconnected; it reconnects and gets all snapshots. */
const mostUnsent = 64 * 1024

/** One open stream. */
export interface Connection {
  session: Session
  readonly ip: string
  /** Counted from the start of the gateway. */
  readonly number: number
  write(text: string): void
  /** Events and notices: always sent. */
  send(name: EventName, data: unknown): void
  /**
   * Sends a snapshot if it differs from the last one sent; an empty one only after another, or to a client that
   * resumes: it may show another. The first one says for how long nothing has changed it.
   */
  sendSnapshot(name: EventName, data: unknown, empty: boolean, quietMs: number): void
  /** Whether the last snapshot sent was none that is empty. */
  showsMore(name: EventName): boolean
  sendNotice(notice: Pick<NoticeEvent, 'id' | 'event'>): void
  /** Sends what was missed since the last event sent, in order, before any that comes meanwhile. */
  catchUp(db: Db): Promise<void>
  end(): void
}

/**
 * All events up to `cursor` have been sent; every event carries it, so that any of them may be the last one received.
 */
export function createConnection(
  raw: ServerResponse,
  session: Session,
  { ip, number, cursor, resumes }: { ip: string; number: number; cursor: number; resumes: boolean },
): Connection {
  let waiting: Pick<NoticeEvent, 'id' | 'event'>[] | undefined = []
  let catching = Promise.resolve()
  const snapshots = new Map<EventName, { json: string; empty: boolean; ageSec: number }>()

  function write(text: string): void {
    raw.write(text)
    if (raw.writableLength > mostUnsent) raw.destroy()
  }
  const event = (name: EventName, json: string, ageSec = 0) =>
    write(`id: ${cursor}\n${ageSec > 0 ? `age: ${ageSec}\n` : ''}event: ${name}\ndata: ${json}\n\n`)

  function writeNotice({
    id,
    event: { name, data },
    ageSec,
  }: Omit<MissedNotice, 'ageSec'> & Partial<MissedNotice>): void {
    cursor = id
    event(name, JSON.stringify(data), ageSec)
  }

  async function missed(db: Db): Promise<void> {
    waiting ??= []
    for (const notice of await noticesSince(db, session.memberId, cursor)) writeNotice(notice)
    const queued = waiting
    waiting = undefined
    queued.forEach(sendNotice)
  }

  function sendNotice(notice: Pick<NoticeEvent, 'id' | 'event'>): void {
    if (waiting) waiting.push(notice)
    else if (notice.id > cursor) writeNotice(notice)
  }

  return {
    session,
    ip,
    number,
    write,
    send: (name, data) => event(name, JSON.stringify(data)),
    sendSnapshot(name, data, empty, quietMs) {
      const json = JSON.stringify(data)
      const last = snapshots.get(name)
      const quietSec = Math.floor(quietMs / 1000)
      // What was heard of only after the snapshot that has it already: that said to be older.
      const known = last?.json === json && last.ageSec <= quietSec
      if (known || (empty && !last && !resumes)) return
      const ageSec = last ? 0 : quietSec
      snapshots.set(name, { json, empty, ageSec })
      event(name, json, ageSec)
    },
    showsMore: (name) => snapshots.get(name)?.empty === false,
    sendNotice,
    catchUp(db) {
      // A client that cannot be sent what it missed is disconnected, and reconnects with its last id.
      catching = catching
        .then(() => missed(db))
        .catch((error: unknown) => {
          raw.destroy()
          throw error
        })
      const mine = catching
      catching = catching.catch(() => {})
      return mine
    },
    end: () => void raw.end(),
  }
}
