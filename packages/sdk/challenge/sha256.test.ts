import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Of } from './sha256.ts'

const hex = (words: Uint32Array) => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')

test('digests any beginning and ending as the platform does', () => {
  const bytes = fc.uint8Array({ maxLength: 200 })
  fc.assert(
    fc.property(bytes, bytes, bytes, (beginning, ending, other) => {
      const digest = sha256Of(beginning)
      for (const end of [ending, other, ending]) {
        expect(hex(digest(end))).toBe(createHash('sha256').update(beginning).update(end).digest('hex'))
      }
    }),
    { numRuns: 500 },
  )
})

test('at every length around the ends of blocks', () => {
  for (let length = 0; length <= 130; length++) {
    const beginning = new Uint8Array(length).fill(7)
    expect(hex(sha256Of(beginning)(Uint8Array.of(1, 2)))).toBe(
      createHash('sha256').update(beginning).update(Uint8Array.of(1, 2)).digest('hex'),
    )
  }
})
