import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import { ownClient, type Db, type Reader } from './db/client.ts'
import type { Outgoing } from './sandbox/messenger.ts'
import type { EndReason } from './session.ts'

/** What one part of the house tells the others. Small: whoever cares reads the figures from the database. */
export type HouseEvent =
  | { name: 'balance'; memberId: string }
  | { name: 'winner'; customerName: string; gameName: string; winAmount: string }
  | { name: 'session.revoked'; memberId: string; sessionId: string; reason: EndReason }
  /** A session goes on under another token. */
  | { name: 'session.rotated'; memberId: string; from: string; to: string }
  | { name: 'sandbox.message'; message: Outgoing }
  | { name: 'settings' }

export type Listener = (event: HouseEvent) => void

/** Fan-out through the database, so that every gateway on it hears every event. */
export interface Events {
  /** With a transaction: told when it commits, and not at all when it does not. */
  publish(on: Reader, event: HouseEvent): Promise<void>
  /** Returns how to stop. */
  subscribe(listener: Listener): () => void
}

const channel = 'house_events'

export interface LiveEvents extends Events {
  /** False while the listening connection is down: events may have been missed. */
  connected(): boolean
  stop(): Promise<void>
}

/** Listens on a connection of its own and comes back when it breaks; `onGap` is told then, for events were missed. */
export async function createEvents(db: Db, log: FastifyBaseLogger, onGap: () => void = () => {}): Promise<LiveEvents> {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let pause = 100

  function hear(payload: string | undefined): void {
    if (!payload) return
    const event = JSON.parse(payload) as HouseEvent
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (err) {
        log.error({ err }, 'an event listener failed')
      }
    }
  }

  async function connect(): Promise<void> {
    const next = ownClient(db, 'gateway events')
    next.on('notification', (message) => hear(message.payload))
    next.on('error', (err) => log.warn({ err }, 'the event connection broke'))
    next.on('end', () => {
      if (client !== next) return
      client = undefined
      again()
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    pause = 100
  }

  function again(): void {
    if (stopped) return
    retry = setTimeout(() => {
      connect().then(onGap, (err: unknown) => {
        log.warn({ err }, 'no event connection yet')
        again()
      })
    }, pause)
    pause = Math.min(pause * 2, 2000)
  }

  await connect()
  return {
    async publish(on, event) {
      await on.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connected: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(retry)
      const last = client
      client = undefined
      listeners.clear()
      await last?.end().catch(() => {})
    },
  }
}
