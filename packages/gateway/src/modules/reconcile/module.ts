import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'

export default defineModule({
  jobs: ({ reconciler }) => [
    { name: 'open-rounds', everyMs: minute, line: 'reconcile', run: () => reconciler.openRounds() },
    { name: 'last-day', everyMs: minute, line: 'reconcile', run: () => reconciler.lastDay() },
  ],
})
