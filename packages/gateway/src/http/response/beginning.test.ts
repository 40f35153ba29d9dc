import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Encoding } from '../request/encoding.ts'
import { Beginning } from './beginning.ts'

const graphemes = fc.string({ unit: 'grapheme', maxLength: 3000 })
const encodings = [undefined, 'br', 'gzip'] as const

function read(beginning: Beginning, rest: string, wanted: Encoding | undefined) {
  const { bytes, encoding } = beginning.followedBy(rest, wanted)
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return { text: plain.toString(), encoding, length: bytes.length }
}

test('any beginning and any rest are the whole text again, in every encoding', () => {
  fc.assert(
    fc.property(graphemes, fc.array(graphemes, { minLength: 1, maxLength: 3 }), (begun, rests) => {
      const beginning = new Beginning(begun)
      for (const rest of rests)
        for (const encoding of encodings) expect(read(beginning, rest, encoding).text).toBe(begun + rest)
    }),
  )
})

test.each(encodings)('a long beginning is sent in the encoding that is wanted: %s', (encoding) => {
  const text = 'খেলা '.repeat(1000)
  const beginning = new Beginning(text)
  for (const rest of ['', '}', 'x'.repeat(65_535)])
    expect(read(beginning, rest, encoding)).toMatchObject({ text: text + rest, encoding })
  expect(beginning.followedBy('}', encoding).bytes.length < 200).toBe(encoding !== undefined)
})

test.each(encodings)('a short one, or a rest of more than a block holds, is sent as it is: %s', (encoding) => {
  expect(read(new Beginning('x'.repeat(1023)), '}', encoding)).toMatchObject({ encoding: undefined })
  const rest = 'x'.repeat(65_536)
  expect(read(new Beginning('x'.repeat(2000)), rest, encoding)).toMatchObject({ encoding: undefined })
})
