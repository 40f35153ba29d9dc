import { createCanvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from './refusal.ts'
import { mostBytes, pictureFrom } from './image-upload.ts'

const canvas = createCanvas(24, 16)
canvas.getContext('2d').fillStyle = '#137'
canvas.getContext('2d').fillRect(3, 3, 9, 9)
const png = canvas.toBuffer('image/png')
const jpeg = canvas.toBuffer('image/jpeg')
const sent = (bytes: Buffer) => pictureFrom(bytes.toString('base64'))
const refusal = (bytes: Buffer) => {
  try {
    return sent(bytes).type
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.code
  }
}
const segment = (marker: number, body: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), Buffer.from(body)])

test('what is kept is the same picture, without metadata about where it was taken', async () => {
  const secret = 'Exif\0\0 23.81 N 90.41 E'
  const taken = Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, secret), segment(0xfe, secret), jpeg.subarray(2)])
  const text = Buffer.concat([Buffer.from([0, 0, 0, secret.length]), Buffer.from(`tEXt${secret}`), Buffer.alloc(4)])
  const ihdrEnd = 8 + 25
  const noted = Buffer.concat([png.subarray(0, ihdrEnd), text, png.subarray(ihdrEnd), Buffer.from('<script>')])
  for (const [bytes, type] of [
    [taken, 'image/jpeg'],
    [noted, 'image/png'],
  ] as const) {
    const cleaned = sent(bytes)
    expect(cleaned.type).toBe(type)
    expect(cleaned.bytes.includes('90.41')).toBe(false)
    expect(cleaned.bytes.includes('<script>')).toBe(false)
    expect(await loadImage(cleaned.bytes)).toMatchObject({ width: 24, height: 16 })
  }
  expect(sent(taken).sha256).toBe(sent(jpeg).sha256)
})

test('nothing is hidden after a scan or the end', async () => {
  const secret = 'Exif\0\0 23.81 N 90.41 E'
  const [scans, end] = [jpeg.subarray(0, -2), jpeg.subarray(-2)]
  const cleaned = sent(Buffer.concat([scans, segment(0xe1, secret), end, Buffer.from('<script>')]))
  expect(cleaned.sha256).toBe(sent(jpeg).sha256)
  expect(await loadImage(cleaned.bytes)).toMatchObject({ width: 24, height: 16 })
  expect(refusal(scans)).toBe('image_type')
})

test('name and type are not trusted: bytes that do not begin as a picture are refused', () => {
  for (const bytes of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', 'GIF89a', '%PDF-1.7'])
    expect(refusal(Buffer.from(bytes))).toBe('image_type')
  expect(refusal(png.subarray(0, 40))).toBe('image_type')
  expect(refusal(jpeg.subarray(0, 20))).toBe('image_type')
})

test('a picture too large in bytes, or in pixels, is refused', () => {
  expect(refusal(Buffer.concat([png, Buffer.alloc(mostBytes)]))).toBe('image_size')
  const vast = Buffer.from(png)
  vast.writeUInt32BE(60_000, 16)
  vast.writeUInt32BE(60_000, 20)
  expect(refusal(vast)).toBe('image_size')
})

test('any bytes give a picture or a refusal', () => {
  const bent = fc.record({
    whole: fc.constantFrom(png, jpeg),
    at: fc.nat(4000),
    bytes: fc.uint8Array({ maxLength: 12 }),
    cut: fc.nat(4000),
  })
  fc.assert(
    fc.property(bent, ({ whole, at, bytes, cut }) => {
      const file = Buffer.from(whole)
      file.set(bytes, Math.min(at, file.length - bytes.length))
      expect(['image/png', 'image/jpeg', 'image_type', 'image_size']).toContain(
        refusal(file.subarray(0, Math.max(0, file.length - cut))),
      )
    }),
    { numRuns: 300 },
  )
})
