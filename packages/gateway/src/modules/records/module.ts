import { defineModule } from '../../server/module.ts'
import { records } from './routes.ts'

export default defineModule({ handlers: { records } })
