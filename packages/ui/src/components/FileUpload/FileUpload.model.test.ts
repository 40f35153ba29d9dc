import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kindOf, kindsText, refusalOf, sizeText, take, type FileFacts, type Limits } from './FileUpload.model.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46)
const gif = new TextEncoder().encode('GIF89a..')
const html = new TextEncoder().encode('<script>')
const limits: Limits = { kinds: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, maxFiles: 3 }
const file = (name: string, size = 1000, lastModified = 1): FileFacts => ({ name, size, lastModified })

it.each([
  [png, 'image/png'],
  [jpg, 'image/jpeg'],
  [gif, undefined],
  [html, undefined],
  [png.slice(0, 4), undefined],
  [new Uint8Array(), undefined],
])('%j is %s', (head, kind) => {
  expect(kindOf(head)).toBe(kind)
})

it.each([
  ['receipt.png', 1000, png, undefined],
  ['RECEIPT.JPEG', 1000, jpg, undefined],
  ['receipt.jpg', 1000, png, undefined],
  ['receipt.png', 1000, html, 'type'],
  ['receipt.png', 1000, gif, 'type'],
  ['receipt.exe', 1000, png, 'type'],
  ['receipt.png.exe', 1000, png, 'type'],
  ['receipt', 1000, png, 'type'],
  ['receipt.png', 0, png, 'empty'],
  ['receipt.png', limits.maxBytes, png, undefined],
  ['receipt.png', limits.maxBytes + 1, png, 'size'],
  ['receipt.png', 1000, undefined, 'unreadable'],
])('%s of %i bytes: %s → %s', (name, size, head, refusal) => {
  expect(refusalOf(file(name, size), head, limits)).toBe(refusal)
})

it('accepts only the configured kinds', () => {
  expect(refusalOf(file('a.jpg'), jpg, { ...limits, kinds: ['image/png'] })).toBe('type')
})

it('takes files until there are enough, and none twice', () => {
  const there = [file('a.png')]
  const { files, refused } = take(
    there,
    [
      { file: file('a.png'), refusal: undefined },
      { file: file('b.png'), refusal: undefined },
      { file: file('x.gif'), refusal: 'type' },
      { file: file('a.png', 1000, 2), refusal: undefined },
      { file: file('c.png'), refusal: undefined },
    ],
    3,
  )
  expect(files.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'a.png'])
  expect(refused.map(({ file: { name }, refusal }) => [name, refusal])).toEqual([
    ['a.png', 'duplicate'],
    ['x.gif', 'type'],
    ['c.png', 'count'],
  ])
})

it('loses no file: each is accepted or returned as refused', () => {
  const some = fc.array(
    fc.record({
      file: fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(2), lastModified: fc.nat(1) }),
      refusal: fc.constantFrom(undefined, 'type' as const),
    }),
  )
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 5 }), (checked, maxFiles) => {
      const { files, refused } = take([], checked, maxFiles)
      expect(files.length + refused.length).toBe(checked.length)
      expect(files.length).toBeLessThanOrEqual(maxFiles)
      expect(new Set(files.map((one) => JSON.stringify(one))).size).toBe(files.length)
    }),
  )
})

it('writes sizes and kinds in the language', () => {
  expect(sizeText(5 * 1024 * 1024, 'en')).toBe('5 MB')
  expect(sizeText(348_160, 'en')).toBe('340 kB')
  expect(sizeText(1, 'en')).toBe('1 kB')
  expect(sizeText(5 * 1024 * 1024, 'bn')).toContain('৫')
  expect(kindsText(['image/png', 'image/jpeg'], 'en')).toBe('PNG or JPG')
  expect(kindsText(['image/png', 'image/jpeg'], 'bn')).toBe('PNG বা JPG')
})
