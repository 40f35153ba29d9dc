import { defineModule } from '../../server/module.ts'
import { bonuses } from './routes.ts'

export default defineModule({ handlers: { bonuses } })
