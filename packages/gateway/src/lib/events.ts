import type { events } from '@brand/sdk/contract'
import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { ownClient, type Db, type Reader } from '../db/client.ts'
import type { Outgoing } from './messenger.ts'

/** Why a session ended. */
export type EndReason = 'logout' | 'password' | 'expired' | 'operator' | 'excluded'

/** Events between parts of the gateway. Small: subscribers read the figures from the database. */
export type GatewayEvent =
  | { name: 'balance'; memberId: string }
  | { name: 'messages'; memberId: string }
  /** A question to customer service was answered, or its answer read. */
  | { name: 'tickets'; memberId: string }
  /** A reward was offered, claimed, or has ended. */
  | { name: 'rewards'; memberId: string }
  /** The reward of a mission can be claimed, was claimed, or can no longer be claimed. */
  | { name: 'missions'; memberId: string }
  /** A reality check came due, or was acknowledged. */
  | { name: 'rg.realityCheck'; memberId: string }
  /** A pause of play has begun, or its reason has ended. */
  | { name: 'rg.pause'; memberId: string }
  /** What has to be played before money may leave has changed (trigger `requirement_tells_turnover`). */
  | { name: 'turnover'; memberId: string }
  /** A pool of the ledger moved (trigger `posting_tells_jackpot`). */
  | { name: 'jackpot' }
  | News
  /** Events as subscribers receive them: stored, and numbered in the order of commits. */
  | { name: 'news'; id: number; memberId: string | null; event: { name: News['name']; data: object } }
  /** Published only within this gateway: events may have been missed. */
  | { name: 'gap' }
  /** `until`: the end of the self-exclusion that ended the session. */
  | { name: 'session.revoked'; memberId: string; sessionId: string; reason: EndReason; until?: string }
  /** A session continues under another token. */
  | { name: 'session.rotated'; memberId: string; from: string; to: string }
  | { name: 'sandbox.message'; message: Outgoing }
  /** Parts of withdrawals wait for a confirmation by the person, or no longer do. */
  | { name: 'receipts'; memberId: string }
  | ({ name: 'withdraw.status'; memberId: string } & z.input<(typeof events)['withdraw.status']>)
  | ({ name: 'promotion.status'; memberId: string } & z.input<(typeof events)['promotion.status']>)
  /** A room of the chat has another message: subscribers read it from their last on. */
  | { name: 'chat.message'; roomId: string }
  /** A session looks at a room of the chat until a time, or no longer; without a room: whom its person hides has changed. */
  | { name: 'chat.watch'; memberId: string; sessionId?: string; roomId?: string; until?: string }
  | { name: 'chat.mention'; memberId: string; roomId: string }
  | { name: 'settings' }

/** Events that are published once and stored for a while, for clients that reconnect after a gap. */
export type News =
  | { name: 'winner'; customerName: string; gameName: string; winAmount: string }
  | ({ name: 'contract.offer'; memberId: string } & z.input<(typeof events)['contract.offer']>)
  | ({ name: 'raffle.won'; memberId: string } & z.input<(typeof events)['raffle.won']>)
  | ({ name: 'deposit.status'; memberId: string } & z.input<(typeof events)['deposit.status']>)

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

const newsNames: readonly string[] = [
  'winner',
  'contract.offer',
  'raffle.won',
  'deposit.status',
] satisfies News['name'][]
const isNews = (event: GatewayEvent): event is News => newsNames.includes(event.name)

/** With a transaction: published when it commits, and not at all when it does not. */
export async function publish(on: Reader, event: GatewayEvent): Promise<void> {
  if (isNews(event)) return storeNotice(on, event)
  await on.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`)
}

/** Many with one statement; none that is stored. */
export async function publishAll(on: Reader, list: readonly Exclude<GatewayEvent, News>[]): Promise<void> {
  const texts = list.map((event) => JSON.stringify(event))
  if (texts.length > 0)
    await on.execute(sql`select count(pg_notify(${channel}, text)) from unnest(${sql.param(texts)}::text[]) as text`)
}

/** The lock is held until the commit: a client that has received one number has received all before it. */
async function storeNotice(on: Reader, { name, ...rest }: News): Promise<void> {
  const { memberId = null, ...data } = { memberId: undefined, ...rest }
  await on.execute(sql`
    with turn as materialized (select pg_advisory_xact_lock(7203121)),
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
