import { type EventName, stream } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../lib/refusal.ts'
import type { EndReason, GatewayEvent } from '../../lib/events.ts'
import type { ModuleContext } from '../../server/module.ts'
import { admit, requireAvailable } from '../../http/limits/admission.ts'
import { languageOf } from '../../http/request/language.ts'
import { bodyOf, checked } from '../../http/request/input.ts'
import { maintenanceEvent } from '../../settings/maintenance.ts'
import { isBlocked } from '../../settings/region.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { createChanges } from './changes.ts'
import { coalesced } from './coalesce.ts'
import { createConnection, type Connection } from './connection.ts'
import { startOf } from './notices.ts'

/** A client whose stream broke waits so long, at least. */
const reconnectMs = 2000
/** Within so many seconds every stream is checked. */
const checkSeconds = 60
/**
 * After a session got another token: time for the answer with it to reach its person, whose stream reconnects with it.
 */
const handoverMs = 2000

/** `GET /wps/stream`: server-sent events to everyone logged in (contract/events.ts). */
export function streamRoute(app: FastifyInstance, context: ModuleContext): void {
  const { services, snapshots, noticeFeatures } = context
  const open = services.streams
  let opened = 0
  const everyone = () => [...open.values()].flatMap((set) => [...set])
  const of = (memberId: string) => [...(open.get(memberId) ?? [])]
  const background = (work: Promise<unknown>) =>
    void work.catch((err: unknown) => services.log.warn({ err }, 'an event was not sent to the streams'))

  const watchers = context.streamWatchers.map((make) => make(of))
  const changes = createChanges()

  const readers = snapshots.map(
    ({ event, feature, shared, membersOnly, after, whileShown = [], minIntervalMs, read, isEmpty }) => ({
      shared,
      after,
      whileShown,
      /** Whether it is to be read again after an event only because somebody sees more than an empty one. */
      isWatched: (name: GatewayEvent['name'], memberId: string) =>
        whileShown.includes(name) && of(memberId).some((connection) => connection.showsMore(event)),
      read: coalesced(async (memberId) => {
        const viewers = shared ? everyone() : of(memberId)
        if (viewers.length === 0 || (feature && !isOn(services.settings(), feature))) return
        if (membersOnly && viewers.some(({ session }) => session.principal === 'trial')) return
        const data = await read(memberId)
        if (data === undefined) return
        const empty = isEmpty?.(data) ?? false
        const quietMs = changes.quietMs([...after, ...whileShown], memberId)
        for (const connection of shared ? everyone() : of(memberId))
          connection.sendSnapshot(event, data, empty, quietMs)
      }, minIntervalMs),
    }),
  )
  const noted = new Set(readers.flatMap(({ after, whileShown }) => [...after, ...whileShown]))
  const readShared = () => readers.forEach(({ shared, read }) => shared && background(read('')))
  const readAll = (memberId: string) => readers.forEach(({ shared, read }) => background(read(shared ? '' : memberId)))
  function readAfter(event: GatewayEvent): void {
    const memberId = 'memberId' in event ? (event.memberId ?? '') : ''
    if (noted.has(event.name)) changes.note(event.name, memberId)
    for (const { shared, after, isWatched, read } of readers)
      if (after.includes(event.name) || isWatched(event.name, memberId)) background(read(shared ? '' : memberId))
  }

  function close(connection: Connection, reason: EndReason, until?: string): void {
    connection.send('session.revoked', { reason, ...(until && { until }) })
    connection.end()
  }

  /** A session may end while its stream is being opened, or without an event. */
  async function checkUp(connections: readonly Connection[]): Promise<void> {
    if (connections.length === 0) return
    const alive = await services.sessions.alive(connections.map(({ session }) => session.id))
    const members = new Set<string>()
    for (const connection of connections)
      if (alive.has(connection.session.id)) members.add(connection.session.memberId)
      else close(connection, 'expired')
    members.forEach(readAll)
  }

  const isTold = (notice: EventName) => {
    const feature = noticeFeatures[notice]
    return feature === undefined || isOn(services.settings(), feature)
  }

  function onEvent(event: GatewayEvent): void {
    for (const watcher of watchers) watcher.onEvent(event)
    readAfter(event)
    switch (event.name) {
      case 'stream':
        return of(event.memberId).forEach((connection) => connection.send(event.event, event.data))
      case 'news':
        if (!isTold(event.event.name)) return
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
      case 'member.standing':
        if (!event.active) of(event.memberId).forEach((connection) => close(connection, 'operator'))
        return
      case 'gap':
        changes.forget()
        for (const watcher of watchers) watcher.gap(everyone())
        for (const connection of everyone()) background(connection.catchUp(services.db))
        background(checkUp(everyone()))
        return
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
    readShared()
  }

  const unsubscribe = [services.events.subscribe(onEvent), services.settingsStore.onChange(settingsChanged)]
  const heartbeat = setInterval(
    () => everyone().forEach((connection) => connection.write(': still here\n\n')),
    stream.heartbeatMs,
  ).unref()
  /**
   * Idle and absolute ends come without an event; a lost event is made up for here too. Each second has its part of the
   * streams: all of them at one moment would keep everybody's calls waiting.
   */
  let second = 0
  const check = setInterval(() => {
    second = (second + 1) % checkSeconds
    changes.sweep()
    if (second === 0) watchMaintenance()
    background(checkUp(everyone().filter(({ number }) => number % checkSeconds === second)))
  }, 1000).unref()

  app.addHook('preClose', async () => {
    for (const stop of unsubscribe) stop()
    clearInterval(heartbeat)
    clearInterval(check)
    for (const connection of everyone()) {
      // They come back at different moments, so that the gateway they go to is not asked by all of them at once.
      connection.write(`retry: ${reconnectMs + Math.floor(Math.random() * reconnectMs)}\n\n`)
      connection.end()
    }
  })

  app.get(stream.path, async (req, reply) => {
    const settings = services.settings()
    // Clients that all reconnect at once wait in the queue, as for any read.
    const { session, start } = await services.queues.reads(settings.limits.reading, async () => {
      requireAvailable(stream, settings, services, req.ip)
      const session = await admit(stream, services, req)
      if (!session) throw refuse('token_expired')
      const input = checked(stream.input, bodyOf(req))
      const language = languageOf(settings.languages, input, session, req)
      return {
        session: { ...session, language },
        start: await startOf(services.db, session.memberId, String(req.headers['last-event-id'])),
      }
    })
    const mine = open.get(session.memberId) ?? new Set()
    if (mine.size >= settings.limits.streamsPerMember) {
      throw refuse('rate_limited', { retryAfterMs: 10_000, message: 'too many open streams' })
    }

    reply.hijack()
    const { raw } = reply
    // Its client left while it waited: nothing would tell that it is gone.
    if (raw.destroyed) return
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const connection = createConnection(raw, session, {
      ip: req.ip,
      number: opened++,
      cursor: start,
      resumes: req.headers['last-event-id'] !== undefined,
    })
    open.set(session.memberId, mine.add(connection))
    raw.on('error', () => raw.destroy())
    raw.on('close', () => {
      mine.delete(connection)
      for (const watcher of watchers) watcher.closed(connection)
      if (mine.size === 0 && open.get(session.memberId) === mine) open.delete(session.memberId)
    })
    connection.write(`retry: ${reconnectMs}\n\n`)
    for (const watcher of watchers) watcher.opened(connection)
    background(connection.catchUp(services.db))
    background(checkUp([connection]))
  })
}
