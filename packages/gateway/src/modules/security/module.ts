import { defineModule } from '../../server/module.ts'
import { security } from './routes.ts'

export default defineModule({ handlers: { security } })
