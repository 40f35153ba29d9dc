import { defineModule } from '../../server/module.ts'
import { rebate, rebateDays } from './count.ts'
import { rebates } from './routes.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

export default defineModule({
  settings,
  kinds,
  handlers: { rebates },
  consumers: [rebate],
  closings: [rebateDays],
})
