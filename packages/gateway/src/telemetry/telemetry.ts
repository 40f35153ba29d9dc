import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client.ts'
import type { Gauge } from '../server/gauge.ts'
import type { Services } from '../server/services.ts'

/** What a gateway shows to those who watch it. */
export interface Observable {
  services: Services
  /** Connections of background jobs. */
  jobsDb: Db
  /** How late the event loop is, ms. */
  loopDelay: () => number
  /** Reads refused because it was too late. */
  shed: () => number
  /** False where the ledger is not sealed until somebody has looked. */
  sealed: () => boolean
  /** Whether it runs the jobs of all gateways. */
  leads: () => boolean
  eventsConnected: () => boolean
  /** The data folder, where it is on this machine. */
  dataDir?: string | undefined
  /** Those of the modules. */
  gauges: readonly Gauge[]
}

/** Watches a gateway: metrics, traces. Loaded only where the environment asks for it. */
export interface Telemetry {
  /** Share of the traces begun by a page that it is to mark as sampled; without traces there is none. */
  traceShare?: number
  /** Adds its hooks, before those of anything else. */
  hook: (app: FastifyInstance) => void
  /** The parts it reads exist; the gateway takes no calls yet. */
  watch?: (parts: Observable) => void
  /** Sends what it has; never fails, and takes a second at most. */
  stop: () => Promise<void>
}
