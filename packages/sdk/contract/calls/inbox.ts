import * as z from 'zod'
import { Unread } from './content.ts'
import { endpoint } from '../endpoint.ts'
import { Instant, Language, pageOf, pageQuery } from '../shapes.ts'

/** Trial players have no messages (spec §5). */
const readers = ['member', 'agent'] as const
const MessageId = z.string().regex(/^\d{1,18}$/)

export const Message = z
  .object({
    messageId: z.string(),
    category: z.enum(['SYSTEM', 'SERVICE', 'WALLET', 'PROMOTION', 'CONTRACT']),
    /** In the language asked for, else in the site's own. */
    title: z.string(),
    /** Clean html. */
    content: z.string(),
    at: Instant,
    read: z.boolean(),
  })
  .meta({ id: 'Message' })

export const list = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  summary: 'Messages to the person, newest first.',
  source: 'pages C-13',
  principals: readers,
  module: 'INBOX3',
  input: z.strictObject({ language: Language.optional(), ...pageQuery(20) }),
  output: pageOf('list', Message),
  list: { key: 'list', item: Message },
  errors: ['real_account_required'],
})

export const read = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  summary: 'Mark one message as read, or all where none is named; answers how many still wait.',
  source: 'pages C-13',
  principals: readers,
  module: 'INBOX3',
  retry: true,
  input: z.strictObject({ messageId: MessageId.optional() }),
  output: Unread,
  errors: ['real_account_required'],
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteMessage',
  summary: 'Delete a message, body or query; one that is gone stays gone. Answers how many still wait unread.',
  source: 'pages C-13',
  principals: readers,
  module: 'INBOX3',
  retry: true,
  input: z.strictObject({ messageId: MessageId }),
  output: Unread,
  errors: ['real_account_required'],
})
