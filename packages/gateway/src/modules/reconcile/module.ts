import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { createReconciler, type Reconciler } from './service.ts'
import { httpVendorRounds, type VendorRounds } from './vendor-rounds.ts'
import operator from './operator.ts'
import { settings } from './settings.ts'

interface ReconcileOptions {
  /** Records of the vendors; those at `vendorOrigin` when absent. */
  vendorRounds?: VendorRounds
}

declare module '../../server/services.ts' {
  interface Services {
    reconciler: Reconciler
  }
}

export default defineModule({
  settings,
  operator,
  services: ({ db, clock, log, events, settings, vendorOrigin }, { vendorRounds }: ReconcileOptions, all) => ({
    reconciler: createReconciler({
      db,
      clock,
      log,
      events,
      settings,
      vendors:
        vendorRounds ??
        httpVendorRounds({ origin: vendorOrigin, secretOf: (vendor) => all().vendorSecrets.of(vendor), clock }),
    }),
  }),
  jobs: ({ reconciler }) => [
    { name: 'open-rounds', everyMs: minute, line: 'reconcile', run: () => reconciler.openRounds() },
    { name: 'last-day', everyMs: minute, line: 'reconcile', run: () => reconciler.lastDay() },
  ],
})
