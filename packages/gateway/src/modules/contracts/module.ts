import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import { recountActive } from '../agent/index.ts'
import { endMoved } from './answers.ts'
import { expireOffers } from './offers.ts'
import operator from './operator.ts'
import { contracts } from './routes.ts'
import { contractSettlement } from './settlement/job.ts'
import { contractConsumers } from './settlement/play.ts'
import { sweepSlots } from './settlement/sweep.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'
import { messages } from './message-kinds.ts'

export default defineModule({
  messages,
  settings,
  kinds,
  handlers: { contracts },
  operator,
  consumers: contractConsumers,
  closings: [contractSettlement],
  jobs: ({ db, clock, settings }) => [
    { name: 'contract-offers', everyMs: 10_000, run: (stopping) => expireOffers(db, clock, stopping) },
    {
      name: 'contract-slots',
      everyMs: 60 * minute,
      line: 'contracts',
      run: (stopping) => sweepSlots({ db, clock, settings }, stopping),
    },
    {
      name: 'contracts-active',
      everyMs: minute,
      line: 'contracts',
      run: (stopping) => recountActive(db, 'CONTRACT', settings().contracts.activeMinor, stopping),
    },
    { name: 'contracts-moved', everyMs: 10_000, run: (stopping) => endMoved({ db, clock, settings }, stopping) },
  ],
})
