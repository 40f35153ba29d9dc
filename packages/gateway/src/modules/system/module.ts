import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { system } from './routes.ts'

export default defineModule({ handlers: { system }, operator })
