import { defineModule } from '../../server/module.ts'
import { summary } from './routes.ts'

export default defineModule({ handlers: { summary } })
