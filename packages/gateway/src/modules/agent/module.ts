import { defineModule } from '../../server/module.ts'
import { agent } from './routes.ts'

export default defineModule({ handlers: { agent } })
