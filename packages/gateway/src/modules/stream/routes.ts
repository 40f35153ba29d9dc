import { stream, type EventName } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../lib/refusal.ts'
import type { EndReason, GatewayEvent } from '../../lib/events.ts'
import type { Services } from '../../server/services.ts'
import { toBalance, walletOf } from '../../ledger/wallet.ts'
import { pauseOf, pauseShown, playOf, stateOf } from '../responsible-gaming/service.ts'
import { unreadOf } from '../messages/service.ts'
import { admit, requireAvailable } from '../../http/limits/admission.ts'
import { bodyOf, checked } from '../../http/request/input.ts'
import { awaitedReceipts } from '../withdrawals/service.ts'
import { jackpotOf } from '../games/service.ts'
import { maintenanceEvent } from '../../settings/maintenance.ts'
import { isBlocked } from '../../settings/region.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { createChatFanout } from '../chat/service.ts'
import { claimableMissionsOf } from '../missions/service.ts'
import { claimableOf } from '../rewards/service.ts'
import { unreadTickets } from '../tickets/service.ts'
import { turnoverOf, summarise } from '../turnover/service.ts'
import { coalesced } from './coalesce.ts'
import { createConnection, type Connection } from './connection.ts'
import { startOf } from './notices.ts'

const checkEveryMs = 60_000
/**
 * After a session got another token: time for the answer with it to reach its person, whose stream reconnects with it.
 */
const handoverMs = 2000
/** Pools move with every stake: read at most this often. */
const jackpotEveryMs = 1000
/** Rounds of an autoplay end many a second: published at most so often. */
const turnoverEveryMs = 1000

