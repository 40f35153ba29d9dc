import type { Contract } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client.ts'
import type * as z from 'zod'
import type { Handlers } from '../http/context.ts'
import type { PictureUses } from '../lib/picture-uses.ts'
import type { MessageRule } from '../lib/messages.ts'
import type { GatewayEvent } from '../lib/events.ts'
import type { FeatureRules, Settings } from '../settings/settings.ts'
import type { TypeGroup } from '../ledger/kinds.ts'
import type { Closing } from '../workflow/closings.ts'
import type { Consumer } from '../workflow/consumers.ts'
import type { OperatorArea } from './command.ts'
import type { Gauge } from './gauge.ts'
import type { Job } from './jobs/jobs.ts'
import type { Kernel, Services } from './services.ts'
import type { Snapshot } from './snapshot.ts'
import type { MakeStreamWatcher, NoticeFeatures } from './stream.ts'

/** What the routes of a module get besides the services. */
export interface ModuleContext {
  services: Services
  /** Hosts the gateway answers for besides this machine. */
  hosts: readonly string[]
  /** Those of all modules, as all that follows. */
  snapshots: readonly Snapshot[]
  streamWatchers: readonly MakeStreamWatcher[]
  noticeFeatures: NoticeFeatures
}

/** What one area contributes to the gateway. `modules/index.ts` lists all of them. */
export interface Module<Areas extends keyof Contract = never, Options = object, Own = object> {
  /** Schemas of its groups of settings, which it declares in `SettingGroups`. */
  settings?: Readonly<Record<string, z.ZodType>>
  /** Its transactions of the ledger, which it declares in `TxnKinds`, and the group each is listed under. */
  kinds?: Readonly<Record<string, TypeGroup>>
  /** Messages that it writes to people by itself, which it declares in `MessageKinds`. */
  messages?: Readonly<Record<string, MessageRule>>
  /** What of it shows a picture that operators uploaded. */
  pictureUses?: PictureUses
  /** Features that it keeps off by its own settings, whatever their switch is set to. */
  keptOff?: FeatureRules
  /** The handlers of its areas of the contract. */
  handlers?: { [Area in Areas]: Handlers<Area> }
  /**
   * Its services, which it declares in `Services`. `options` are what a gateway may be given for them; `all` is for
   * later, when those of every module exist.
   */
  services?: (kernel: Kernel, options: Options, all: () => Services) => Own | Promise<Own>
  /** Fills a new database of the sandbox with what its pages show, and changes nothing in one that has it. */
  seed?: (db: Db, now: Date, settings: Settings) => Promise<unknown>
  /** Runs before the gateway takes calls. */
  start?: (services: Services) => Promise<unknown>
  /** Routes beside the contract, inside the scope of calls: they are refused and logged like calls. */
  apiRoutes?: (scope: FastifyInstance, context: ModuleContext) => void
  /** Routes beside the contract, in a scope of their own. */
  routes?: (scope: FastifyInstance, context: ModuleContext) => void | Promise<void>
  /** Figures of people that the stream shows and keeps up to date. */
  snapshots?: (services: Services) => readonly Snapshot[]
  /** Sends open streams more than figures: who watches what is its own matter. */
  streamWatcher?: (services: Services) => MakeStreamWatcher
  /** Its notices that are told only while a feature is on. */
  noticeFeatures?: NoticeFeatures
  /** What reads the settlements, the ledger or the accounts, row by row, to pay people or to show them figures. */
  consumers?: readonly Consumer[]
  /** What ends the periods that people are paid by. */
  closings?: readonly Closing[]
  /** Its other background jobs. */
  jobs?: (services: Services) => readonly Job[]
  /** Deletes its rows that have expired; runs every minute. */
  sweep?: (services: Services) => Promise<unknown>
  /** Its figures for `/metrics`. */
  gauges?: (services: Services) => readonly Gauge[]
  /** Called with every event of the gateways on the database, at each of them. */
  onEvent?: (services: Services, event: GatewayEvent) => void
  /** What operators can do in it: `npm run operate`. */
  operator?: readonly OperatorArea[]
}

/** Checks an area's contributions against the contract. */
export const defineModule = <Areas extends keyof Contract = never, Options = object, Own = object>(
  module: Module<Areas, Options, Own>,
): Module<Areas, Options, Own> => module
