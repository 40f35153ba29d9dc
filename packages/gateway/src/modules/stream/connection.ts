import type { ServerResponse } from 'node:http'
import type { EventName } from '@brand/sdk/contract'
import type { Db } from '../../db/client.ts'
import type { Session } from '../../auth/sessions.ts'
import { noticesSince, type NoticeEvent } from './notices.ts'

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
   * resumes: it may show another.
   */
  sendSnapshot(name: EventName, data: unknown, empty: boolean): void
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
  const snapshots = new Map<EventName, { json: string; empty: boolean }>()

  function write(text: string): void {
    raw.write(text)
    if (raw.writableLength > mostUnsent) raw.destroy()
  }
  const event = (name: EventName, json: string) => write(`id: ${cursor}\nevent: ${name}\ndata: ${json}\n\n`)

  function writeNotice({ id, event: { name, data } }: Pick<NoticeEvent, 'id' | 'event'>): void {
    cursor = id
    event(name, JSON.stringify(data))
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
    sendSnapshot(name, data, empty) {
      const json = JSON.stringify(data)
      const last = snapshots.get(name)
      if (last?.json === json || (empty && !last && !resumes)) return
      snapshots.set(name, { json, empty })
      event(name, json)
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
