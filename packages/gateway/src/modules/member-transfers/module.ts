import { defineModule } from '../../server/module.ts'
import { downlineTransfers } from './downline.routes.ts'
import { upline } from './upline.routes.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'
import { messages } from './message-kinds.ts'

export default defineModule({ messages, settings, kinds, handlers: { upline, downlineTransfers } })
