import { defineModule } from '../../server/module.ts'
import { lineMessages } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({ settings, handlers: { lineMessages } })
