import { createHash } from 'node:crypto'
import { refuse } from './refusal.ts'

/** Bytes of one picture at most (5 MB), and pixels: a small file may contain a very large picture. */
export const mostBytes = 5 * 1024 * 1024
const mostPixels = 50_000_000
/** Bytes of a JSON body with one picture in base64, with room for what is beside it. */
export const pictureBody = Math.ceil(mostBytes / 3) * 4 + 16 * 1024

export interface Picture {
  type: 'image/png' | 'image/jpeg'
  bytes: Buffer
  /** Of the picture as it is kept, hex: the same one twice is one. */
  sha256: string
}

interface Plain {
  bytes: Buffer
  width: number
  height: number
}

/**
 * An uploaded picture: known by its first bytes, never by its name, and kept without what cameras write beside it
 * (place, time, device). @throws Refused `image_type`, `image_size`
 */
export function pictureFrom(base64: string): Picture {
  const sent = Buffer.from(base64, 'base64')
  if (sent.length > mostBytes) throw refuse('image_size', { details: { maxBytes: mostBytes } })
  const type = sent.subarray(0, 8).equals(pngSign)
    ? 'image/png'
    : sent.subarray(0, 3).equals(jpegSign)
      ? 'image/jpeg'
      : undefined
  const plain = type && (type === 'image/png' ? plainPng(sent) : plainJpeg(sent))
  if (!type || !plain || plain.width === 0 || plain.height === 0) throw refuse('image_type')
  if (plain.width * plain.height > mostPixels) throw refuse('image_size', { details: { maxPixels: mostPixels } })
  return { type, bytes: plain.bytes, sha256: createHash('sha256').update(plain.bytes).digest('hex') }
}

const pngSign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSign = Buffer.from([0xff, 0xd8, 0xff])

/** Chunks that are the picture; all others are metadata. */
const pngParts = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'sRGB', 'cHRM', 'sBIT'])

/** Undefined where the file is not a whole PNG. */
function plainPng(file: Buffer): Plain | undefined {
  const parts: Buffer[] = [pngSign]
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    if (end > file.length || (at === 8) !== (kind === 'IHDR')) return undefined
    if (pngParts.has(kind)) parts.push(file.subarray(at, end))
    if (kind === 'IEND')
      return { bytes: Buffer.concat(parts), width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    at = end
  }
  return undefined
}

/** Frame headers, which contain the size; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** APP1 to APP15 and comments: Exif, XMP and other metadata. Adobe's APP14 defines the colours. */
const isRemark = (marker: number): boolean => (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe

/** The end of the picture data that begins here: at the next marker that is neither a stuffed FF nor a restart. */
function scanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0xff
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

/** Undefined where the file is not a whole JPEG. */
function plainJpeg(file: Buffer): Plain | undefined {
  const parts: Buffer[] = [file.subarray(0, 2)]
  let size = { width: 0, height: 0 }
  for (let at = 2; at + 2 <= file.length;) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff) return undefined
    if (marker === 0xd9) return { bytes: Buffer.concat([...parts, file.subarray(at, at + 2)]), ...size }
    if (at + 4 > file.length) return undefined
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end < at + 4 || end > file.length) return undefined
    if (isFrame(marker)) {
      if (end < at + 9) return undefined
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    const next = marker === 0xda ? scanEnd(file, end) : end
    if (!isRemark(marker)) parts.push(file.subarray(at, next))
    at = next
  }
  return undefined
}
