import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { pictureRoutes } from './pictures.ts'
import { agentNews, content } from './routes.ts'
import { articles } from './texts/routes.ts'

export default defineModule({
  handlers: { agentNews, articles, content },
  routes: (scope, { services }) => pictureRoutes(scope, services.db),
  operator,
})
