import { expect, test } from 'vitest'
import * as z from 'zod'
import { serialise, withAdded } from './serialise.ts'

const output = z.object({ a: z.number(), b: z.string().optional(), c: z.array(z.string()).optional() })
const written = (value: unknown) => {
  const json = serialise(output, '=').json(value)
  return typeof json === 'string' ? json : json.beginning.followedBy(json.rest, undefined).bytes.toString()
}

test('only listed fields are written, in whatever form a value comes', () => {
  const value = { a: 1, b: 'x', secret: 2 }
  expect(written(value)).toBe('={"a":1,"b":"x"}')
  expect(written(Object.freeze(value))).toBe('={"a":1,"b":"x"}')
  expect(written(withAdded(Object.freeze({ a: 1, secret: 2 }), { b: 'x', hidden: 3 }))).toBe('={"a":1,"b":"x"}')
  expect(serialise(output).text(value)).toBe('{"a":1,"b":"x"}')
})

test.each([
  [{ a: 1 }, {}, '={"a":1}'],
  [{}, { a: 1 }, '={"a":1}'],
  [{ secret: 1 }, { a: 1 }, '={"a":1}'],
  [{ b: 'x' }, { a: 1, c: ['y'] }, '={"b":"x","a":1,"c":["y"]}'],
])('what stays, %j, comes before what is added, %j', (fixed, added, json) => {
  expect(written(withAdded(Object.freeze(fixed), added))).toBe(json)
})

test('what does not fit is never written, also where the same part stays', () => {
  expect(() => written({ a: 'x' })).toThrow(z.ZodError)
  expect(() => written(Object.freeze({ a: 'x' }))).toThrow(z.ZodError)
  const { json } = serialise(output)
  const fixed = Object.freeze({ b: 'x' })
  json(withAdded(fixed, { a: 1 }))
  expect(() => json(withAdded(fixed, { a: 'x' }))).toThrow(z.ZodError)
  expect(() => json(withAdded(fixed, {}))).toThrow(z.ZodError)
})

test('a part that stays is written once, what is added each time', () => {
  const { json } = serialise(output)
  const fixed = Object.freeze({ b: 'x' })
  const [first, second] = [json(withAdded(fixed, { a: 1 })), json(withAdded(fixed, { a: 2 }))]
  expect(first).toMatchObject({ rest: ',"a":1}' })
  expect(second).toMatchObject({ rest: ',"a":2}' })
  expect(typeof first === 'object' && typeof second === 'object' && first.beginning === second.beginning).toBe(true)
})
