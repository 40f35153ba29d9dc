import { defineModule } from '../../server/module.ts'
import { createReferralJob } from './count.ts'
import operator from './operator.ts'
import { referrals } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { referrals },
  operator,
  jobs: ({ db, clock, settings }) => [
    { name: 'referrals', everyMs: 10_000, line: 'settlements', run: createReferralJob({ db, clock, settings }) },
  ],
})
