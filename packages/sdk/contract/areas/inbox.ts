import * as z from 'zod'
import { Unread } from './content.ts'
import { area, endpoint } from '../endpoint.ts'
import { Instant, Language, pageOf, pageQuery } from '../shapes.ts'

/** Trial players have no messages. */
const readers = ['member', 'agent'] as const
const MessageId = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('Number of the message.')

export const messageCategories = ['SYSTEM', 'SECURITY', 'SERVICE', 'WALLET', 'PROMOTION', 'CONTRACT'] as const
const category = `(${messageCategories.join('|')})`

/** Schema of what a message is about. */
export const MessageSubject = z
  .object({
    type: z
      .enum(['DEPOSIT', 'WITHDRAWAL', 'RECORDS', 'SECURITY', 'STATEMENT', 'FEEDBACK'])
      .describe('Kind of what the message is about.'),
    reference: z
      .string()
      .optional()
      .describe('Number of the order, or year of the statement; absent where nothing single is meant.'),
  })
  .meta({ id: 'MessageSubject', description: 'What a message is about.' })

export const Message = z
  .object({
    messageId: z.string().describe('Number of the message.'),
    category: z.enum(messageCategories).describe('What the message belongs to; lists can be narrowed to it.'),
    title: z.string().describe("Title in the language asked for, else in the site's own."),
    summary: z.string().describe('First paragraph as plain text, for a list.'),
    content: z.string().describe('HTML, clean by an allow-list.'),
    about: MessageSubject.optional().describe('What the message is about; absent where it stands by itself.'),
    at: Instant.describe('When the message was written.'),
    read: z.boolean().describe('Whether the message was read.'),
  })
  .meta({ id: 'Message', description: 'A message to the person.' })

export default area(
  'inbox',
  { entry: 'member' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_getInbox',
      summary: 'Messages to the person, newest first, in the language they are read in.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({
        language: Language.optional(),
        categories: z
          .string()
          .regex(new RegExp(`^${category}(,${category})*$`))
          .optional()
          .describe('Categories separated by commas; absent: all of them.'),
        ...pageQuery(20),
      }),
      output: pageOf('list', Message),
      list: { key: 'list', item: Message },
      errors: ['real_account_required'],
    }),
    message: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_getMessage',
      summary: 'One message by its number; reading it here does not mark it as read.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({ language: Language.optional(), messageId: MessageId }),
      output: Message,
      errors: ['real_account_required', 'not_found'],
    }),
    read: endpoint({
      method: 'POST',
      path: '/wps/relay/CSP_readMessage',
      summary: 'Mark one message as read, or all where none is named; answers how many still wait.',
      principals: readers,
      module: 'INBOX3',
      retry: true,
      input: z.strictObject({
        messageId: MessageId.optional().describe('Message to mark; absent: all of them.'),
        upTo: MessageId.optional().describe(
          'With no `messageId`: only this message and older ones, so that what came after the list was drawn stays unread. Absent: all.',
        ),
      }),
      output: Unread,
      errors: ['real_account_required'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/wps/relay/CSP_deleteMessage',
      summary: 'Delete a message, body or query; one that is gone stays gone. Answers how many still wait unread.',
      principals: readers,
      module: 'INBOX3',
      retry: true,
      input: z.strictObject({ messageId: MessageId }),
      output: Unread,
      errors: ['real_account_required'],
    }),
    restore: endpoint({
      method: 'POST',
      path: '/wps/relay/CSP_restoreMessage',
      summary: 'Take back the deletion of a message, for a day after it; answers how many wait unread.',
      principals: readers,
      module: 'INBOX3',
      retry: true,
      input: z.strictObject({ messageId: MessageId }),
      output: Unread,
      errors: ['real_account_required', 'not_found'],
    }),
  },
)
