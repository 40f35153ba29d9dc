import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { content } from './routes.ts'

export default defineModule({ handlers: { content }, operator })
