import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { contentPictures, pictureRoutes } from './pictures.ts'
import { agentNews, content } from './routes.ts'
import { articles } from './texts/routes.ts'
import { seedAnnouncements } from './opening.ts'
import { seedTexts } from './texts/opening/opening.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  pictureUses: contentPictures,
  handlers: { agentNews, articles, content },
  operator,
  routes: (scope, { services }) => pictureRoutes(scope, services.db),
  async seed(db, now) {
    await seedAnnouncements(db, now)
    await seedTexts(db, now)
  },
})
