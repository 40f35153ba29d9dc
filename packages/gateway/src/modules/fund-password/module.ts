import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { fundPassword } from './routes.ts'
import { messages } from './message-kinds.ts'

export default defineModule({ messages, handlers: { fundPassword }, operator })
