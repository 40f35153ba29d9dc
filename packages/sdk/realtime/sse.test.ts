import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser, type ServerEvent } from './sse.ts'

function parse(...chunks: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const push = createEventParser((event) => events.push(event))
  for (const chunk of chunks) push(chunk)
  return events
}

test('names, ids, data over several lines, and comments', () => {
  expect(parse('\uFEFF: hello\nevent: balance\nid: 7\ndata: {"a":\ndata:1}\n\n:beat\n\ndata: x\n\n')).toEqual([
    { event: 'balance', data: '{"a":\n1}', id: '7' },
    { event: 'message', data: 'x', id: '7' },
  ])
})

test('an event without data is none; one that was cut short is none', () => {
  expect(parse('event: balance\n\nid: 3\n\ndata: half')).toEqual([])
  expect(parse('event: a\n\ndata: x\n\n')).toEqual([{ event: 'message', data: 'x', id: undefined }])
})

test('an event may say how old it is; the next says it itself', () => {
  expect(parse('age: 30\ndata: a\n\nage: old\ndata: b\n\n').map(({ data, age }) => [data, age])).toEqual([
    ['a', 30],
    ['b', undefined],
  ])
})

test('fields without a value, unknown fields, colons in values', () => {
  expect(parse('data\nretry: 5\nodd: 1\ndata: a: b\n\n')).toEqual([{ event: 'message', data: '\na: b', id: undefined }])
})

test('reads the same however it is split and with any line ends', () => {
  const whole = ': c\nid: 1\nevent: balance\ndata: {"n":"১২"}\ndata: two\n\ndata: last\n\n'
  fc.assert(
    fc.property(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat(80), { maxLength: 12 }), (end, cuts) => {
      const text = whole.replaceAll('\n', end) + (end === '\r' ? ':' : '')
      const at = [...new Set([0, ...cuts.map((cut) => cut % text.length), text.length])].sort((a, b) => a - b)
      expect(parse(...at.slice(1).map((to, index) => text.slice(at[index], to)))).toEqual(parse(whole))
    }),
    { numRuns: 500 },
  )
})
