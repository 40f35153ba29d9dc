import { defineModule } from '../../server/module.ts'
import { member } from './routes.ts'

export default defineModule({ handlers: { member } })
