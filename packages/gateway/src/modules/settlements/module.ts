import { defineModule } from '../../server/module.ts'
import { days } from './days.ts'
import { openMonths } from './months.ts'
import operator from './operator.ts'

export default defineModule({
  consumers: [days],
  jobs: ({ db, clock }) => [
    { name: 'settlement-months', everyMs: 3_600_000, line: 'settlements', run: () => openMonths(db, clock.now()) },
  ],
  operator,
})
