import { defineModule } from '../../server/module.ts'
import { system } from './routes.ts'

export default defineModule({ handlers: { system } })
