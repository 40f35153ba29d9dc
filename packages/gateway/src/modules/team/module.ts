import { defineModule } from '../../server/module.ts'
import { memberStarts, moneyDays } from './days.ts'
import { team } from './routes.ts'

export default defineModule({
  handlers: { team },
  consumers: [memberStarts, moneyDays],
})
