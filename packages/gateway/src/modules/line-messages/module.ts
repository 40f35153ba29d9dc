import { defineModule } from '../../server/module.ts'
import { lineMessages } from './routes.ts'
import { settings } from './settings.ts'
import { messages } from './message-kinds.ts'

export default defineModule({ messages, settings, handlers: { lineMessages } })
