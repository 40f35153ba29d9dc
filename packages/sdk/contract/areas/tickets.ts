import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, Language, Money, pageOf, pageQuery, paragraphs } from '../shapes.ts'
import { Instant } from '../scalars.ts'

/** Trial players have no account that a question could be about. */
const askers = ['member', 'agent'] as const

/** Size of a picture of five megabytes in base64, with some room. */
const pictureBytes = 7_100_000

export const TicketNo = z
  .string()
  .regex(/^Q\d{4,15}$/)
  .describe('Number of the question.')
const MessageNo = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('Number of the message of the thread.')
const Intent = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .describe('Key that the client makes anew for each message: sent twice with the same one, it is filed once.')

export const ticketStates = ['OPEN', 'ANSWERED', 'WAITING', 'CLOSED', 'REOPENED'] as const
export const TicketState = z
  .enum(ticketStates)
  .describe(
    'State of the question: `OPEN`: waits for an answer; `ANSWERED`; `WAITING`: answered with a question to the person; ' +
      '`CLOSED`; `REOPENED`: was closed, and waits for an answer again.',
  )

export const ticketSubjects = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER',
  'LINE_TRANSFER',
  'ROUND',
  'GAME',
  'CONTRACT',
] as const
const subjectFields = {
  kind: z
    .enum(ticketSubjects)
    .describe(
      'Kind of the subject: an order, a transfer between wallets, a transfer within the line, a round, a game, or a ' +
        'contract.',
    ),
  id: z
    .string()
    .min(1)
    .max(64)
    .describe('Number of the order, the transfer or the contract; `betNo` of a round, `nodeId` of a game.'),
}

export const TicketSubject = z
  .object({
    ...subjectFields,
    name: z
      .string()
      .describe('What names it to the person: the channel, the account it goes to, the game, or the other side.'),
    amount: Money.nullable().describe('Its amount, of a round the stake; null: it has none.'),
    currency: Currency,
    status: z.string().describe('Its state now, as its own call names it.'),
    at: Instant.describe('When it was made; of a game, when it was added.'),
  })
  .meta({ id: 'TicketSubject', description: 'What a question is about, as it stands now.' })

/** Schema of a ticket as a row of the list. */
const ticketFields = {
  ticketNo: TicketNo,
  question: z.string().describe('First line of the question, plain text, at most 120 characters.'),
  state: TicketState,
  subject: TicketSubject.nullable().describe('What it is about; null: nothing in particular.'),
  at: Instant.describe('When it was asked.'),
  lastAt: Instant.describe('When the last message of the thread was written.'),
  unread: z.boolean().describe('Whether there is an answer that the person has not read.'),
}

export const TicketRow = z
  .object(ticketFields)
  .meta({ id: 'TicketRow', description: 'A question to customer service.' })

const TicketMessage = z
  .object({
    messageNo: MessageNo,
    from: z
      .enum(['PERSON', 'SERVICE', 'SYSTEM'])
      .describe('Who wrote it; `SYSTEM`: an event of the thread, named by `event`.'),
    name: z.string().optional().describe('First name of who answered; absent: not told, or the person wrote it.'),
    event: z.enum(['CLOSED', 'REOPENED']).optional().describe('Event of the thread; absent with messages.'),
    text: z.string().describe('Plain text; empty with an event.'),
    pictures: z.array(z.string()).describe('Identifiers of the attached pictures, for `tickets.picture`.'),
    choices: z.array(z.string()).describe('Answers that customer service offers; empty: none.'),
    chosen: z.number().int().nullable().describe('Index of the choice that the person took; null: none yet.'),
    at: Instant.describe('When it was written.'),
  })
  .meta({ id: 'TicketMessage', description: 'A message of a thread with customer service.' })

export const Ticket = z
  .object({
    ...ticketFields,
    messages: z.array(TicketMessage).describe('The thread, oldest first.'),
    canReply: z.boolean().describe('Whether the person can write on; a reply to a closed question reopens it.'),
    reopenUntil: Instant.nullable().describe('Until when a closed question is reopened by a reply; null: not closed.'),
    firstAnswerMinutes: z
      .number()
      .int()
      .nullable()
      .describe('Minutes from the question to the first answer; null: not answered yet.'),
    expectedAt: Instant.nullable().describe('When an answer is expected; null: none is due.'),
  })
  .meta({ id: 'Ticket', description: 'A question to customer service with its thread.' })

