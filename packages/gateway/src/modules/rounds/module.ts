import { defineModule } from '../../server/module.ts'
import { vendorCallbacks } from './routes.ts'
import { inTime } from './vendor-calls/in-time.ts'

export default defineModule({
  async routes(scope, { services, secrets }) {
    const { db, clock, events, settings, queues } = services
    scope.addHook('onRequest', async (_req, reply) => {
      if (services.moneyStopped())
        return reply.code(503).header('retry-after', '60').type('application/json').send('{"status":"UNAVAILABLE"}')
    })
    const bounded = inTime(queues, settings)
    await scope.register(vendorCallbacks({ db, clock, events, secrets, settings, bounded }))
  },
})
