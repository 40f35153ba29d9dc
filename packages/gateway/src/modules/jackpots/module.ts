import { defineModule } from '../../server/module.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

export default defineModule({ settings, kinds })