const Pictures = z.object({ pictures: z.number().int().describe('Number of pictures that are attached now.') })
const text = paragraphs(4000)

export default area(
  'tickets',
  {
    entry: 'member',
    about: 'Questions of the person to customer service: threads, replies, pictures, and when an answer is expected.',
  },
  {
    options: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getTicketOptions',
      summary: 'Returns the options for questions, and the hours and answer times of customer service.',
      principals: askers,
      module: 'TICKET3',
      input: z.strictObject({}),
      output: z.object({
        unit: z.enum(['char', 'word']).describe('Unit of `min` and `max`: characters or words.'),
        min: z.number().int().describe('Least length of a question; a reply can be shorter.'),
        max: z.number().int().describe('Greatest length of a question or reply.'),
        pictures: z.number().int().describe('Greatest number of pictures of a message.'),
        openTickets: z.number().int().describe('Number of questions of the person that are not closed.'),
        mostOpen: z.number().int().describe('Greatest number of questions that can be open at once.'),
        reopenDays: z.number().int().describe('Days within which a reply reopens a closed question.'),
        open: z.boolean().describe('Whether customer service is there now.'),
        week: z
          .array(
            z.object({
              days: z.array(z.number().int().min(1).max(7)).describe('Days of the week; 1 is Monday.'),
              from: z.string().describe('Beginning on these days, `12:00`, in the time zone of the site.'),
              to: z.string().describe('End, `21:00`; `24:00` is the end of the day.'),
            }),
          )
          .describe('Hours of customer service of a usual week; empty: none.'),
        today: z
          .array(z.object({ from: Instant.describe('Beginning.'), to: Instant.describe('End.') }))
          .describe('Hours of customer service on this day of the site; empty: closed today.'),
        nextOpen: Instant.nullable().describe('When customer service is there next; null: now, or it is not known.'),
        medianMinutes: z
          .number()
          .int()
          .nullable()
          .describe('Median of past first answers in minutes of service hours; null: too few to tell.'),
        unread: z.number().int().describe('Number of questions with an answer that the person has not read.'),
        expectedAt: Instant.nullable().describe(
          'When a question that is asked now is expected to be answered; null: not known.',
        ),
      }),
      errors: ['real_account_required'],
    }),
    subject: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getTicketSubject',
      summary: 'Returns the subject of a question: an order, a transfer, a round or a contract.',
      principals: askers,
      module: 'TICKET3',
      input: z.strictObject({ ...subjectFields, language: Language.optional() }),
      output: TicketSubject,
      errors: ['real_account_required', 'not_found'],
    }),
    submit: endpoint({
      method: 'POST',
      path: '/wps/relay/WPSCORE_submitTicket',
      summary: 'Asks customer service a question, with or without a subject.',
      principals: askers,
      module: 'TICKET3',
      throttleMs: 1000,
      input: z.strictObject({
        text: text.min(1).describe('The question, plain text; its length is limited by a setting.'),
        subject: z
          .strictObject(subjectFields)
          .optional()
          .describe('What it is about, which must belong to the person; absent: nothing in particular.'),
        problem: z
          .strictObject({
            nodeId: z.int().min(1).max(2_147_483_647).describe('Identifier of the game.'),
            roundId: z
              .string()
              .min(1)
              .max(128)
              .optional()
              .describe("The vendor's identifier of one of the person's rounds of the game; absent: the game itself."),
          })
          .optional()
          .describe('A problem in a game, instead of `subject`: its round becomes the subject, or else the game.'),
        intent: Intent,
        language: Language.optional(),
      }),
      output: Ticket,
      errors: [
        'real_account_required',
        'not_found',
        'text_length',
        'too_many_open_orders',
        'rate_limited',
        'idempotency_conflict',
      ],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getTicketList',
      summary: 'Returns the questions of the person, the one with the latest message first.',
      principals: askers,
      module: 'TICKET3',
      input: z.strictObject({
        open: z
          .enum(['true', 'false'])
          .optional()
          .describe('`true`: only those that are not closed; `false`: only closed ones; absent: all.'),
        language: Language.optional(),
        ...pageQuery(20),
      }),
      output: pageOf('list', TicketRow),
      list: { key: 'list', item: TicketRow },
      errors: ['real_account_required'],
    }),
    ticket: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getTicket',
      summary: 'Returns a question of the person with its thread, without marking the answers as read.',
      principals: askers,
      module: 'TICKET3',
      input: z.strictObject({ ticketNo: TicketNo, language: Language.optional() }),
      output: Ticket,
      errors: ['real_account_required', 'not_found'],
    }),
    reply: endpoint({
      method: 'POST',
      path: '/wps/relay/WPSCORE_replyTicket',
      summary: 'Replies to a question, or chooses one of the suggested replies.',
      principals: askers,
      module: 'TICKET3',
      throttleMs: 1000,
      input: z.strictObject({
        ticketNo: TicketNo,
        text: text.min(1).optional().describe('The reply, plain text; absent with `choice`.'),
        choice: z
          .strictObject({ messageNo: MessageNo, index: z.int().min(0).max(5).describe('Index of the choice.') })
          .optional()
          .describe('A choice of a message, instead of `text`.'),
        intent: Intent,
        language: Language.optional(),
      }),
      output: Ticket,
      errors: [
        'real_account_required',
        'not_found',
        'order_closed',
        'text_length',
        'too_many_open_orders',
        'rate_limited',
        'idempotency_conflict',
      ],
    }),
    close: endpoint({
      method: 'POST',
      path: '/wps/relay/WPSCORE_closeTicket',
      summary: 'Closes a question of the person. Closing it again has no effect.',
      principals: askers,
      module: 'TICKET3',
      retry: true,
      input: z.strictObject({ ticketNo: TicketNo, language: Language.optional() }),
      output: Ticket,
      errors: ['real_account_required', 'not_found'],
    }),
    read: endpoint({
      method: 'POST',
      path: '/wps/relay/WPSCORE_readTicket',
      summary:
        'Marks the answers of a thread as read, with the messages of the inbox that told of them, and returns the ' +
        'number of questions with unread answers.',
      principals: askers,
      module: 'TICKET3',
      retry: true,
      input: z.strictObject({
        ticketNo: TicketNo,
        upTo: MessageNo.optional().describe(
          'Last message of the thread that was shown: an answer that came after it stays unread. Absent: all.',
        ),
      }),
      output: z.object({
        unread: z.number().int().describe('Number of questions with an answer that the person has not read.'),
      }),
      errors: ['real_account_required', 'not_found'],
    }),
    addPicture: endpoint({
      method: 'POST',
      path: '/wps/relay/WPSCORE_addTicketImage',
      summary:
        'Attaches a picture (PNG or JPEG, at most 5 MB) to a message that the person wrote within the last hour; at ' +
        'most three pictures. Sending the same picture again does not add another.',
      principals: askers,
      module: 'TICKET3',
      retry: true,
      maxBytes: pictureBytes,
      input: z.strictObject({
        ticketNo: TicketNo,
        messageNo: MessageNo,
        image: z.base64().min(1).max(pictureBytes).describe('Picture, PNG or JPEG in base64, at most 5 MB decoded.'),
      }),
      output: Pictures,
      errors: [
        'real_account_required',
        'not_found',
        'image_type',
        'image_size',
        'too_many_images',
        'rate_limited',
        'payload_too_large',
      ],
    }),
    picture: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getTicketImage',
      summary: 'Returns a picture of one of the threads of the person.',
      principals: askers,
      module: 'TICKET3',
      input: z.strictObject({ imageId: z.uuid().describe('Identifier of the picture.') }),
      output: z.object({
        type: z.enum(['image/png', 'image/jpeg']).describe('Media type of the picture.'),
        image: z.base64().describe('The picture in base64.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
