import { sql } from 'drizzle-orm'
import { defineModule } from '../../server/module.ts'
import { backlogGauges } from '../../workflow/backlog.ts'
import { pollerJob } from '../../workflow/poller.ts'
import operator from './operator.ts'
import { payoutAccounts } from './payouts/payout-accounts.routes.ts'
import { receipts } from './payouts/receipts.routes.ts'
import { withdrawals } from './routes.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { awaitedReceipts, createWithdrawals, type Withdrawals } from './service.ts'
import type { PayoutProviders } from './provider.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

interface WithdrawalOptions {
  /** Who pays out, by the name channels know them by (provider.ts), beside the sandbox's own. */
  payoutProviders?: PayoutProviders
}

declare module '../../server/services.ts' {
  interface Services {
    withdrawals: Withdrawals
  }
}
declare module '../../lib/events.ts' {
  interface GatewayEvents {
    /** Parts of withdrawals wait for a confirmation by the person, or no longer do. */
    receipts: { memberId: string }
  }
}

export default defineModule({
  settings,
  kinds,
  handlers: { payoutAccounts, withdrawals, receipts },
  operator,
  services: ({ db, clock, log, settings, moneyStopped }, { payoutProviders = {} }: WithdrawalOptions) => ({
    withdrawals: createWithdrawals({ db, clock, log, settings, moneyStopped, providers: payoutProviders }),
  }),
  snapshots: ({ db }) => [
    defineSnapshot({
      event: 'withdraw.receipts',
      after: ['receipts'],
      read: async (memberId) => ({ waiting: await awaitedReceipts(db, memberId) }),
      isEmpty: ({ waiting }) => waiting === 0,
    }),
  ],
  gauges: (services) =>
    backlogGauges(services, {
      kind: 'withdrawal',
      table: 'withdrawal',
      open: sql`next_at is not null`,
      since: sql`coalesce(paying_since, created_at)`,
      stuckAfterMinutes: 120,
    }),
  jobs: ({ withdrawals: service }) => [pollerJob('withdrawals', () => service.work())],
})