/** `GET /wps/stream`: server-sent events to everyone logged in (contract/events.ts). */
export function streamRoute(app: FastifyInstance, services: Services): void {
  const open = new Map<string, Set<Connection>>()
  const everyone = () => [...open.values()].flatMap((set) => [...set])
  const of = (memberId: string) => [...(open.get(memberId) ?? [])]
  const background = (work: Promise<unknown>) =>
    void work.catch((err: unknown) => services.log.warn({ err }, 'an event was not sent to the streams'))

  const chat = createChatFanout(services, of)

  const snapshot = (name: EventName, read: (memberId: string) => Promise<unknown>, minIntervalMs = 0) =>
    coalesced(async (memberId) => {
      if (!open.has(memberId)) return
      const data = await read(memberId)
      if (data !== undefined) for (const connection of of(memberId)) connection.sendSnapshot(name, data)
    }, minIntervalMs)
  const balance = snapshot('balance', async (memberId) => {
    const wallet = await walletOf(services.db, memberId)
    return wallet && toBalance(wallet)
  })
  const unread = snapshot('message.unread', async (memberId) => {
    const trial = of(memberId).some(({ session }) => session.principal === 'trial')
    return trial || !isOn(services.settings(), 'INBOX3') ? undefined : unreadOf(services.db, memberId)
  })
  const tickets = snapshot('ticket.unread', async (memberId) => {
    if (!isOn(services.settings(), 'TICKET3')) return undefined
    const unread = await unreadTickets(services.db, memberId)
    return unread > 0 || of(memberId).some((connection) => connection.hasSnapshot('ticket.unread'))
      ? { unread }
      : undefined
  })
  const rewards = snapshot('promo.count', async (memberId) => {
    const trial = of(memberId).some(({ session }) => session.principal === 'trial')
    return trial || !isOn(services.settings(), 'REWCEN3')
      ? undefined
      : { claimable: await claimableOf(services.db, memberId, services.clock.now()) }
  })
  const missions = snapshot('mission.progress', async (memberId) => {
    const trial = of(memberId).some(({ session }) => session.principal === 'trial')
    return trial || !isOn(services.settings(), 'MISSIONLB3')
      ? undefined
      : { claimable: await claimableMissionsOf(services.db, memberId, services.clock.now()) }
  })
  const realityCheck = snapshot('rg.realityCheck', async (memberId) => {
    const due = (await playOf(services.db, memberId, services.clock.now(), services.settings()))?.checkDue === true
    // Published when it begins and when it ends, and not to those who have none.
    return due || of(memberId).some((connection) => connection.hasSnapshot('rg.realityCheck')) ? { due } : undefined
  })
  const pause = snapshot('rg.pause', async (memberId) => {
    const found = pauseShown(
      pauseOf(
        await stateOf(services.db, memberId, null, services.clock.now(), services.settings()),
        services.clock.now(),
        services.settings(),
      ),
      services.clock.now(),
    )
    return found || of(memberId).some((connection) => connection.hasSnapshot('rg.pause')) ? { pause: found } : undefined
  })
  /** A win, or a bet taken back, may end a pause that was published. */
  const stillPaused = (memberId: string) =>
    of(memberId).some(
      (connection) => connection.hasSnapshot('rg.pause') && !connection.shows('rg.pause', { pause: null }),
    )
  const turnover = snapshot(
    'turnover',
    async (memberId) => {
      const glance = summarise(await turnoverOf(services.db, memberId, services.clock.now()))
      return glance.open > 0 || of(memberId).some((connection) => connection.hasSnapshot('turnover'))
        ? glance
        : undefined
    },
    turnoverEveryMs,
  )
  const receipts = coalesced(async (memberId) => {
    if (!open.has(memberId)) return
    const waiting = await awaitedReceipts(services.db, memberId)
    for (const connection of of(memberId))
      if (waiting > 0 || connection.hasSnapshot('withdraw.receipts'))
        connection.sendSnapshot('withdraw.receipts', { waiting })
  })
  const jackpot = coalesced(async () => {
    if (open.size === 0 || !isOn(services.settings(), 'WINNER3')) return
    const data = await jackpotOf(services.db, services.settings(), services.clock.now())
    // The end of a pool is published to those who saw it; an illustration is not published.
    for (const connection of everyone())
      if (data.mode === 'pool' || connection.hasSnapshot('jackpot')) connection.sendSnapshot('jackpot', data)
  }, jackpotEveryMs)

  const snapshots = (memberId: string) =>
    [
      balance(memberId),
      unread(memberId),
      tickets(memberId),
      rewards(memberId),
      missions(memberId),
      realityCheck(memberId),
      pause(memberId),
      turnover(memberId),
      receipts(memberId),
      jackpot(''),
    ].forEach(background)

  function close(connection: Connection, reason: EndReason, until?: string): void {
    connection.send('session.revoked', { reason, ...(until && { until }) })
    connection.end()
  }

  /** A session may end while its stream is being opened, or without an event. */
  async function checkUp(connection: Connection): Promise<void> {
    if (await services.sessions.alive(connection.session.id)) return snapshots(connection.session.memberId)
    close(connection, 'expired')
  }

  function onEvent(event: GatewayEvent): void {
    chat.onEvent(event)
    switch (event.name) {
      case 'balance':
        if (stillPaused(event.memberId)) background(pause(event.memberId))
        return background(balance(event.memberId))
      case 'turnover':
        return background(turnover(event.memberId))
      case 'messages':
        return background(unread(event.memberId))
      case 'tickets':
        return background(tickets(event.memberId))
      case 'rewards':
        return background(rewards(event.memberId))
      case 'missions':
        return background(missions(event.memberId))
      case 'rg.realityCheck':
        return background(realityCheck(event.memberId))
      case 'rg.pause':
        return background(pause(event.memberId))
      case 'receipts':
        return background(receipts(event.memberId))
      case 'withdraw.status': {
        const { orderNo, status, at } = event
        return of(event.memberId).forEach((connection) => connection.send('withdraw.status', { orderNo, status, at }))
      }
      case 'promotion.status': {
        const { promotionId, status } = event
        return of(event.memberId).forEach((connection) => connection.send('promotion.status', { promotionId, status }))
      }
      case 'jackpot':
        return background(jackpot(''))
      case 'news':
        if (event.event.name === 'winner' && !isOn(services.settings(), 'WINNER3')) return
        return (event.memberId === null ? everyone() : of(event.memberId)).forEach((connection) =>
          connection.sendNotice(event),
        )
      case 'session.rotated':
        return of(event.memberId).forEach((connection) => {
          if (connection.session.id !== event.from) return
          connection.session = { ...connection.session, id: event.to }
          // Opened by a token that opens nothing now: its person reconnects with the new one, a holder of the old one
          // cannot.
          setTimeout(() => connection.end(), handoverMs).unref()
        })
      case 'session.revoked':
        return of(event.memberId).forEach(
          (connection) => connection.session.id === event.sessionId && close(connection, event.reason, event.until),
        )
      case 'gap':
        chat.gap(everyone())
        return everyone().forEach((connection) => {
          background(connection.catchUp(services.db))
          background(checkUp(connection))
        })
      default:
    }
  }

  const maintenanceNow = () => maintenanceEvent(services.settings(), services.clock.now())
  let lastMaintenance = JSON.stringify(maintenanceNow())
  /** Published when an operator changes it, or a planned time has come. */
  function watchMaintenance(): void {
    const now = maintenanceNow()
    if (JSON.stringify(now) === lastMaintenance) return
    lastMaintenance = JSON.stringify(now)
    for (const connection of everyone()) connection.send('maintenance', now)
  }
  function settingsChanged(): void {
    for (const connection of everyone()) if (isBlocked(services.settings(), connection.ip)) connection.end()
    watchMaintenance()
    background(jackpot(''))
  }

  const unsubscribe = [services.events.subscribe(onEvent), services.settingsStore.onChange(settingsChanged)]
  const heartbeat = setInterval(
    () => everyone().forEach((connection) => connection.write(': still here\n\n')),
    stream.heartbeatMs,
  ).unref()
  /** Idle and absolute ends come without an event; a lost event is made up for here too. */
  const check = setInterval(() => {
    watchMaintenance()
    everyone().forEach((connection) => background(checkUp(connection)))
  }, checkEveryMs).unref()

  app.addHook('preClose', async () => {
    for (const stop of unsubscribe) stop()
    clearInterval(heartbeat)
    clearInterval(check)
    for (const connection of everyone()) connection.end()
  })

  app.get(stream.path, async (req, reply) => {
    const settings = services.settings()
    // Clients that all reconnect at once wait in the queue, as for any read.
    const { session, start } = await services.queues.reads(settings.limits.reading, async () => {
      requireAvailable(stream, settings, services, req.ip)
      const session = await admit(stream, services, req)
      if (!session) throw refuse('token_expired')
      checked(stream.input, bodyOf(req))
      return { session, start: await startOf(services.db, String(req.headers['last-event-id'])) }
    })
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
    const connection = createConnection(raw, session, req.ip, start)
    open.set(session.memberId, mine.add(connection))
    raw.on('error', () => raw.destroy())
    raw.on('close', () => {
      mine.delete(connection)
      chat.closed(connection)
      if (mine.size === 0 && open.get(session.memberId) === mine) open.delete(session.memberId)
    })
    connection.write('retry: 2000\n\n')
    chat.opened(connection)
    background(connection.catchUp(services.db))
    background(checkUp(connection))
  })
}
