import { crc32, deflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { Refused } from './refusal.ts'
import { mostBytes, pictureFrom, type Picture } from './image-upload.ts'

const canvas = createCanvas(24, 16)
canvas.getContext('2d').fillStyle = '#137'
canvas.getContext('2d').fillRect(3, 3, 9, 9)
const png = canvas.toBuffer('image/png')
const jpeg = canvas.toBuffer('image/jpeg')
const webp = canvas.toBuffer('image/webp')
const sent = (bytes: Buffer, webpAllowed = false) => pictureFrom(bytes.toString('base64'), { webp: webpAllowed })
/** Type of the picture that is kept, or the refusal with its details. */
const outcome = async (bytes: Buffer) => {
  try {
    return { type: (await sent(bytes)).type }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { code: error.code, ...error.more.details }
  }
}
const refusedType = { code: 'image_type' }

const segment = (marker: number, body: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), Buffer.from(body)])
const chunk = (kind: string, body: Buffer = Buffer.alloc(0)) => {
  const [length, named, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(kind), body]), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
/** A PNG that states any size and has next to no data. */
const hollowPng = (width: number, height: number) => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND'),
  ])
}
const ihdrEnd = 8 + 25

/** The pixels of a picture that is kept, as R, G, B. */
async function pixelsOf({ bytes }: Pick<Picture, 'bytes'>) {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)],
  }
}
/** Equal but for what JPEG loses. */
const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1.2))

test('what is kept is the same picture, without metadata about where it was taken', async () => {
  const secret = 'Exif\0\0 23.81 N 90.41 E'
  const taken = Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, secret), segment(0xfe, secret), jpeg.subarray(2)])
  const noted = Buffer.concat([
    png.subarray(0, ihdrEnd),
    chunk('tEXt', Buffer.from(`Comment\0${secret}`)),
    png.subarray(ihdrEnd),
    Buffer.from('<script>'),
  ])
  for (const [bytes, type] of [
    [taken, 'image/jpeg'],
    [noted, 'image/png'],
  ] as const) {
    const cleaned = await sent(bytes)
    expect(cleaned.type).toBe(type)
    expect(cleaned.bytes.includes('90.41')).toBe(false)
    expect(cleaned.bytes.includes('<script>')).toBe(false)
    expect(await loadImage(cleaned.bytes)).toMatchObject({ width: 24, height: 16 })
  }
  expect((await sent(taken)).sha256).toBe((await sent(jpeg)).sha256)
  expect((await sent(noted)).sha256).toBe((await sent(png)).sha256)
})

test('no place, camera, note, colour profile or second file is left in any kind', async () => {
  const marked = (kind: 'png' | 'jpeg' | 'webp') =>
    sharp(png)
      .withExif({
        IFD0: { Make: 'Camera of Mita', Copyright: 'Mita' },
        IFD3: { GPSLatitude: '23/1 48/1 36/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Mita was here</rdf></x:xmpmeta>')
      .withIccProfile('p3')
      .toFormat(kind)
      .toBuffer()
  for (const kind of ['png', 'jpeg', 'webp'] as const) {
    const before = await marked(kind)
    expect(await sharp(before).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) })
    const { bytes } = await sent(Buffer.concat([before, Buffer.from('PK\x03\x04 <html>')]), true)
    const { exif, xmp, icc, iptc, comments, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, icc, iptc, comments, orientation].filter((one) => one !== undefined)).toEqual([])
    for (const trace of ['Mita', 'GPS', 'Exif', 'xmp', 'PK\x03\x04', '<html>'])
      expect(bytes.includes(trace)).toBe(false)
  }
})

test('nothing is hidden after a scan or the end', async () => {
  const secret = 'Exif\0\0 23.81 N 90.41 E'
  const [scans, end] = [jpeg.subarray(0, -2), jpeg.subarray(-2)]
  const cleaned = await sent(Buffer.concat([scans, segment(0xe1, secret), end, Buffer.from('<script>')]))
  expect(cleaned.sha256).toBe((await sent(jpeg)).sha256)
  expect(await loadImage(cleaned.bytes)).toMatchObject({ width: 24, height: 16 })
  expect(await outcome(scans)).toEqual(refusedType)
})

