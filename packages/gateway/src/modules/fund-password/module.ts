import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { fundPassword } from './routes.ts'

export default defineModule({ handlers: { fundPassword }, operator })
