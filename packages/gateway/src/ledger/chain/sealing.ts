import { isDeepStrictEqual } from 'node:util'
import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { ownClient, type Db } from '../../db/client.ts'
import { operatorAction } from '../../auth/operators/schema.ts'
import { sealNext, type ChainOptions } from './seal.ts'
import { HeadLost, Standstill } from './standstill.ts'

export const sealEveryMs = 5000

export interface Sealing {
  /** Seals everything there is to seal, on a connection of its own, away from calls. To be run again and again. */
  run: (stopping: AbortSignal) => Promise<void>
  /** Whether nothing is sealed until a person has done something. */
  standsStill: () => boolean
}

/** Each gateway seals, in turns, and so each has the newest head in its file. */
export function createSealing(db: Db, options: ChainOptions, log: FastifyBaseLogger): Sealing {
  let standing: string | undefined
  async function report(err: unknown): Promise<void> {
    if (!(err instanceof Standstill)) return log.warn({ err }, 'the ledger was not sealed; it is tried again')
    if (err.message === standing) return
    standing = err.message
    log.error({ err }, 'the ledger is sealed no more, until somebody has looked: brand-gateway verify')
    await noteStandstill(db, err).catch((cause: unknown) => log.warn({ err: cause }, 'the audit was not written'))
  }
  return {
    standsStill: () => standing !== undefined,
    async run(stopping) {
      const client = ownClient(db, 'gateway seals')
      client.on('error', () => {})
      try {
        await client.connect()
        while ((await sealNext(client, options)) && !stopping.aborted);
        if (standing !== undefined) log.info('the ledger is sealed again')
        standing = undefined
      } catch (err) {
        await report(err)
      } finally {
        await client.end().catch(() => {})
      }
    },
  }
}

/** In the audit a name that no operator can have. */
const gateway = '(gateway)'

/** One row of the audit for a state, however many gateways and starts see it. */
async function noteStandstill(db: Db, error: Standstill): Promise<void> {
  const after = {
    why: error.message,
    ...(error instanceof HeadLost && { newest: error.newest }),
  }
  const [known] = await db
    .select({ after: operatorAction.after })
    .from(operatorAction)
    .where(eq(operatorAction.area, 'ledger'))
    .orderBy(desc(operatorAction.id))
    .limit(1)
  if (isDeepStrictEqual(known?.after, after)) return
  await db.insert(operatorAction).values({
    at: sql`now()`,
    operator: gateway,
    roles: [],
    area: 'ledger',
    command: 'seal',
    effect: 'change',
    input: {},
    before: error instanceof HeadLost ? (error.head ?? null) : null,
    after,
    result: 'failed',
    code: error instanceof HeadLost ? 'head_lost' : 'standstill',
  })
}
