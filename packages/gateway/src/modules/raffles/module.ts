import { defineModule } from '../../server/module.ts'
import { createRaffleJob } from './count.ts'
import operator from './operator.ts'
import { raffles } from './routes.ts'
import { seedRaffles } from './opening.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { raffles },
  operator,
  seed: seedRaffles,
  jobs: ({ db, clock, settings }) => [
    { name: 'raffles', everyMs: 10_000, line: 'settlements', run: createRaffleJob({ db, clock, settings }) },
  ],
})
