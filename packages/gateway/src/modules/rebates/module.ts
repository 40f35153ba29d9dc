import { defineModule } from '../../server/module.ts'
import { createRebateJob } from './count.ts'
import { rebates } from './routes.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

export default defineModule({
  settings,
  kinds,
  handlers: { rebates },
  jobs: ({ db, clock, settings }) => [
    { name: 'rebates', everyMs: 10_000, line: 'settlements', run: createRebateJob({ db, clock, settings }) },
  ],
})
