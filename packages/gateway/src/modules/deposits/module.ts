import { sql } from 'drizzle-orm'
import { defineModule } from '../../server/module.ts'
import { backlogGauges } from '../../workflow/backlog.ts'
import { pollerJob } from '../../workflow/poller.ts'
import operator from './operator.ts'
import { deposits } from './routes.ts'
import { noticeRoute } from './webhook.ts'
import type { Providers } from './provider.ts'
import { sandboxProvider } from './providers/sandbox.ts'
import { createDeposits, type Deposits } from './service.ts'
import { settings } from './settings.ts'
import { depositedDuring } from './store.ts'
import { kinds } from './ledger-kinds.ts'
import { messages } from './message-kinds.ts'

interface DepositOptions {
  /** Payment providers by the name channels know them by (provider.ts), beside the sandbox's own. */
  providers?: Providers
}

declare module '../../server/services.ts' {
  interface Services {
    deposits: Deposits
    paymentProviders: Providers
  }
}

export default defineModule({
  messages,
  settings,
  kinds,
  services({ db, clock, log, settings, moneyStopped }, { providers: given = {} }: DepositOptions) {
    const providers = { sandbox: sandboxProvider(clock, settings), ...given }
    return {
      paymentProviders: providers,
      depositedDuring,
      deposits: createDeposits({ db, clock, log, settings, moneyStopped, providers }),
    }
  },
  handlers: { deposits },
  operator,
  jobs: ({ deposits: service }) => [
    pollerJob('deposits', () => service.work()),
    { name: 'charge-backs', everyMs: 5000, run: () => service.collect() },
  ],
  gauges: (services) =>
    backlogGauges(services, {
      kind: 'deposit',
      table: 'deposit_order',
      // Those that wait for their person are not ours to drive on.
      open: sql`next_at is not null and state in ('CREATED', 'SUBMITTED')`,
      since: sql`coalesce(submitted_at, created_at)`,
      stuckAfterMinutes: 60,
    }),
  routes: (scope, { services }) => noticeRoute(scope, services.deposits, services.paymentProviders),
})
