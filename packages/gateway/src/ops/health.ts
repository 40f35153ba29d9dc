import { sql } from 'drizzle-orm'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { House } from '../house.ts'

const patienceMs = 2000

async function within<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('no answer in time')), patienceMs).unref(),
  )
  return Promise.race([work, late])
}

/** `/healthz`: the process answers. `/readyz`: it can serve, and what of it cannot. */
export function healthRoutes(app: FastifyInstance, house: House, eventsConnected: () => boolean): void {
  const probe = (url: string, handler: RouteHandlerMethod) => app.route({ method: ['GET', 'HEAD'], url, handler })

  probe('/healthz', async (_req, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  probe('/readyz', async (_req, reply) => {
    let database = true
    let migrated = true
    try {
      const { rows } = await within(
        house.db.execute<{ migrated: boolean }>(sql`
        select to_regclass('public.idempotency') is not null and to_regclass('public.audit_balances') is not null as migrated`),
      )
      migrated = rows[0]?.migrated === true
    } catch (err) {
      database = false
      house.log.warn({ err }, 'not ready')
    }
    const ready = database && migrated
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return {
      ready,
      checks: { database, migrated: database && migrated, events: eventsConnected(), money: !house.moneyStopped() },
    }
  })
}
