import { defineModule } from '../../server/module.ts'
import { chat } from './routes.ts'

export default defineModule({ handlers: { chat } })
