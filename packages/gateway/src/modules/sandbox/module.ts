import { defineModule } from '../../server/module.ts'
import { createPlayJob } from './play.ts'
import { sandboxRoutes } from './routes.ts'

export default defineModule({
  jobs: (services) => [{ name: 'sandbox-play', everyMs: 20_000, run: createPlayJob(services) }],
  routes: (scope, { services, inbox, vouching, hosts }) => sandboxRoutes(scope, services, { inbox, vouching, hosts }),
})
