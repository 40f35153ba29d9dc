import * as z from 'zod'
import { Unread } from './content.ts'
import { area, endpoint } from '../endpoint.ts'
import { Language, pageOf, pageQuery } from '../shapes.ts'
import { Instant } from '../scalars.ts'

/** Trial players have no messages. */
export const readers = ['member', 'agent'] as const
export const MessageId = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('Number of the message.')

export const messageCategories = ['SYSTEM', 'SECURITY', 'SERVICE', 'WALLET', 'PROMOTION', 'CONTRACT', 'LINE'] as const
const category = `(${messageCategories.join('|')})`

/** Pictures that the sender attached. */
export const MessagePictures = z
  .array(z.string())
  .describe('Identifiers of the attached pictures, for `lineMessages.picture`.')

/** Where somebody of a line is. */
export const LineSide = z
  .enum(['UP', 'DOWN'])
  .meta({ id: 'LineSide', description: '`UP`: above the person; `DOWN`: below.' })

/** Schema of the subject of a message. */
export const MessageSubject = z
  .object({
    type: z
      .enum([
        'DEPOSIT',
        'WITHDRAWAL',
        'RECORDS',
        'SECURITY',
        'STATEMENT',
        'FEEDBACK',
        'POINTS',
        'VIP',
        'TICKET',
        'CHAT',
      ])
      .describe('Kind of the subject.'),
    reference: z
      .string()
      .optional()
      .describe(
        'Order number, year of the statement, number of the question, or room of the chat; absent if the subject is not ' +
          'a single item.',
      ),
  })
  .meta({ id: 'MessageSubject', description: 'Subject of a message.' })

export const Message = z
  .object({
    messageId: z.string().describe('Number of the message.'),
    category: z.enum(messageCategories).describe('Category of the message; lists can be filtered by it.'),
    title: z.string().describe('Title in the requested language, otherwise in the default language of the site.'),
    summary: z.string().describe('First paragraph as plain text, for lists.'),
    content: z.string().describe('HTML, sanitised by an allow-list.'),
    about: MessageSubject.optional().describe('Subject of the message; absent if it has none.'),
    from: z
      .object({
        side: LineSide,
        account: z.string().describe('Account of the sender; masked if above the person.'),
      })
      .optional()
      .describe('Who wrote it, if somebody of the line of the person did; it can be replied to.'),
    pictures: MessagePictures,
    at: Instant.describe('When the message was sent.'),
    read: z.boolean().describe('Whether the message is marked as read.'),
  })
  .meta({ id: 'Message', description: 'A message to the person.' })

export default area(
  'inbox',
  { entry: 'member', about: 'Messages to a person.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_getInbox',
      summary: 'Returns the messages of the person, newest first, in the requested language.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({
        language: Language.optional(),
        categories: z
          .string()
          .regex(new RegExp(`^${category}(,${category})*$`))
          .max(200)
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
      summary: 'Returns one message by its number, without marking it as read.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({ language: Language.optional(), messageId: MessageId }),
      output: Message,
      errors: ['real_account_required', 'not_found'],
    }),
    read: endpoint({
      method: 'POST',
      path: '/wps/relay/CSP_readMessage',
      summary: 'Marks one message or all messages as read, and returns the number of unread messages.',
      principals: readers,
      module: 'INBOX3',
      retry: true,
      input: z.strictObject({
        messageId: MessageId.optional().describe('Message to mark; absent: all messages.'),
        upTo: MessageId.optional().describe(
          'Without `messageId`: marks only this message and older ones, so that messages that arrived after ' +
            'the list was loaded stay unread. Absent: all.',
        ),
      }),
      output: Unread,
      errors: ['real_account_required'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/wps/relay/CSP_deleteMessage',
      summary:
        'Deletes a message and returns the number of unread messages. Deleting it again has no effect. The ' +
        'input is taken from the body or the query.',
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
      summary:
        'Restores a message that was deleted within the last 24 hours, and returns the number of unread messages.',
      principals: readers,
      module: 'INBOX3',
      retry: true,
      input: z.strictObject({ messageId: MessageId }),
      output: Unread,
      errors: ['real_account_required', 'not_found'],
    }),
  },
)
