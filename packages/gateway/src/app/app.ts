import { contract } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { createSealing } from '../ledger/chain/sealing.ts'
import { composeAnswers } from '../http/answers.ts'
import { guardHosts } from '../http/request/hosts.ts'
import { keepBodiesRaw } from '../http/request/input.ts'
import { shedReads, watchLoop } from '../http/limits/load-shedding.ts'
import { mount } from '../http/pipeline.ts'
import { answerEverything, createServer } from '../http/server.ts'
import { serveSite } from '../http/site/site.ts'
import { articlePages } from '../modules/content/texts/pages.ts'
import { firstLists } from '../modules/games/first-list.ts'
import { refuse } from '../lib/refusal.ts'
import { allJobs, allModules, type AppOptions, handlers } from './modules.ts'
import { assemble } from './assemble.ts'
import { healthRoutes } from '../server/health.ts'
import { startJobs } from '../server/jobs/jobs.ts'
import { createJobStates } from '../server/jobs/state.ts'
import { joinElection } from '../server/jobs/leadership.ts'
import type { ModuleContext } from '../server/module.ts'
import type { Services } from '../server/services.ts'

export type { AppOptions } from './modules.ts'
export { systemClock } from '../lib/time/clock.ts'

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
    /**
     * Before a stop: `/readyz` answers 503, so that a proxy sends new calls elsewhere, and jobs and leadership go to the
     * next gateway; calls and streams are served on.
     */
    drain: () => Promise<void>
  }
}

/**
 * The whole gateway without a port: `app.inject()` in tests, `app.listen()` in the server. Stops with `app.close()`.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    db,
    jobsDb = db,
    siteDist,
    dataDir,
    vendorOrigin = '',
    hosts = [],
    trustProxy = [],
    logLevel = 'info',
    telemetry = [],
  } = options
  const app = createServer({ logLevel, trustProxy })
  for (const { hook } of telemetry) hook(app)
  const assembled = await assemble(options, app.log)
  const { services, watch } = assembled
  const snapshots = allModules.flatMap((module) => module.snapshots?.(services) ?? [])
  const context: ModuleContext = {
    services,
    hosts,
    snapshots,
    streamWatchers: allModules.flatMap((module) => module.streamWatcher?.(services) ?? []),
    noticeFeatures: Object.assign({}, ...allModules.map(({ noticeFeatures }) => noticeFeatures)),
  }
  app.decorate('services', services)
  for (const module of allModules) await module.start?.(services)

  const leadership = joinElection(db, app.log)
  const sealing = options.chain && createSealing(db, options.chain, app.log)
  const stopJobs = startJobs(
    allJobs({ ...services, db: jobsDb }, watch, sealing),
    leadership,
    app.log,
    createJobStates(jobsDb, services.clock),
  )
  let draining = false
  let handingOver: Promise<void> | undefined
  const handOver = () => (handingOver ??= stopJobs().then(() => leadership.stop()))
  app.decorate('drain', () => {
    draining = true
    return handOver()
  })
  const unsubscribe = services.events.subscribe((event) => {
    for (const module of allModules) module.onEvent?.(services, event)
  })
  const loop = watchLoop()
  const loopDelay = options.loopDelay ?? (() => loop.delay())
  let shed = () => 0
  app.addHook('onClose', async () => {
    unsubscribe()
    loop.stop()
    await handOver()
    await assembled.stop()
  })

  guardHosts(app, hosts, () => services.settings())
  await answerEverything(app)
  const state = {
    eventsConnected: assembled.eventsConnected,
    sealed: () => !sealing?.standsStill(),
    draining: () => draining,
    dataDir,
  }
  healthRoutes(app, services, state)
  for (const { watch } of telemetry)
    watch?.({
      ...state,
      services,
      jobsDb,
      loopDelay,
      shed: () => shed(),
      leads: () => leadership.leads(),
      gauges: allModules.flatMap((module) => module.gauges?.(services) ?? []),
    })
  await app.register(async (api) => {
    keepBodiesRaw(api)
    api.addHook('onRequest', (_req, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    shed = shedReads(api, loopDelay)
    mount(api, contract, handlers, services)
    composeAnswers(api, contract)
    for (const module of allModules) module.apiRoutes?.(api, context)
    for (const path of ['/wps/*', '/lgw/*', '/lotto/*']) {
      api.all(path, () => {
        throw refuse('not_found')
      })
    }
  })
  for (const { routes } of allModules) if (routes) await app.register(async (scope) => routes(scope, context))
  if (siteDist)
    await app.register(async (site) =>
      serveSite(site, services, {
        dist: siteDist,
        vendorOrigin,
        draw: firstLists(services, siteDist),
        articles: articlePages(services),
        traceShare: telemetry.find((one) => one.traceShare !== undefined)?.traceShare,
      }),
    )
  return app
}
