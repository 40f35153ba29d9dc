import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { createQueue } from '../http/limits/queue.ts'
import { refuse } from './refusal.ts'

/** Bytes of one picture at most (5 MB), and pixels: a small file may contain a very large picture. */
export const mostBytes = 5 * 1024 * 1024
const mostPixels = 50_000_000
/** Scans of one JPEG at most; cameras write ten. Each costs a pass over the whole picture, which no time limit ends. */
const mostScans = 100
const mostSeconds = 5
/** Pictures decoded at once, and those that wait: each may need some hundred megabytes. */
const turns = { running: 2, waiting: 16, waitMs: 1000 }

export interface Picture {
  type: 'image/png' | 'image/jpeg'
  bytes: Buffer
  /** Of the picture as it is kept, hex: the same one twice is one. */
  sha256: string
}

/** What an operator allows besides PNG and JPEG (settings group `pictures`). */
export interface PictureKinds {
  webp: boolean
}

// The library keeps no picture in memory once it is written, and a picture takes one thread: those are few, and
// passwords are hashed on them as well.
sharp.cache(false)
sharp.concurrency(1)

const queue = createQueue()

/**
 * An uploaded picture: known by its first bytes, never by its name, and drawn anew beside the event loop. So it is
 * upright, on white where it was transparent, in the colours of sRGB, and nothing else that was in the file is kept
 * (place, time, device, a second file after the end). A PNG stays one unless that takes more than the 5 MB; all else is
 * a JPEG.
 * @throws Refused `image_type`, `image_size`, and `unavailable` where too many are being decoded
 */
export async function pictureFrom(base64: string, kinds: PictureKinds): Promise<Picture> {
  const sent = Buffer.from(base64, 'base64')
  if (sent.length > mostBytes) throw refuse('image_size', { details: { maxBytes: mostBytes } })
  const format = formatOf(sent)
  if (!format || (format === 'webp' && !kinds.webp)) throw refuse('image_type')
  if (format === 'jpeg' && scansOf(sent) > mostScans) throw refuse('image_size', { details: { maxScans: mostScans } })
  return queue(turns, () => redrawn(sent, format))
}

type Format = 'png' | 'jpeg' | 'webp'

const pngSign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSign = Buffer.from([0xff, 0xd8, 0xff])

function formatOf(file: Buffer): Format | undefined {
  if (file.subarray(0, 8).equals(pngSign)) return 'png'
  if (file.subarray(0, 3).equals(jpegSign)) return 'jpeg'
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}

const scanSign = Buffer.from([0xff, 0xda, 0])

/** Headers of scans in a JPEG: FF DA, then a length that fits the number of components. */
function scansOf(file: Buffer): number {
  let scans = 0
  for (let at = file.indexOf(scanSign); at !== -1; at = file.indexOf(scanSign, at + 3)) {
    const components = file[at + 4] ?? 0
    if (components >= 1 && components <= 4 && file[at + 3] === 6 + 2 * components) scans++
  }
  return scans
}

async function redrawn(file: Buffer, format: Format): Promise<Picture> {
  const seen = await orRefused(sharp(file, { limitInputPixels: false }).metadata())
  if (seen.format !== format) throw refuse('image_type')
  if (seen.width * seen.height > mostPixels) throw refuse('image_size', { details: { maxPixels: mostPixels } })
  // Camera files with a small fault are taken, cut ones are not.
  const plain = () =>
    sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .timeout({ seconds: mostSeconds })
  if (format === 'png') {
    const bytes = await written(plain().png())
    if (bytes.length <= mostBytes) return kept('image/png', bytes)
  }
  return kept('image/jpeg', await written(plain().jpeg({ quality: 85 })))
}

const kept = (type: Picture['type'], bytes: Buffer): Picture => ({
  type,
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

const written = (picture: Sharp): Promise<Buffer> => orRefused(picture.toBuffer())

/** What the library cannot read is no picture; what takes it too long is too large a one. */
async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith('timeout:'))
      throw refuse('image_size', { details: { maxSeconds: mostSeconds }, cause })
    throw refuse('image_type', { cause })
  }
}
