import { defineModule } from '../../server/module.ts'
import { downlineTransfers } from './downline.routes.ts'
import { upline } from './upline.routes.ts'

export default defineModule({ handlers: { upline, downlineTransfers } })
