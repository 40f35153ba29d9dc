import { defineModule } from '../../server/module.ts'
import { upline } from './routes.ts'

export default defineModule({ handlers: { upline } })
