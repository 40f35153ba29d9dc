import * as z from 'zod'
import { Unread } from './content.ts'
import { area, endpoint } from '../endpoint.ts'
import { Instant, Language, pageOf, pageQuery } from '../shapes.ts'

/** Trial players have no messages. */
const readers = ['member', 'agent'] as const
const MessageId = z.string().regex(/^\d{1,18}$/)

export const messageCategories = ['SYSTEM', 'SECURITY', 'SERVICE', 'WALLET', 'PROMOTION', 'CONTRACT'] as const
const category = `(${messageCategories.join('|')})`

/** What a message is about; `reference` is the number of the order, or the year of the statement. */
export const MessageSubject = z
  .object({
    type: z.enum(['DEPOSIT', 'WITHDRAWAL', 'RECORDS', 'SECURITY', 'STATEMENT', 'FEEDBACK']),
    reference: z.string().optional(),
  })
  .meta({ id: 'MessageSubject' })

export const Message = z
  .object({
    messageId: z.string(),
    category: z.enum(messageCategories),
    /** In the language asked for, else in the site's own. */
    title: z.string(),
    /** The first paragraph as plain text, for a list. */
    summary: z.string(),
    /** Clean html. */
    content: z.string(),
    /** Absent where the message stands by itself. */
    about: MessageSubject.optional(),
    at: Instant,
    read: z.boolean(),
  })
  .meta({ id: 'Message' })

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
        /** Comma list of categories; all of them where it is absent. */
        categories: z
          .string()
          .regex(new RegExp(`^${category}(,${category})*$`))
          .optional(),
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
        messageId: MessageId.optional(),
        /** Of all, only this message and older ones: what came after the list was drawn stays unread. */
        upTo: MessageId.optional(),
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
