import { defineModule } from '../../server/module.ts'
import { createDayJob } from './days.ts'
import { openMonths } from './months.ts'
import operator from './operator.ts'

export default defineModule({
  jobs: ({ db, clock, settings, log }) => [
    {
      name: 'settlement-days',
      everyMs: 10_000,
      line: 'settlements',
      run: createDayJob({ db, timeZone: () => settings().site.timeZone, log }),
    },
    { name: 'settlement-months', everyMs: 3_600_000, line: 'settlements', run: () => openMonths(db, clock.now()) },
  ],
  operator,
})
