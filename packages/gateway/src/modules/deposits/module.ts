import { defineModule } from '../../server/module.ts'
import { deposits } from './routes.ts'
import { noticeRoute } from './webhook.ts'

export default defineModule({
  handlers: { deposits },
  worker: ({ deposits: service }) => service.start(),
  routes: (scope, { services, providers }) => noticeRoute(scope, services.deposits, providers),
})