const corners = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], grey: [128, 128, 128] }
/** Upright: red and green above, blue and grey below; 48 x 32. */
const upright = () => {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 24, height: 16, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width: 48, height: 32, channels: 3, background: '#f00' } })
    .composite([quarter('#0f0', 24, 0), quarter('#00f', 0, 16), quarter('#808080', 24, 16)])
    .png()
    .toBuffer()
}
/** How a camera that was held so stores what is upright, by EXIF orientation. */
const held: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  // Turned and mirrored: sharp mirrors first, then turns.
  5: (picture) => picture.flip().rotate(90),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.flip().rotate(270),
  8: (picture) => picture.rotate(90),
}

test.for([1, 2, 3, 4, 5, 6, 7, 8])('a photo of EXIF orientation %i is kept upright', async (orientation) => {
  const stored = await held[orientation]!(sharp(await upright())).toBuffer()
  for (const [kind, progressive] of [
    ['jpeg', false],
    ['jpeg', true],
    ['png', false],
    ['webp', false],
  ] as const) {
    const encoder = sharp(stored).withMetadata({ orientation })
    const taken =
      kind === 'jpeg' ? encoder.jpeg({ progressive, quality: 95 }) : kind === 'png' ? encoder.png() : encoder.webp()
    const bytes = await taken.toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation)
    const { width, height, at } = await pixelsOf(await sent(bytes, true))
    expect([width, height]).toEqual([48, 32])
    expect(at(6, 6)).toEqual(near(corners.red))
    expect(at(42, 6)).toEqual(near(corners.green))
    expect(at(6, 26)).toEqual(near(corners.blue))
    expect(at(42, 26)).toEqual(near(corners.grey))
  }
})

test('dark text on nothing is kept on white, also where it is half transparent or of 16 bits', async () => {
  const screen = createCanvas(20, 10)
  const pen = screen.getContext('2d')
  pen.fillStyle = '#111'
  pen.fillRect(0, 0, 5, 10)
  pen.fillStyle = 'rgba(0, 0, 0, 0.5)'
  pen.fillRect(5, 0, 5, 10)
  const plain = screen.toBuffer('image/png')
  const deep = await sharp(plain).toColourspace('rgb16').png().toBuffer()
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
  const lossless = await sharp(plain).webp({ lossless: true }).toBuffer()
  for (const bytes of [plain, deep, lossless]) {
    const kept = await sent(bytes, true)
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(false)
    const { at } = await pixelsOf(kept)
    expect(at(1, 5)).toEqual(near([17, 17, 17]))
    expect(at(7, 5)).toEqual(near([127, 127, 127]))
    expect(at(17, 5)).toEqual(near([255, 255, 255]))
  }
})

test('every form of PNG and JPEG is taken, in the colours of sRGB', async () => {
  const teal = [90, 130, 140]
  const flat = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'rgb(90, 130, 140)' } })
  const forms = {
    progressive: flat().jpeg({ progressive: true }),
    CMYK: flat().toColourspace('cmyk').jpeg({ quality: 100 }),
    'other chroma': flat().jpeg({ chromaSubsampling: '4:4:4' }),
    P3: flat().withIccProfile('p3').jpeg({ quality: 100 }),
    '16 bit': flat().toColourspace('rgb16').png(),
    palette: flat().png({ palette: true }),
    interlaced: flat().png({ progressive: true }),
  }
  for (const [name, form] of Object.entries(forms)) {
    const bytes = await form.toBuffer()
    const { at, width, height } = await pixelsOf(await sent(bytes))
    expect([width, height], name).toEqual([40, 30])
    expect(at(20, 15), name).toEqual(near(teal))
  }
  const grey = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#404040' } }).greyscale()
  for (const form of [grey().jpeg(), grey().png(), grey().toColourspace('grey16').png()])
    expect((await pixelsOf(await sent(await form.toBuffer()))).at(4, 4)).toEqual(near([64, 64, 64]))
  // Only its profile tells this red from another.
  const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .withIccProfile('p3', { attach: true })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect((await sharp(wide).metadata()).icc).toBeDefined()
  expect((await pixelsOf(await sent(wide))).at(4, 4)).toEqual(near([255, 0, 0]))
})

test('name and type are not trusted: bytes that do not begin as a picture are refused', async () => {
  const gif = await sharp(png).gif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const tiff = await sharp(png).tiff().toBuffer()
  const others = ['', '<html>', '<?xml version="1.0"?><svg/>', 'GIF89a', '%PDF-1.7', 'RIFF\0\0\0\0WEBP'].map((text) =>
    Buffer.from(text),
  )
  for (const bytes of [...others, svg, gif, tiff, webp]) expect(await outcome(bytes)).toEqual(refusedType)
  expect(await outcome(png.subarray(0, 40))).toEqual(refusedType)
  expect(await outcome(jpeg.subarray(0, 20))).toEqual(refusedType)
})

