import { defineModule } from '../../server/module.ts'
import { memberStarts, moneyDays } from './days.ts'
import { downline } from './downline.routes.ts'
import operator from './operator.ts'
import { team } from './routes.ts'

export default defineModule({
  handlers: { team, downline },
  operator,
  consumers: [memberStarts, moneyDays],
})
