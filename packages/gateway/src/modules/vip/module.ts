import { defineModule } from '../../server/module.ts'
import { createVipJob } from './count.ts'
import operator from './operator.ts'
import { vip } from './routes.ts'
import { settings } from './settings.ts'
import { messages } from './message-kinds.ts'

export default defineModule({
  messages,
  settings,
  handlers: { vip },
  operator,
  jobs: ({ db, clock, settings }) => [
    { name: 'vip', everyMs: 10_000, line: 'settlements', run: createVipJob({ db, clock, settings }) },
  ],
})
