import { defineModule } from '../../server/module.ts'
import { referralDays, referralDeposits, referrals } from './count.ts'
import operator from './operator.ts'
import { referrals as handlers } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { referrals: handlers },
  operator,
  consumers: [referralDeposits, referrals],
  closings: [referralDays],
})
