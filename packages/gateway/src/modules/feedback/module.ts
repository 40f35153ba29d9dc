import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/clock.ts'
import { sendAnswers } from './answers.ts'
import { support } from './routes.ts'

export default defineModule({
  handlers: { support },
  jobs: (services) => [{ name: 'feedback-answers', everyMs: minute, run: () => sendAnswers(services) }],
})
