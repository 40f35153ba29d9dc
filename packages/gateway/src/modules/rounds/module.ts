import { defineModule } from '../../server/module.ts'
import { withDeadline } from '../../db/deadline.ts'
import { vendorCallbacks } from './routes.ts'

export default defineModule({
  async routes(scope, { services, secrets }) {
    const { db, clock, events, settings, queues } = services
    scope.addHook('onRequest', async (_req, reply) => {
      if (services.moneyStopped())
        return reply.code(503).header('retry-after', '60').type('application/json').send('{"status":"UNAVAILABLE"}')
    })
    const bounded = <T>(work: () => Promise<T>) => {
      const { vendors: line, callMs } = settings().limits
      const since = performance.now()
      return queues.vendors(line, () => withDeadline(callMs - (performance.now() - since), false, work))
    }
    await scope.register(vendorCallbacks({ db, clock, events, secrets, settings, bounded }))
  },
})
