import { defineModule } from '../../server/module.ts'
import { vip, vipMonths } from './count.ts'
import operator from './operator.ts'
import { vip as handlers } from './routes.ts'
import { settings } from './settings.ts'
import { messages } from './message-kinds.ts'

export default defineModule({
  messages,
  settings,
  handlers: { vip: handlers },
  operator,
  consumers: [vip],
  closings: [vipMonths],
})
