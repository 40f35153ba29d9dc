import { defineModule } from '../../server/module.ts'
import { fundPassword } from './routes.ts'

export default defineModule({ handlers: { fundPassword } })
