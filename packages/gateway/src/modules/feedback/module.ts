import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { sendAnswers } from './answers.ts'
import operator from './operator.ts'
import { support } from './routes.ts'
import { settings } from './settings.ts'
import { messages } from './message-kinds.ts'

export default defineModule({
  messages,
  settings,
  handlers: { support },
  operator,
  jobs: (services) => [{ name: 'feedback-answers', everyMs: minute, run: () => sendAnswers(services) }],
})
