import { defineModule } from '../../server/module.ts'
import { points } from './earn.ts'
import operator from './operator.ts'
import { points as handlers } from './routes.ts'
import { seedPointItems } from './opening.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'
import { messages } from './message-kinds.ts'

export default defineModule({
  messages,
  settings,
  kinds,
  handlers: { points: handlers },
  operator,
  seed: seedPointItems,
  consumers: [points],
})
