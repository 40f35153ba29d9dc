import type { events, EventName as StreamEventName } from '@brand/sdk/contract'
import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { ownClient, type Db, type Reader } from '../db/client.ts'
import { lockIn } from '../db/locks.ts'

/** Why a session ended. */
export type EndReason = 'logout' | 'password' | 'expired' | 'operator' | 'excluded'

/**
 * Events between parts of the gateway, and what each carries. Small: subscribers read the figures from the database. A
 * module adds its own by declaration merging.
 */
export interface GatewayEvents {
  balance: { memberId: string }
  /** A pool of the ledger moved (trigger `posting_followed`). */
  jackpot: object
  /** An event of the stream, for everyone of a person's. */
  stream: { memberId: string; event: StreamEventName; data: object }
  /** A notice as subscribers receive it: stored, and numbered in the order of commits. */
  news: { id: number; memberId: string | null; event: { name: StreamEventName; data: object } }
  /** Published only within this gateway: events may have been missed. */
  gap: object
  /** `until`: the end of the self-exclusion that ended the session. */
  'session.revoked': { memberId: string; sessionId: string; reason: EndReason; until?: string }
  /** A session continues under another token. */
  'session.rotated': { memberId: string; from: string; to: string }
  /**
   * What an account may see has changed: its status, its date of birth, or a break from play (triggers of `member` and
   * `rg_member`). `active`: false once the account is blocked or closed.
   */
  'member.standing': { memberId: string; active: boolean }
  settings: object
}
export type GatewayEvent = {
  [Name in keyof GatewayEvents]: { name: Name } & GatewayEvents[Name]
}[keyof GatewayEvents]

type StreamData<Name extends StreamEventName> = z.input<(typeof events)[Name]>

export type Listener = (event: GatewayEvent) => void

/** Fan-out through the database, so that every gateway on it receives every event. */
export interface Events {
  publish: typeof publish
  /** Returns the unsubscribe function. */
  subscribe(listener: Listener): () => void
}

const channel = 'house_events'
/** An idle connection may be lost without notice: it is queried at this interval, with this long to answer. */
const pulseMs = 2000

/** With a transaction: published when it commits, and not at all when it does not. */
export async function publish(on: Reader, event: GatewayEvent): Promise<void> {
  await on.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`)
}

/** Many with one statement. */
export async function publishAll(on: Reader, list: readonly GatewayEvent[]): Promise<void> {
  const texts = list.map((event) => JSON.stringify(event))
  if (texts.length > 0)
    await on.execute(sql`select count(pg_notify(${channel}, text)) from unnest(${sql.param(texts)}::text[]) as text`)
}

/** Sends an event of the contract to the streams of a person, as it is. */
export async function publishToStream<Name extends StreamEventName>(
  on: Reader,
  memberId: string,
  event: Name,
  data: StreamData<Name>,
): Promise<void> {
  await publish(on, { name: 'stream', memberId, event, data })
}

/**
 * Sends an event of the contract once to a person, or to everybody, and stores it for a while for clients that
 * reconnect after a gap. The lock is held until the commit: a client that has received one number has received all
 * before it.
 */
export async function publishNotice<Name extends StreamEventName>(
  on: Reader,
  name: Name,
  data: StreamData<Name>,
  memberId: string | null = null,
): Promise<void> {
  await on.execute(sql`
    with turn as materialized (select ${lockIn('stream')}),
    kept as (
      insert into news (member_id, event, at) select ${memberId}::uuid, ${JSON.stringify({ name, data })}::jsonb, now() from turn
      returning id, member_id, event
    )
    select pg_notify(${channel}, jsonb_build_object('name', 'news', 'id', id, 'memberId', member_id, 'event', event)::text) from kept`)
}

export interface LiveEvents extends Events {
  /** False while the listening connection is down: events may have been missed. */
  connected(): boolean
  stop(): Promise<void>
}

/**
 * Listens on a connection of its own and reconnects when it breaks; listeners then receive a `gap`, for events were
 * missed.
 */
export async function createEvents(db: Db, log: FastifyBaseLogger): Promise<LiveEvents> {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let pause = 100

  function deliver(event: GatewayEvent): void {
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
    next.on('notification', ({ payload }) => payload && deliver(JSON.parse(payload) as GatewayEvent))
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
      connect().then(
        () => deliver({ name: 'gap' }),
        (err: unknown) => {
          log.warn({ err }, 'the event connection is not open yet')
          again()
        },
      )
    }, pause)
    pause = Math.min(pause * 2, 2000)
  }

  function checkPulse(): void {
    const requested = client
    if (!requested) return
    // Ending a connection that waits for an answer breaks it, and is handled like any other loss.
    const late = setTimeout(() => void requested.end().catch(() => {}), pulseMs).unref()
    requested
      .query('select 1')
      .catch(() => {})
      .finally(() => clearTimeout(late))
  }

  await connect()
  const pulse = setInterval(checkPulse, pulseMs).unref()
  return {
    publish,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connected: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(pulse)
      const last = client
      client = undefined
      listeners.clear()
      await last?.end().catch(() => {})
    },
  }
}
