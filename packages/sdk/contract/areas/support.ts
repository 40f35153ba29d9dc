import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { Instant, pageOf, pageQuery } from '../shapes.ts'

/** One picture as base64; five megabytes become a third more. */
const pictureBytes = 7_100_000

export const Feedback = z
  .object({
    feedbackNo: z.string().describe('Number the feedback is filed under.'),
    type: z
      .enum(['PRAISE', 'PROBLEM', 'IDEA', 'OTHER'])
      .describe('What kind of feedback it is: praise, a problem, an idea or anything else.'),
    content: z.string().describe('What the person said, plain text.'),
    pictures: z.array(z.string()).describe('Identifiers of its pictures; `support.picture` takes them.'),
    at: Instant.describe('When it was said.'),
    state: z.enum(['OPEN', 'ANSWERED']).describe('`OPEN` waits for an answer; `ANSWERED` has one.'),
    answer: z.string().optional().describe('The answer as it was written, plain text; absent until then.'),
    answeredAt: Instant.optional().describe('When it was answered; absent until then.'),
  })
  .meta({ id: 'Feedback', description: 'What a person has said to the operator, and the answer.' })

export default area(
  'support',
  { entry: 'member' },
  {
    feedback: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getFeedbackList',
      summary: 'What the person has said to the operator and what was answered, newest first.',
      principals: ['member', 'agent'],
      module: 'FEEDBACK3',
      input: z.strictObject({ ...pageQuery(20) }),
      output: pageOf('list', Feedback),
      list: { key: 'list', item: Feedback },
      errors: ['real_account_required'],
    }),
    addPicture: endpoint({
      method: 'POST',
      path: '/wps/feedback/image',
      summary:
        'Add a picture, PNG or JPEG to 5 MB, to what was just said. The same one again is one; three at most, within an hour.',
      principals: everyone,
      module: 'FEEDBACK3',
      retry: true,
      maxBytes: pictureBytes,
      input: z.strictObject({
        uploadKey: z.uuid().describe('`uploadKey` of the feedback (`content.feedback`).'),
        image: z.base64().min(1).max(pictureBytes).describe('Picture, PNG or JPEG in base64, at most 5 MB decoded.'),
      }),
      output: z.object({ pictures: z.number().int().describe('Number of pictures the feedback has now.') }),
      errors: ['not_found', 'image_type', 'image_size', 'too_many_images', 'rate_limited', 'payload_too_large'],
    }),
    picture: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getFeedbackImage',
      summary: 'A picture that the person sent with feedback.',
      principals: ['member', 'agent'],
      module: 'FEEDBACK3',
      input: z.strictObject({ imageId: z.uuid().describe('Identifier of the picture.') }),
      output: z.object({
        type: z.enum(['image/png', 'image/jpeg']).describe('Media type of the picture.'),
        image: z.base64().describe('The picture in base64.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
