import { defineModule } from '../../server/module.ts'
import { funds } from './funds.routes.ts'
import { wallet } from './routes.ts'

export default defineModule({ handlers: { wallet, funds } })
