import { defineModule } from '../../server/module.ts'
import { sandboxRoutes } from './routes.ts'

export default defineModule({
  routes: (scope, { services, inbox, vouching, hosts }) => sandboxRoutes(scope, services, { inbox, vouching, hosts }),
})
