import { defineModule } from '../../server/module.ts'
import { settings } from './settings.ts'

export default defineModule({ settings })
