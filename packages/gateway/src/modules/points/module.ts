import { defineModule } from '../../server/module.ts'
import { createEarnJob } from './earn.ts'
import operator from './operator.ts'
import { points } from './routes.ts'
import { seedPointItems } from './opening.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'
import { messages } from './message-kinds.ts'

export default defineModule({
  messages,
  settings,
  kinds,
  handlers: { points },
  operator,
  seed: seedPointItems,
  jobs: ({ db, settings }) => [
    { name: 'points-earn', everyMs: 10_000, line: 'settlements', run: createEarnJob({ db, settings }) },
  ],
})
