import type { Contract } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../http/context.ts'
import type { GatewayEvent } from '../lib/events.ts'
import type { Assembled } from './assemble.ts'
import type { OperatorArea } from './operate/command.ts'
import type { Job } from './jobs/jobs.ts'
import type { Services } from './services.ts'

/** Parts available to a module's own routes besides the services. */
export interface ModuleContext extends Assembled {
  /** Hosts the gateway answers for besides this machine. */
  hosts: readonly string[]
}

/** What one area contributes to the gateway. `modules/index.ts` lists all of them. */
export interface Module<Areas extends keyof Contract = never> {
  /** The handlers of its areas of the contract. */
  handlers?: { [Area in Areas]: Handlers<Area> }
  /** Routes beside the contract, inside the scope of calls: they are refused and logged like calls. */
  apiRoutes?: (scope: FastifyInstance, context: ModuleContext) => void
  /** Routes beside the contract, in a scope of their own. */
  routes?: (scope: FastifyInstance, context: ModuleContext) => void | Promise<void>
  /** Its background jobs. */
  jobs?: (services: Services) => readonly Job[]
  /** Called with every event of the gateways on the database, at each of them. */
  onEvent?: (services: Services, event: GatewayEvent) => void
  /** What operators can do in it: `npm run operate`. */
  operator?: readonly OperatorArea[]
}

/** Checks an area's contributions against the contract. */
export const defineModule = <Areas extends keyof Contract = never>(module: Module<Areas>): Module<Areas> => module
