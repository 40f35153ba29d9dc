import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { constants } from 'node:zlib'
import { contract } from '@brand/sdk/contract'
import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { artRoutes } from './art/routes.ts'
import { vendorCallbacks } from './callbacks/plugin.ts'
import { createSecrets, verifyKeys, type SecretSettings } from './callbacks/secrets.ts'
import { noticeRoute } from './cashier/notices.ts'
import type { Providers } from './cashier/provider.ts'
import { sandboxProvider } from './cashier/providers/sandbox.ts'
import type { Clock } from './clock.ts'
import { refuse } from './refusal.ts'
import type { Db } from './db/client.ts'
import { createEvents } from './events.ts'
import { healthRoutes } from './ops/health.ts'
import { createHouse, type House } from './house.ts'
import { tellPauses } from './limits/pauses.ts'
import { tellChecks, watchChecks } from './limits/reality.ts'
import { keepBodiesRaw } from './pipeline/input.ts'
import { logCalls, logOptions } from './ops/log.ts'
import { answerErrors, mount } from './pipeline/mount.ts'
import { refusalBody } from './pipeline/refusal.ts'
import { agent } from './routes/member/agent.ts'
import { chat } from './routes/games/chat.ts'
import { content } from './routes/house/content.ts'
import { deposits } from './routes/money/deposits.ts'
import { favourites } from './routes/games/favourites.ts'
import { fundPassword } from './routes/money/fund-password.ts'
import { profile as ownProfile } from './routes/member/profile.ts'
import { security } from './routes/member/security.ts'
import { payoutAccounts } from './routes/money/payout-accounts.ts'
import { receipts } from './routes/money/receipts.ts'
import { withdrawals } from './routes/money/withdrawals.ts'
import type { PayoutProviders } from './cashier/withdrawals/payout.ts'
import { games } from './routes/games/games.ts'
import { inbox as messages } from './routes/member/inbox.ts'
import { records } from './routes/money/records.ts'
import { summary } from './routes/member/summary.ts'
import { funds } from './routes/money/funds.ts'
import { upline } from './routes/money/upline.ts'
import { paced } from './lottery/games.ts'
import { openIssues } from './lottery/issues.ts'
import { limits } from './routes/money/limits.ts'
import { lottery } from './routes/games/lottery.ts'
import { member } from './routes/member/member.ts'
import { session } from './routes/access/session.ts'
import { system } from './routes/house/system.ts'
import { turnover } from './routes/money/turnover.ts'
import { wallet } from './routes/money/wallet.ts'
import { createInbox } from './sandbox/inbox.ts'
import type { Messenger } from './sandbox/messenger.ts'
import { sandboxIdentities, type Identities } from './sandbox/identities.ts'
import { sandboxRoutes } from './sandbox/page.ts'
import { play } from './routes/games/play-session.ts'
import { password } from './routes/access/password.ts'
import { verification } from './routes/access/verification.ts'
import { identitiesOf } from './guards/proof/firebase.ts'
import { createSettingsStore } from './settings/store.ts'
import { noPage, safeHeaders, secureEverything } from './web/headers.ts'
import { serveSite } from './web/site.ts'
import { streamRoute } from './stream/route.ts'
import { shedReads, watchLoop } from './ops/shed.ts'
import { silentConnections } from './ops/silent.ts'
import { everyMinute, watchLedger } from './ops/watch.ts'
import { httpVendorRounds, type VendorRounds } from './reconcile/vendor-rounds.ts'
import { httpVendorWallets, type VendorWallets } from './transfers/vendor-wallets.ts'

export interface AppOptions {
  /** A migrated and seeded database. It stays the caller's to close. */
  db: Db
  clock?: Clock
  /** Origin of the game vendor. */
  vendorOrigin?: string
  /** What vendors sign with; none may call when absent. */
  vendorSecrets?: SecretSettings
  /** The vendors' wallets, where money is moved to them; those at `vendorOrigin` when absent. */
  vendorWallets?: VendorWallets
  vendorRounds?: VendorRounds
  /** Payment providers by the name channels know them by (cashier/provider.ts), beside the sandbox's own. */
  providers?: Providers
  /** Who pays out, by the name channels know them by (cashier/withdrawals/payout.ts), beside the sandbox's own. */
  payoutProviders?: PayoutProviders
  /** Sends sms and mail; the developer's inbox when absent. */
  messenger?: Messenger
  /** Checks tokens of identity services; when absent Firebase, where the settings name a project, else the sandbox's, which vouches for everybody. */
  identities?: Identities
  /** Folder of the built site; without it only the API is served. */
  siteDist?: string
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is believed; none unless told. */
  trustProxy?: string[]
  /** How many times faster than their timetable lotteries draw; above 1 only for tests and demonstrations. */
  lotteryPace?: number
  /** How late the event loop is, ms; measured when absent. Tests hand in their own: a busy machine is no reason to refuse. */
  loopDelay?: () => number
  /** pino level; `silent` in tests. */
  logLevel?: string
}

declare module 'fastify' {
  interface FastifyInstance {
    house: House
  }
}

/** How long a stopping gateway still listens. */
const goodbyeMs = 300
/** A vendor that says nothing for so long has not answered. */
const vendorTimeoutMs = 3000

export const systemClock: Clock = { now: () => new Date() }

