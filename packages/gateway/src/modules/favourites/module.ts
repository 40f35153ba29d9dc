import { defineModule } from '../../server/module.ts'
import { favourites } from './routes.ts'

export default defineModule({ handlers: { favourites } })
