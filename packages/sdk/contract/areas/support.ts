import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { Instant, pageOf, pageQuery } from '../shapes.ts'

/** One picture as base64; five megabytes become a third more. */
const pictureBytes = 7_100_000

export const Feedback = z
  .object({
    feedbackNo: z.string(),
    type: z.enum(['PRAISE', 'PROBLEM', 'IDEA', 'OTHER']),
    content: z.string(),
    /** Ids of `support.picture`. */
    pictures: z.array(z.string()),
    at: Instant,
    /** `ANSWERED` has the answer as it was written, plain text. */
    state: z.enum(['OPEN', 'ANSWERED']),
    answer: z.string().optional(),
    answeredAt: Instant.optional(),
  })
  .meta({ id: 'Feedback' })

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
      input: z.strictObject({ uploadKey: z.uuid(), image: z.base64().min(1).max(pictureBytes) }),
      output: z.object({ pictures: z.number().int() }),
      errors: ['not_found', 'image_type', 'image_size', 'too_many_images', 'rate_limited', 'payload_too_large'],
    }),
    picture: endpoint({
      method: 'GET',
      path: '/wps/relay/WPSCORE_getFeedbackImage',
      summary: 'A picture that the person sent with feedback.',
      principals: ['member', 'agent'],
      module: 'FEEDBACK3',
      input: z.strictObject({ imageId: z.uuid() }),
      output: z.object({ type: z.enum(['image/png', 'image/jpeg']), image: z.base64() }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