test('a file that is also another one is refused, or what is kept is the picture alone', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const sign of [png.subarray(0, 8), jpeg.subarray(0, 3)])
    for (const other of [svg, await sharp(png).gif().toBuffer(), webp])
      expect(await outcome(Buffer.concat([sign, other]))).toEqual(refusedType)
  const gifComment = Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, 'GIF89a/*<script>'), jpeg.subarray(2)])
  expect((await sent(gifComment)).sha256).toBe((await sent(jpeg)).sha256)
})

test('WebP is taken where it is allowed, and kept as a JPEG', async () => {
  const kept = await sent(webp, true)
  expect(kept.type).toBe('image/jpeg')
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 24, height: 16 })
  await expect(sent(webp.subarray(0, -40), true)).rejects.toMatchObject(refusedType)
})

test('a picture too large in bytes, or in pixels, is refused', async () => {
  expect(await outcome(Buffer.concat([png, Buffer.alloc(mostBytes)]))).toEqual({
    code: 'image_size',
    maxBytes: mostBytes,
  })
  const vast = Buffer.from(png)
  vast.writeUInt32BE(60_000, 16)
  vast.writeUInt32BE(60_000, 20)
  for (const bytes of [vast, hollowPng(50_000, 50_000), hollowPng(10_000, 5001)])
    expect(await outcome(bytes)).toEqual({ code: 'image_size', maxPixels: 50_000_000 })
  // One that states an allowed size is decoded, and has too little data: so the refusals above came before that.
  expect(await outcome(hollowPng(5000, 50))).toEqual(refusedType)
})

test('a JPEG of more scans than any camera writes is refused before it is decoded', async () => {
  const progressive = await sharp(png).jpeg({ progressive: true }).toBuffer()
  const begin = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const [head, scan, end] = [progressive.subarray(0, begin), progressive.subarray(begin, -2), progressive.subarray(-2)]
  const repeated = (times: number) => Buffer.concat([head, ...Array.from({ length: times }, () => scan), end])
  expect(await outcome(repeated(1))).toEqual({ type: 'image/jpeg' })
  expect(await outcome(repeated(200))).toEqual({ code: 'image_size', maxScans: 100 })
})

test('a PNG that would take more than it may is kept as a JPEG', async () => {
  // A palette of few colours without any order: as RGB it takes three times as much.
  const side = 2200
  let state = 1
  const noise = Buffer.from(Array.from({ length: side * side }, () => (state = (state * 48_271) % 2_147_483_647) >> 24))
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const colours = Buffer.from(Array.from({ length: 768 }, (_, n) => (n * 131) % 256))
  const lines = Buffer.alloc(side * (side + 1))
  for (let y = 0; y < side; y++) noise.copy(lines, y * (side + 1) + 1, y * side, (y + 1) * side)
  const file = Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND'),
  ])
  expect(file.length).toBeLessThan(mostBytes)
  const kept = await sent(file)
  expect(kept.type).toBe('image/jpeg')
  expect(kept.bytes.length).toBeLessThan(mostBytes)
})

test('pictures beyond those that may wait are told to come again', async () => {
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => sent(png)))
  const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refused] : []))
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.length).toBeLessThan(40)
  for (const one of refusals) expect(one).toMatchObject({ code: 'unavailable', more: { retryAfterMs: 1000 } })
  expect((await sent(png)).type).toBe('image/png')
})

test('any bytes give a picture or a refusal', async () => {
  const bent = fc.record({
    whole: fc.constantFrom(png, jpeg, webp),
    at: fc.nat(4000),
    bytes: fc.uint8Array({ maxLength: 12 }),
    cut: fc.oneof(fc.constant(0), fc.nat(4000)),
  })
  await fc.assert(
    fc.asyncProperty(bent, async ({ whole, at, bytes, cut }) => {
      const file = Buffer.from(whole)
      file.set(bytes, Math.min(at, file.length - bytes.length))
      const bentFile = file.subarray(0, Math.max(0, file.length - cut))
      const result = await sent(bentFile, true).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        return { type: error.code, bytes: Buffer.alloc(0) }
      })
      expect(['image/png', 'image/jpeg', 'image_type', 'image_size']).toContain(result.type)
      // What is kept can always be read.
      if (result.bytes.length > 0)
        expect((await sharp(result.bytes).metadata()).format).toBe(result.type === 'image/png' ? 'png' : 'jpeg')
    }),
    { numRuns: 300 },
  )
})
