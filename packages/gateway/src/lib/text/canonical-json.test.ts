import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the same value is the same text, in any order of its keys', () => {
  expect(canonicalJson({ b: [{ d: 1n, c: undefined }, null], a: { z: 'é', y: new Date(0) } })).toBe(
    '{"a":{"y":"1970-01-01T00:00:00.000Z","z":"é"},"b":[{"d":"1"},null]}',
  )
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }))
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  expect(canonicalJson(undefined)).toBe('null')
})
