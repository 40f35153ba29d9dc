import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { pageOf, pageQuery } from '../shapes.ts'
import { Instant } from '../scalars.ts'

/** Size of a picture of five megabytes in base64, with some room. */
const pictureBytes = 7_100_000

export const Feedback = z
  .object({
    feedbackNo: z.string().describe('Reference number of the feedback.'),
    type: z.enum(['PRAISE', 'PROBLEM', 'IDEA', 'OTHER']).describe('Kind of the feedback.'),
    content: z.string().describe('Text of the feedback, plain text.'),
    pictures: z.array(z.string()).describe('Identifiers of the attached pictures, for `support.picture`.'),
    at: Instant.describe('When the feedback was sent.'),
    state: z.enum(['OPEN', 'ANSWERED']).describe('`OPEN`: not answered yet; `ANSWERED`: answered.'),
    answer: z.string().optional().describe('Answer of the operator, plain text; absent until it is answered.'),
    answeredAt: Instant.optional().describe('When it was answered; absent until it is answered.'),
  })
  .meta({ id: 'Feedback', description: 'Feedback of a person to the operator, with the answer.' })

export default area(
  'support',
  { entry: 'member', about: 'Feedback to the operator.' },
  {
    feedback: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getFeedbackList',
      summary: "Returns the feedback of the person with the operator's answers, newest first.",
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
        'Attaches a picture (PNG or JPEG, at most 5 MB) to feedback sent within the last hour; at most three ' +
        'pictures. Sending the same picture again does not add another.',
      principals: everyone,
      module: 'FEEDBACK3',
      retry: true,
      maxBytes: pictureBytes,
      input: z.strictObject({
        uploadKey: z.uuid().describe('`uploadKey` returned by `content.feedback`.'),
        image: z.base64().min(1).max(pictureBytes).describe('Picture, PNG or JPEG in base64, at most 5 MB decoded.'),
      }),
      output: z.object({ pictures: z.number().int().describe('Number of pictures that are attached now.') }),
      errors: ['not_found', 'image_type', 'image_size', 'too_many_images', 'rate_limited', 'payload_too_large'],
    }),
    picture: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getFeedbackImage',
      summary: 'Returns a picture that the person attached to feedback.',
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
