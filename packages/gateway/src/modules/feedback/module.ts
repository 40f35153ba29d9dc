import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { sendAnswers } from './answers.ts'
import operator from './operator.ts'
import { support } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { support },
  operator,
  jobs: (services) => [{ name: 'feedback-answers', everyMs: minute, run: () => sendAnswers(services) }],
})
