import { AskedInstant } from '@brand/sdk/contract'
import * as z from 'zod'
import { mostBytes } from '../../lib/image-upload.ts'
import { usesOf } from '../../lib/picture-uses.ts'
import { refuse } from '../../lib/refusal.ts'
import { command, confidential, defineOperator, rowLimit } from '../../server/command.ts'
import { addressOf, dropPicture, idIn, keepPicture, keptPictures } from './pictures.ts'

const inBase64 = Math.ceil(mostBytes / 3) * 4
const kilobytes = (size: number) => `${Math.ceil(size / 1024)} kB`

export const pictures = defineOperator(
  'pictures',
  'Pictures of texts, announcements, banners, promotions and chat hosts',
  [
    command({
      name: 'list',
      summary: 'Lists uploaded pictures with their URLs, newest first.',
      input: z.object({
        before: AskedInstant.transform((text) => new Date(text))
          .optional()
          .describe('Only those added before this time: the next page'),
        limit: rowLimit(),
      }),
      role: 'viewer',
      effect: 'read',
      example: { limit: 20 },
      async run({ tx }, page) {
        const rows = await keptPictures(tx, page)
        const data = rows.map((row) => ({ ...row, address: addressOf(row) }))
        const lines = data.map(
          ({ address, size, by, at }) => `${address}  ${kilobytes(size)}, ${by} ${at.toISOString()}`,
        )
        return { text: lines.length > 0 ? lines : 'There is none.', data }
      },
    }),
    command({
      name: 'add',
      summary:
        'Keeps a PNG or JPEG of at most 5 MB, without place, device and all else that was in the file, and prints its ' +
        'address for texts: ![what it shows](/art/picture/…).',
      input: z.object({
        image: confidential(z.base64().min(1).max(inBase64)).describe('The picture; @cover.png reads it from a file'),
      }),
      role: 'support',
      effect: 'change',
      example: { image: 'iVBORw0KGgo=' },
      async run({ tx, settings, operator, clock }, { image }) {
        const kept = await keepPicture(tx, image, { kinds: settings().pictures, by: operator, at: clock.now() })
        const address = addressOf(kept)
        return { text: `${address}  ${kilobytes(kept.size)}`, data: { address }, before: null, after: { address } }
      },
    }),
    command({
      name: 'remove',
      summary: 'Deletes a picture that nothing on the site shows.',
      input: z.object({ picture: z.string().describe('Its address') }),
      role: 'support',
      effect: 'change',
      example: { picture: '/art/picture/0f1e2d3c4b5a69788796a5b4c3d2e1f0.png' },
      async run({ tx, clock }, { picture }) {
        const id = idIn(picture)
        const uses = id === undefined ? [] : await usesOf(tx, id, clock.now())
        if (uses.length > 0) throw refuse('validation', { message: `${picture} is shown by ${uses.join(', ')}` })
        const gone = id === undefined ? undefined : await dropPicture(tx, id)
        if (!gone) throw refuse('not_found', { message: `there is no picture ${picture}` })
        const address = addressOf(gone)
        return { text: `${address} is removed`, before: { address }, after: null }
      },
    }),
  ],
)
