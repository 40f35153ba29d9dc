import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { paragraphs } from '../shapes.ts'
import { AccountName, after, next, pageSize } from '../team-shapes.ts'
import { LineSide, MessageId, MessagePictures, readers } from './inbox.ts'
import { Instant } from '../scalars.ts'

/** Size of a picture of five megabytes in base64, with some room. */
const pictureBytes = 7_100_000

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
    pictures: MessagePictures,
    at: Instant.describe('When the message was sent.'),
  })
  .meta({ id: 'SentMessage', description: 'A message that the person sent to someone in the team.' })

export default area(
  'lineMessages',
  { entry: 'member', about: 'Messages between people of one line.' },
  {
    recipients: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_getMessageRecipients',
      summary: 'Returns the people of the team whom the person can write to.',
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
      summary: 'Sends a message to the upline, to a downline, or in reply to a message of the team.',
      principals: readers,
      module: 'INBOX3',
      throttleMs: 1000,
      keyed: true,
      input: z.strictObject({
        account: AccountName.optional().describe('Account of somebody below; absent without `replyTo`: the upline.'),
        replyTo: MessageId.optional().describe('Message of the line that is replied to; instead of `account`.'),
        text: paragraphs(1000)
          .min(1)
          .describe('Plain text, at most 1,000 characters; an empty line starts a paragraph.'),
      }),
      output: SentMessage,
      errors: ['real_account_required', 'not_found', 'not_in_team', 'rate_limited'],
    }),
    sent: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_getSentMessages',
      summary: 'Returns the messages the person sent to the upline and the team, newest first.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({ after, pageSize }),
      output: z.object({ list: z.array(SentMessage).describe('Rows of the page.'), next }),
      errors: ['real_account_required'],
    }),
    addPicture: endpoint({
      method: 'POST',
      path: '/wps/relay/CSP_addMessageImage',
      summary:
        'Attaches a picture (PNG or JPEG, at most 5 MB) to a message that the person sent within the last hour; at ' +
        'most three pictures. Sending the same picture again does not add another.',
      principals: readers,
      module: 'INBOX3',
      retry: true,
      maxBytes: pictureBytes,
      input: z.strictObject({
        messageId: MessageId,
        image: z.base64().min(1).max(pictureBytes).describe('Picture, PNG or JPEG in base64, at most 5 MB decoded.'),
      }),
      output: z.object({ pictures: z.number().int().describe('Number of pictures that are attached now.') }),
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
      path: '/wps/relay/CSP_getMessageImage',
      summary: 'Returns a picture of a message that the person sent or received.',
      principals: readers,
      module: 'INBOX3',
      input: z.strictObject({ imageId: z.uuid().describe('Identifier of the picture.') }),
      output: z.object({
        type: z.enum(['image/png', 'image/jpeg']).describe('Media type of the picture.'),
        image: z.base64().describe('The picture in base64.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
