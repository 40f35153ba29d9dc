import type { ServerResponse } from 'node:http'
import { stream, type Balance, type EventName } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { admit, openDoors } from './pipeline/admission.ts'
import { refuse } from './context.ts'
import { bodyOf, checked } from './pipeline/input.ts'
import type { HouseEvent } from './events.ts'
import type { House } from './house.ts'
import { toBalance, walletOf } from './ledger/wallet.ts'
import type { EndReason, Session } from './session.ts'

interface Connection {
  session: Session
  raw: ServerResponse
  /** Of the last balance sent: an older figure that was read late is not sent after it, nor the same one twice. */
  version: number
}

/** A reader this far behind is let go; it comes back and gets the whole figure. */
const mostUnsent = 64 * 1024
const checkEveryMs = 60_000

/** `GET /wps/stream`: server-sent events to everyone logged in (contract/events.ts). */
export function streamRoute(app: FastifyInstance, house: House): void {
  const open = new Map<string, Set<Connection>>()
  const everyone = () => [...open.values()].flatMap((set) => [...set])

  function write(connection: Connection, text: string): void {
    connection.raw.write(text)
    if (connection.raw.writableLength > mostUnsent) connection.raw.destroy()
  }

  function send(connection: Connection, name: EventName, data: unknown, id?: number): void {
    write(connection, `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function sendBalance(connection: Connection, balance: z.input<typeof Balance>): void {
    if (balance.version <= connection.version) return
    connection.version = balance.version
    send(connection, 'balance', balance, balance.version)
  }

  /** Any number of movements while one reading is under way cost one more reading. */
  const reading = new Map<string, { again: boolean }>()
  async function refresh(memberId: string): Promise<void> {
    const running = reading.get(memberId)
    if (running) return void (running.again = true)
    const mine = { again: true }
    reading.set(memberId, mine)
    try {
      while (mine.again) {
        mine.again = false
        const wallet = open.has(memberId) ? await walletOf(house.db, memberId) : undefined
        if (!wallet) return
        for (const connection of open.get(memberId) ?? []) sendBalance(connection, toBalance(wallet))
      }
    } finally {
      reading.delete(memberId)
    }
  }

  function close(connection: Connection, reason: EndReason): void {
    send(connection, 'session.revoked', { reason })
    connection.raw.end()
  }

  /** A session may end while its stream is being opened, or without an event. */
  async function checkUp(connection: Connection): Promise<void> {
    if (await house.sessions.alive(connection.session.id)) return refresh(connection.session.memberId)
    close(connection, 'expired')
  }

  const background = (work: Promise<unknown>) => void work.catch((err: unknown) => house.log.warn({ err }, 'the event stream fell behind'))

  const unsubscribe = house.events.subscribe((event: HouseEvent) => {
    if (event.name === 'balance' && open.has(event.memberId)) background(refresh(event.memberId))
    if (event.name === 'winner') {
      const { name, ...data } = event
      for (const connection of everyone()) send(connection, name, data)
    }
    if (event.name === 'session.rotated') {
      for (const connection of open.get(event.memberId) ?? []) {
        if (connection.session.id === event.from) connection.session = { ...connection.session, id: event.to }
      }
    }
    if (event.name === 'session.revoked') {
      for (const connection of open.get(event.memberId) ?? []) if (connection.session.id === event.sessionId) close(connection, event.reason)
    }
  })

  const heartbeat = setInterval(() => everyone().forEach((connection) => write(connection, ': still here\n\n')), stream.heartbeatMs).unref()
  /** Idle and absolute ends come without an event; a lost event is made good here too. */
  const check = setInterval(() => {
    for (const connection of everyone()) {
      background(checkUp(connection))
    }
  }, checkEveryMs).unref()

  app.addHook('preClose', async () => {
    unsubscribe()
    clearInterval(heartbeat)
    clearInterval(check)
    for (const connection of everyone()) connection.raw.end()
  })

  app.get(stream.path, async (req, reply) => {
    const settings = house.settings()
    openDoors(stream, settings, house, req.ip)
    const session = await admit(stream, house, req)
    if (!session) throw refuse('token_expired')
    checked(stream.input, bodyOf(req))
    const mine = open.get(session.memberId) ?? new Set()
    if (mine.size >= settings.limits.streamsPerMember) {
      throw refuse('rate_limited', { retryAfterMs: 10_000, message: 'too many open streams' })
    }

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const connection: Connection = { session, raw, version: -1 }
    open.set(session.memberId, mine.add(connection))
    raw.on('error', () => raw.destroy())
    raw.on('close', () => {
      mine.delete(connection)
      if (mine.size === 0 && open.get(session.memberId) === mine) open.delete(session.memberId)
    })
    write(connection, 'retry: 2000\n\n')
    // Whatever `Last-Event-ID` says, the whole figure follows: there is nothing to replay.
    background(checkUp(connection))
  })
}
