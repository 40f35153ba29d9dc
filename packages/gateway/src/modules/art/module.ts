import { defineModule } from '../../server/module.ts'
import { artRoutes } from './routes.ts'

export default defineModule({ routes: artRoutes })
