import { sql } from 'drizzle-orm'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { Services } from './services.ts'
import { lateJobs } from './jobs/state.ts'
import { isServed } from '../db/migrate.ts'
import { databaseTakes, folderTakes, cachedFor } from './durable.ts'

const patienceMs = 2000

async function within<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('no answer in time')), patienceMs).unref(),
  )
  return Promise.race([work, late])
}

/** A probe that comes every second costs one write a second, however many probes there are. */
const keptMs = 1000

/** Result of a check; one that fails or takes too long is false. */
const passes = (services: Services, what: string, work: Promise<boolean>): Promise<boolean> =>
  within(work).catch((err: unknown) => {
    services.log.warn({ err, what }, 'not ready')
    return false
  })

interface Parts {
  eventsConnected: () => boolean
  /** False where the ledger is not sealed until somebody has looked (ledger/chain/sealing.ts). */
  sealed: () => boolean
  /** True from the moment the gateway was told to stop: it serves on, and wants no more calls. */
  draining: () => boolean
  /** The data folder, where it is on this machine. */
  dataDir?: string | undefined
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve and store, and if not, what is failing. Neither waits in a
 * queue.
 */
export function healthRoutes(
  app: FastifyInstance,
  services: Services,
  { eventsConnected, sealed, draining, dataDir }: Parts,
): void {
  const probe = (url: string, handler: RouteHandlerMethod) => app.route({ method: ['GET', 'HEAD'], url, handler })

  probe('/healthz', async (_req, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  const look = cachedFor(keptMs, async () => {
    const migrated = services.db
      .execute<{ migrated: boolean }>(
        sql`
      select to_regclass('public.idempotency') is not null and to_regclass('public.audit_balances') is not null as migrated`,
      )
      .then(async ({ rows }) => rows[0]?.migrated === true && (await isServed(services.db.$client)))
    const [database, schema, writable, disk] = await Promise.all([
      passes(
        services,
        'database',
        migrated.then(() => true),
      ),
      passes(services, 'migrated', migrated),
      passes(services, 'writable', databaseTakes(services.db)),
      dataDir === undefined
        ? true
        : passes(services, 'disk', folderTakes(dataDir, services.settings().limits.diskFreeMb)),
    ])
    return { database, migrated: schema, writable, disk }
  })

  // What is late is told and keeps no gateway from serving: any of them may lead.
  const late = cachedFor(keptMs, () =>
    within(lateJobs(services.db, services.clock.now())).catch((err: unknown) => {
      services.log.warn({ err }, 'the states of jobs were not read')
      return []
    }),
  )

  probe('/readyz', async (_req, reply) => {
    const needed = { ...(await look()), serving: !draining() }
    const ready = Object.values(needed).every(Boolean)
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return {
      ready,
      notReady: Object.entries(needed).flatMap(([part, fine]) => (fine ? [] : [part])),
      checks: { ...needed, events: eventsConnected(), money: !services.moneyStopped(), seals: sealed() },
      lateJobs: needed.migrated ? await late() : [],
    }
  })
}
