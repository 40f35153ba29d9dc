import * as z from 'zod'
import { command, confidential, defineOperator } from '../../server/command.ts'
import { feedbackAnswers } from './service.ts'

const feedbackNo = z.string().describe('Its number: F…')

export default [
  defineOperator('feedback', 'Feedback and its answers', [
    command({
      name: 'list',
      summary: 'Lists open feedback, and answers that are not sent yet.',
      input: z.object({}),
      role: 'support',
      effect: 'read',
      example: {},
      async run(context) {
        const lines = await feedbackAnswers(context).list()
        return { text: lines.length > 0 ? lines : 'Nothing waits.', data: lines }
      },
    }),
    command({
      name: 'answer',
      summary: 'Answers a feedback once: members by message, visitors at the contact they gave.',
      input: z.object({
        feedbackNo,
        text: confidential(z.string().trim().min(1).max(2000)).describe('What the person reads'),
      }),
      role: 'support',
      effect: 'change',
      example: { feedbackNo: 'F000017', text: 'It is oiled now.' },
      async run(context, { feedbackNo: no, text: answer }) {
        const text = await feedbackAnswers(context).answer(no, answer)
        return { text, before: { feedbackNo: no, state: 'open' }, after: { feedbackNo: no, state: 'answered' } }
      },
    }),
    command({
      name: 'close',
      summary: 'Closes a feedback that cannot be answered.',
      input: z.object({ feedbackNo }),
      role: 'support',
      effect: 'change',
      example: { feedbackNo: 'F000017' },
      async run(context, { feedbackNo: no }) {
        const text = await feedbackAnswers(context).close(no)
        return { text, before: { feedbackNo: no, state: 'open' }, after: { feedbackNo: no, state: 'closed' } }
      },
    }),
    command({
      name: 'pictures',
      summary: 'Saves the pictures of a feedback into the folder of --out.',
      input: z.object({ feedbackNo }),
      role: 'support',
      effect: 'read',
      example: { feedbackNo: 'F000017' },
      async run(context, { feedbackNo: no }) {
        const files = await feedbackAnswers(context).pictures(no)
        const text = files.length === 0 ? `${no} has no pictures` : files.map(({ name }) => name).join('\n')
        return { text, data: files.map(({ name }) => name), files }
      },
    }),
  ]),
]
