import { defineModule } from '../../server/module.ts'
import { createEarnJob } from './earn.ts'
import operator from './operator.ts'
import { points } from './routes.ts'

export default defineModule({
  handlers: { points },
  operator,
  jobs: ({ db, settings }) => [
    { name: 'points-earn', everyMs: 10_000, line: 'settlements', run: createEarnJob({ db, settings }) },
  ],
})
