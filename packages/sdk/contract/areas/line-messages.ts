import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { AccountName, after, next, pageSize } from '../team-shapes.ts'
import { LineSide, MessageId, readers } from './inbox.ts'

const SentMessage = z
  .object({
    messageId: z.string().describe('Number of the message.'),
    to: z
      .object({
        side: LineSide,
        account: z.string().describe('Account of the recipient; masked if above the person.'),
      })
      .describe('Who received it.'),
    summary: z.string().describe('First paragraph as plain text, for lists.'),
    content: z.string().describe('HTML, sanitised by an allow-list.'),
    at: Instant.describe('When the message was sent.'),
  })
  .meta({ id: 'SentMessage', description: 'A message that the person wrote to somebody of the line.' })

export default area(
  'lineMessages',
  { entry: 'member' },
  {
    recipients: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_getMessageRecipients',
      summary: 'Returns to whom of the line the person can write.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({}),
      output: z.object({
        upline: z.string().nullable().describe('Account of the upline, masked; null: none.'),
        team: z.boolean().describe('Whether there is anybody below.'),
      }),
      errors: ['real_account_required'],
    }),
    send: endpoint({
      method: 'POST',
      path: '/wps/relay/CSP_sendMessage',
      summary: 'Writes to the upline, to somebody below, or to the sender of a message of the own line.',
      principals: readers,
      module: 'INBOX3',
      throttleMs: 1000,
      input: z.strictObject({
        account: AccountName.optional().describe('Account of somebody below; absent without `replyTo`: the upline.'),
        replyTo: MessageId.optional().describe('Message of the line that is replied to; instead of `account`.'),
        text: z
          .string()
          .trim()
          .min(1)
          .max(1000)
          .describe('Plain text, at most 1,000 characters; an empty line starts a paragraph.'),
      }),
      output: SentMessage,
      errors: ['real_account_required', 'not_found', 'not_in_team', 'rate_limited'],
    }),
    sent: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_getSentMessages',
      summary: 'Returns the messages that the person wrote to the line, newest first.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({ after, pageSize }),
      output: z.object({ list: z.array(SentMessage).describe('Rows of the page.'), next }),
      errors: ['real_account_required'],
    }),
  },
)
