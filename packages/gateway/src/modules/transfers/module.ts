import { sql } from 'drizzle-orm'
import { defineModule } from '../../server/module.ts'
import { backlogGauges } from '../../workflow/backlog.ts'
import { pollerJob } from '../../workflow/poller.ts'
import { createTransfers, type Transfers } from './service.ts'
import { httpVendorWallets, type VendorWallets } from './vendor-wallets.ts'
import { kinds } from './ledger-kinds.ts'

interface TransferOptions {
  /** The vendors' wallets, where money is moved to them; those at `vendorOrigin` when absent. */
  vendorWallets?: VendorWallets
}

declare module '../../server/services.ts' {
  interface Services {
    transfers: Transfers
  }
}

export default defineModule({
  kinds,
  services: (
    { db, clock, log, events, settings, vendorOrigin, moneyStopped },
    { vendorWallets }: TransferOptions,
    all,
  ) => ({
    transfers: createTransfers({
      db,
      clock,
      log,
      events,
      settings,
      moneyStopped,
      vendors:
        vendorWallets ??
        httpVendorWallets({ origin: vendorOrigin, secretOf: (vendor) => all().vendorSecrets.of(vendor), clock }),
    }),
  }),
  gauges: (services) =>
    backlogGauges(services, {
      kind: 'transfer',
      table: 'wallet_transfer',
      open: sql`state not in ('CONFIRMED', 'REVERSED')`,
      since: sql`created_at`,
      stuckAfterMinutes: 15,
    }),
  jobs: ({ transfers }) => [pollerJob('transfers', () => transfers.work())],
  onEvent({ transfers }, event) {
    // At logout the money is moved back at once.
    if (event.name === 'session.revoked') transfers.recallAtOnce(event.memberId)
  },
})
