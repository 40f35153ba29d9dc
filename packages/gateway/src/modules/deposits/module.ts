import { defineModule } from '../../server/module.ts'
import { pollerJob } from '../../workflow/poller.ts'
import operator from './operator.ts'
import { deposits } from './routes.ts'
import { noticeRoute } from './webhook.ts'

export default defineModule({
  handlers: { deposits },
  operator,
  jobs: ({ deposits: service }) => [pollerJob('deposits', () => service.work())],
  routes: (scope, { services, providers }) => noticeRoute(scope, services.deposits, providers),
})
