import { defineModule } from '../../server/module.ts'
import { content } from './routes.ts'

export default defineModule({ handlers: { content } })
