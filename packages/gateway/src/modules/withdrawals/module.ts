import { defineModule } from '../../server/module.ts'
import { pollerJob } from '../../workflow/poller.ts'
import operator from './operator.ts'
import { payoutAccounts } from './payouts/payout-accounts.routes.ts'
import { receipts } from './payouts/receipts.routes.ts'
import { withdrawals } from './routes.ts'

export default defineModule({
  handlers: { payoutAccounts, withdrawals, receipts },
  operator,
  jobs: ({ withdrawals: service }) => [pollerJob('withdrawals', () => service.work())],
})
