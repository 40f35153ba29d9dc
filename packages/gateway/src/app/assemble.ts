import type { FastifyBaseLogger } from 'fastify'
import { createEvents } from '../lib/events.ts'
import { systemClock } from '../lib/time/clock.ts'
import { watchLedger, type LedgerWatch } from '../server/jobs/ledger-watch.ts'
import { createKernel, type Services } from '../server/services.ts'
import { createSettingsStore } from '../settings/store.ts'
import { allModules, type AppOptions } from './modules.ts'
import { groups, settingsOf } from './settings.ts'

export interface Assembled {
  services: Services
  watch: LedgerWatch
  eventsConnected: () => boolean
  stop: () => Promise<void>
}

/** Creates the services of the kernel, and then those of the modules. */
export async function assemble(options: AppOptions, log: FastifyBaseLogger): Promise<Assembled> {
  const { db, clock = systemClock } = options
  const events = await createEvents(db, log)
  const settingsStore = await createSettingsStore(db, events, log, { groups, settingsOf })
  const watch = watchLedger(db, log)
  await watch.check()
  const moneyStopped = () => watch.stopped()
  const kernel = await createKernel({ ...options, clock, log, events, settingsStore, moneyStopped })
  const services = { ...kernel } as Services
  for (const module of allModules) Object.assign(services, await module.services?.(kernel, options, () => services))
  return {
    services,
    watch,
    eventsConnected: () => events.connected(),
    async stop() {
      settingsStore.stop()
      await events.stop()
    },
  }
}
