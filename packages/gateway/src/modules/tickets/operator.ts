import { ticketStates } from '@brand/sdk/contract'
import * as z from 'zod'
import { command, confidential, defineOperator, type OperatorContext } from '../../server/command.ts'
import { ticketDesk } from './desk.ts'

const ticketNo = z
  .string()
  .regex(/^Q\d{4,15}$/, 'a number like Q000017')
  .describe('Its number: Q…')
const name = z.string().trim().min(1).max(40).optional().describe('First name that the person reads; absent: none')
const deskOf = (context: OperatorContext) => ticketDesk({ ...context, settings: context.settings() })

export default [
  defineOperator('tickets', 'Questions to customer service', [
    command({
      name: 'list',
      summary: 'Lists questions that wait for an answer, longest waiting first, or those of a status.',
      input: z.object({ state: z.enum(ticketStates).optional().describe('Status; absent: waiting ones') }),
      role: 'support',
      effect: 'read',
      example: {},
      async run(context, { state }) {
        const lines = await deskOf(context).list(state)
        return { text: lines.length > 0 ? lines : 'Nothing waits.', data: lines }
      },
    }),
    command({
      name: 'read',
      summary: 'Shows a question with its replies, and the amount, status and history of its subject.',
      input: z.object({ ticketNo }),
      role: 'support',
      effect: 'read',
      example: { ticketNo: 'Q000017' },
      async run(context, { ticketNo: no }) {
        const lines = await deskOf(context).read(no)
        return { text: lines, data: lines }
      },
    }),
    command({
      name: 'answer',
      summary:
        'Answers a question and notifies the member. With choices or --asks true the question waits for the member.',
      input: z.object({
        ticketNo,
        text: confidential(z.string().trim().min(1).max(4000)).describe('What the person reads'),
        name,
        choices: z
          .array(z.string().trim().min(1).max(60))
          .max(5)
          .default([])
          .describe('Replies that the person can choose from, at most five'),
        asks: z.boolean().default(false).describe('Whether the person is asked something in turn'),
      }),
      role: 'support',
      effect: 'change',
      example: { ticketNo: 'Q000017', text: 'It is on its way.', name: 'Mita', choices: ['It arrived', 'Not yet'] },
      async run(context, { ticketNo: no, ...answer }) {
        const { before, after } = await deskOf(context).answer(no, answer)
        return {
          text: `${no} answered by ${context.operator}: ${after}`,
          before: { ticketNo: no, state: before },
          after: { ticketNo: no, state: after },
        }
      },
    }),
    command({
      name: 'close',
      summary:
        'Closes a question, with or without a last reply. The member is notified and can reopen it with a reply.',
      input: z.object({
        ticketNo,
        text: confidential(z.string().trim().min(1).max(4000)).optional().describe('Last reply; absent: none'),
        name,
      }),
      role: 'support',
      effect: 'change',
      example: { ticketNo: 'Q000017' },
      async run(context, { ticketNo: no, text, name: as }) {
        const { before, after } = await deskOf(context).close(no, text, as)
        return {
          text: `${no} closed by ${context.operator}`,
          before: { ticketNo: no, state: before },
          after: { ticketNo: no, state: after },
        }
      },
    }),
    command({
      name: 'reopen',
      summary: 'Reopens a closed question.',
      input: z.object({ ticketNo }),
      role: 'support',
      effect: 'change',
      example: { ticketNo: 'Q000017' },
      async run(context, { ticketNo: no }) {
        const { before, after } = await deskOf(context).reopen(no)
        return {
          text: `${no} reopened by ${context.operator}`,
          before: { ticketNo: no, state: before },
          after: { ticketNo: no, state: after },
        }
      },
    }),
    command({
      name: 'pictures',
      summary: 'Saves the pictures of a question into the folder of --out.',
      input: z.object({ ticketNo }),
      role: 'support',
      effect: 'read',
      example: { ticketNo: 'Q000017' },
      async run(context, { ticketNo: no }) {
        const files = await deskOf(context).pictures(no)
        const text = files.length === 0 ? `${no} has no pictures` : files.map(({ name: file }) => file).join('\n')
        return { text, data: files.map(({ name: file }) => file), files }
      },
    }),
  ]),
]
