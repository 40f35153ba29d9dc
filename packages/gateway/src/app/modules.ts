import type { Contract } from '@brand/sdk/contract'
import type { Handlers } from '../http/context.ts'
import type { Sealing } from '../ledger/chain/sealing.ts'
import { setKinds } from '../ledger/kinds.ts'
import { setMessageKinds } from '../lib/messages.ts'
import { setPictureUses } from '../lib/picture-uses.ts'
import { minute } from '../lib/time/clock.ts'
import * as modules from '../modules/index.ts'
import type { Job } from '../server/jobs/jobs.ts'
import { kernelJobs } from '../server/jobs/kernel-jobs.ts'
import type { LedgerWatch } from '../server/jobs/ledger-watch.ts'
import type { Module } from '../server/module.ts'
import type { KernelOptions } from '../server/options.ts'
import type { Kernel, Services } from '../server/services.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { createClosing } from '../workflow/closings.ts'
import { createConsumer } from '../workflow/consumers.ts'

type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (each: infer I) => void ? I : never
type Listed = (typeof modules)[keyof typeof modules]
type Making = NonNullable<Listed['services']>
type Handled = Intersection<NonNullable<Listed['handlers']>>

/** What the kernel and the modules are given. */
export type AppOptions = KernelOptions &
  Intersection<Parameters<Making>[1]> & {
    /** Metrics and traces; none by default. The caller stops them. */
    telemetry?: readonly Telemetry[]
  }

/** A service that is declared and that no listed module makes does not compile. */
type Made = Intersection<Awaited<ReturnType<Making>>>
const isMade: Made extends Omit<Services, keyof Kernel> ? true : Exclude<keyof Services, keyof Kernel | keyof Made> =
  true
void isMade

const allModulesByName = modules as unknown as Readonly<Record<string, Module<keyof Contract, AppOptions>>>
export const allModules: readonly Module<keyof Contract, AppOptions>[] = Object.values(allModulesByName)

const consumersEveryMs = 10_000

/** Consumers take turns in one queue. A closing, which may take its time, has a queue of its own: no other waits for it. */
const journalJobs = (services: Services): Job[] => [
  ...allModules
    .flatMap(({ consumers = [] }) => consumers)
    .map((consumer) => ({
      name: consumer.name,
      everyMs: consumersEveryMs,
      line: 'consumers',
      run: createConsumer(services, consumer),
    })),
  ...allModules
    .flatMap(({ closings = [] }) => closings)
    .map((closing) => ({
      name: closing.name,
      everyMs: closing.everyMs,
      line: closing.name,
      run: createClosing(services, closing),
    })),
]

/** The jobs that modules bring. */
export const moduleJobs = (services: Services): Job[] => [
  ...journalJobs(services),
  ...allModules.flatMap((module) => module.jobs?.(services) ?? []),
]

/** All background jobs of the gateway: the kernel's, then those of the modules. */
export const allJobs = (services: Services, watch: LedgerWatch, sealing?: Sealing): Job[] => [
  ...kernelJobs(services, watch, sealing),
  ...moduleJobs(services),
  // One that fails keeps no other from its rows.
  ...Object.entries(allModulesByName).flatMap(([name, { sweep }]) =>
    sweep ? [{ name: `${name}-sweep`, everyMs: minute, run: () => sweep(services) }] : [],
  ),
]

/** The handlers of the whole contract: an area without a module does not compile. */
export const handlers: { [Area in keyof Contract]: Handlers<Area> } = Object.assign(
  {},
  ...allModules.map((module) => module.handlers),
) as Handled

setKinds(Object.assign({}, ...allModules.map(({ kinds }) => kinds)))
setMessageKinds(Object.assign({}, ...allModules.map(({ messages }) => messages)))
setPictureUses(allModules.flatMap(({ pictureUses }) => pictureUses ?? []))
