import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { agentNews, content } from './routes.ts'
import { articles } from './texts/routes.ts'

export default defineModule({ handlers: { agentNews, articles, content }, operator })
