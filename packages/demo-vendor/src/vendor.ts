import { createServer } from 'node:http'
import type { Config } from './config.ts'
import { openDb } from './db/open.ts'
import { proofsOf } from './fair/proof.ts'
import { seedsOf } from './fair/seeds.ts'
import { passTracesOn } from './trace.ts'
import { gatewayAt } from './wallet.ts'
import { apiOf } from './http/api.ts'
import { tablesOf } from './http/tables.ts'
import { pageHeaders } from './http/headers.ts'
import { listener } from './http/serve.ts'
import { staticFiles } from './http/static.ts'
import type { Log } from './log.ts'
import { withBookings, withCallbacks, type Observer } from './observe.ts'
import { eventsOf } from './events/events.ts'
import { gatewayDraws } from './events/gateway-draws.ts'
import { roundsNamedIn } from './rounds/named.ts'
import { backlogOf } from './rounds/backlog.ts'
import { bookingsOf } from './rounds/bookings.ts'
import { outboxOf } from './rounds/outbox.ts'
import { roundsOf } from './rounds/rounds.ts'
import { slipsOf } from './rounds/slips.ts'
import { sessionsOf } from './sessions.ts'
import { withFailures } from './failures.ts'
import { createWalletApi } from './transfer/wallet-api.ts'
import { createWallets } from './transfer/wallets.ts'
import { withOwnWallets } from './transfer/own-wallet.ts'

const PUMP_MS = 200

/**
 * Assembles the vendor; events of boards run by `clock`, and observers measure or trace its work. `listen` resolves once it serves; `close` waits for calls
 * under way and leaves the rest to the next start.
 */
export async function createVendor(
  config: Config,
  log: Log,
  clock: () => number = Date.now,
  observers: readonly Observer[] = [passTracesOn],
) {
  const db = openDb(config.dataDir)
  const wallets = createWallets(db)
  const reached = (secrets: Config['secrets']) =>
    withCallbacks(gatewayAt(config.gatewayUrl, secrets, config.gatewayTimeoutMs), observers)
  const forged = reached(new Map([...config.secrets.keys()].map((vass) => [vass, 'no secret'])))
  const gateway = withBookings(
    withOwnWallets(withFailures(reached(config.secrets), forged, config.callFailures), wallets),
    observers,
  )
  const seeds = seedsOf(db)
  const outbox = outboxOf(db, gateway, log)
  const bookings = bookingsOf(db, gateway, outbox, log, config.minCycleMs)
  const rounds = roundsOf(db, bookings, seeds, outbox, log, config.roundTimeoutMs)
  const events = eventsOf(db, config.eventPace, clock, gatewayDraws(config.gatewayUrl, config.gatewayTimeoutMs))
  const slips = slipsOf(db, bookings, events, clock)
  const api = apiOf(
    {
      sessions: sessionsOf(db, gateway, wallets),
      bookings,
      rounds,
      seeds,
      tables: tablesOf(events, slips, clock),
      proofs: proofsOf(db, config.secrets),
    },
    config.minCycleMs,
  )
  const backlog = backlogOf(db)
  for (const observer of observers) observer.watch?.(backlog)
  const server = createServer(
    { connectionsCheckingInterval: 1000, requestTimeout: 10_000 },
    listener(
      config,
      await staticFiles(config.dist, (html) => pageHeaders(config, html)),
      { api, walletApi: createWalletApi(wallets, config.secrets, roundsNamedIn(db)) },
      log,
      () => db.isOpen,
      observers,
    ),
  )
  let timer: NodeJS.Timeout | undefined
  let failed = ''

  /** None of these ends the process, or keeps the others from their work: a full disk is tried again. */
  function housekeep(): void {
    const works = [
      () => bookings.sweep(),
      () => rounds.sweep(),
      () => slips.sweep(),
      () => outbox.pump(),
      () => events.keepTime(),
    ]
    const failures = works.flatMap((work) => {
      try {
        work()
        return []
      } catch (error) {
        return [String(error)]
      }
    })
    const failure = failures.join('; ')
    if (failure !== '' && failure !== failed) log('error', 'rounds wait for our own disk', { error: failure })
    failed = failure
  }

  return {
    async listen(): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(config.port, config.host, resolve)
      })
      bookings.sweep()
      outbox.hurry()
      if (outbox.waiting() > 0) log('info', 'resuming unfinished bookings', { count: outbox.waiting() })
      timer = setInterval(housekeep, PUMP_MS)
      const address = server.address()
      return typeof address === 'object' && address ? address.port : config.port
    },
    async close(): Promise<void> {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
      await outbox.drain()
      events.close()
      db.close()
    },
  }
}
