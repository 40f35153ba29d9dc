import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { recountActive } from '../agent/index.ts'
import { commission, commissionRaises } from './accrual.ts'
import { commissionPayday } from './payday.ts'
import { revenueShare } from './revenue.ts'
import operator from './operator.ts'
import { income } from './routes.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

export default defineModule({
  settings,
  kinds,
  handlers: { income },
  consumers: [commission],
  closings: [commissionRaises, commissionPayday, revenueShare],
  operator,
  jobs: ({ db, settings }) => [
    {
      name: 'revenue-active',
      everyMs: minute,
      run: (stopping) => recountActive(db, 'REVENUE', settings().revenueShare.activeMinor, stopping),
    },
  ],
})
