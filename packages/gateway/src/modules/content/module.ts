import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { agentNews, content } from './routes.ts'

export default defineModule({ handlers: { agentNews, content }, operator })
