import { defineModule } from '../../server/module.ts'
import { createAccrualJob } from './accrual.ts'
import { createPayday } from './payday.ts'
import { createRevenueJob } from './revenue.ts'
import operator from './operator.ts'
import { income } from './routes.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

export default defineModule({
  settings,
  kinds,
  handlers: { income },
  jobs: ({ db, clock, settings }) => [
    { name: 'commission-accrual', everyMs: 10_000, line: 'settlements', run: createAccrualJob({ db, settings }) },
    { name: 'commission-payday', everyMs: 60_000, line: 'settlements', run: createPayday({ db, clock, settings }) },
    { name: 'revenue-share', everyMs: 60_000, line: 'settlements', run: createRevenueJob({ db, clock, settings }) },
  ],
  operator,
})