/** The whole gateway without a port: `app.inject()` in tests, `app.listen()` in the server. Stops with `app.close()`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    db,
    clock = systemClock,
    vendorOrigin = '',
    vendorSecrets = {},
    vendorWallets,
    vendorRounds,
    providers: given = {},
    payoutProviders,
    messenger,
    identities,
    siteDist,
    trustProxy = [],
    lotteryPace = 1,
    loopDelay,
    logLevel = 'info',
  } = options
  const app = Fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    // Node looks only every 30 s whether a request is late.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    clientErrorHandler: answerGarbage,
    frameworkErrors: (_error, req: FastifyRequest, reply: FastifyReply) => {
      const body = refusalBody(refuse('not_found', { message: 'the address could not be read' }), req.id)
      void reply.code(404).headers(unrouted(req.id)).send(JSON.stringify(body))
    },
  })

  const secrets = createSecrets(vendorSecrets)
  const events = await createEvents(db, app.log)
  const settingsStore = await createSettingsStore(db, events, app.log)
  const watch = watchLedger(db, app.log)
  await watch.check()
  const inbox = createInbox(db, events)
  const vouching = sandboxIdentities(db, clock)
  const providers: Providers = { sandbox: sandboxProvider(clock, () => settingsStore.current()), ...given }
  const house = await createHouse({
    db,
    clock,
    log: app.log,
    events,
    settingsStore,
    vendorOrigin,
    lotteries: paced(lotteryPace),
    providers,
    payoutProviders,
    messenger: messenger ?? inbox,
    identities: identities ?? identitiesOf(() => settingsStore.current(), clock, vouching),
    moneyStopped: () => watch.stopped(),
    verifyKey: verifyKeys(secrets),
    vendorRounds:
      vendorRounds ?? httpVendorRounds({ origin: vendorOrigin, secrets, clock, timeoutMs: vendorTimeoutMs }),
    vendorWallets:
      vendorWallets ?? httpVendorWallets({ origin: vendorOrigin, secrets, clock, timeoutMs: vendorTimeoutMs }),
  })
  app.decorate('house', house)
  await openIssues(db, clock.now(), house.lotteries)
  const stopTasks = everyMinute(house, watch)
  const stopTransfers = house.transfers.start()
  const stopWithdrawals = house.withdrawals.start()
  const stopDeposits = house.deposits.start()
  const look = async () => {
    await tellChecks(db, events, clock.now(), settingsStore.current().rg.pauseMinutes)
    await tellPauses(db, events, clock.now(), settingsStore.current())
  }
  const stopChecks = watchChecks(look, (err) => app.log.warn({ err }, 'reality checks are told a little later'))
  const loop = watchLoop()
  app.addHook('onClose', async () => {
    stopTasks()
    stopChecks()
    loop.stop()
    await stopTransfers()
    await stopWithdrawals()
    await stopDeposits()
    settingsStore.stop()
    inbox.stop()
    await events.stop()
  })

  const cutSilent = silentConnections(app.server)
  // From here on every answer closes its connection; calls whose bytes are still on the way are heard before idle ones are cut.
  app.addHook('preClose', async () => {
    if (app.server.listening) await delay(goodbyeMs)
    cutSilent()
  })
  secureEverything(app)
  logCalls(app)
  answerErrors(app)
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
  })

  healthRoutes(app, house, () => events.connected())
  await app.register(async (api) => {
    keepBodiesRaw(api)
    api.addHook('onRequest', async (_req, reply) => void reply.header('cache-control', 'no-store'))
    shedReads(api, loopDelay ?? (() => loop.delay()))
    mount(
      api,
      contract,
      {
        system,
        session,
        verification,
        member,
        password,
        agent,
        wallet,
        content,
        games,
        lottery,
        turnover,
        limits,
        favourites,
        chat,
        inbox: messages,
        records,
        summary,
        funds,
        upline,
        deposits,
        play,
        security,
        profile: ownProfile,
        fundPassword,
        payoutAccounts,
        withdrawals,
        receipts,
      },
      house,
    )
    streamRoute(api, house)
    for (const path of ['/wps/*', '/lgw/*', '/lotto/*']) {
      api.all(path, () => {
        throw refuse('not_found')
      })
    }
  })
  await app.register(async (vendors) => {
    vendors.addHook('onRequest', async (_req, reply) => {
      if (house.moneyStopped())
        return reply.code(503).header('retry-after', '60').type('application/json').send('{"status":"UNAVAILABLE"}')
    })
    await vendors.register(vendorCallbacks({ db, clock, events, secrets, settings: () => house.settings() }))
  })
  await app.register(async (payments) => noticeRoute(payments, house.deposits, providers))
  await app.register(async (pages) =>
    sandboxRoutes(pages, house, { inbox: messenger ? undefined : inbox, vouching: identities ? undefined : vouching }),
  )
  await app.register(async (pictures) => artRoutes(pictures))
  if (siteDist) await app.register(async (site) => serveSite(site, house, { dist: siteDist, vendorOrigin }))
  return app
}

/** Headers of a refusal that no route and no hook has seen. */
function unrouted(requestId: string): Record<string, string> {
  return {
    ...safeHeaders(requestId),
    'content-security-policy': noPage,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }
}

/** Bytes that are no HTTP never reach a route; they get the same envelope. */
function answerGarbage(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const requestId = randomUUID()
  const body = JSON.stringify(
    refusalBody(refuse('validation', { message: 'the request could not be read' }), requestId),
  )
  const headers = { ...unrouted(requestId), connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
