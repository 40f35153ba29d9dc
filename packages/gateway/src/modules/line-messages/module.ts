import { defineModule } from '../../server/module.ts'
import { lineMessages } from './routes.ts'

export default defineModule({ handlers: { lineMessages } })
