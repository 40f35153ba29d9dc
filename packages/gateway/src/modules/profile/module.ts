import { defineModule } from '../../server/module.ts'
import { profile } from './routes.ts'

export default defineModule({ handlers: { profile } })
