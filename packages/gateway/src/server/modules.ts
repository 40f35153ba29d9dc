import type { Contract } from '@brand/sdk/contract'
import type { Handlers } from '../http/context.ts'
import type { Sealing } from '../ledger/chain/sealing.ts'
import type { Job } from './jobs/jobs.ts'
import { kernelJobs } from './jobs/kernel-jobs.ts'
import type { LedgerWatch } from './jobs/ledger-watch.ts'
import type { Module } from './module.ts'
import type { Services } from './services.ts'
import * as modules from '../modules/index.ts'

type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (each: infer I) => void ? I : never
type Handled = Intersection<NonNullable<(typeof modules)[keyof typeof modules]['handlers']>>

export const allModules: readonly Module<keyof Contract>[] = Object.values(modules) as Module<keyof Contract>[]

/** All background jobs of the gateway: the kernel's, then those of the modules. */
export const allJobs = (services: Services, watch: LedgerWatch, sealing?: Sealing): Job[] => [
  ...kernelJobs(services, watch, sealing),
  ...allModules.flatMap((module) => module.jobs?.(services) ?? []),
]

/** The handlers of the whole contract: an area without a module does not compile. */
export const handlers: { [Area in keyof Contract]: Handlers<Area> } = Object.assign(
  {},
  ...allModules.map((module) => module.handlers),
) as Handled
