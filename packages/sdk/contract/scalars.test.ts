import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { namedEndpoints, type JsonSchema } from '../scripts/json-schema.ts'
import { AskedDay, AskedInstant, Day, Instant, decimal, flag, whole } from './scalars.ts'

const taken = (schema: z.ZodType, given: unknown) => schema.safeParse(given).success

test('a number of a query is decimal digits and nothing else', () => {
  expect([whole(1, 100).parse('20'), whole(0, 100).parse('0'), whole(1, 100).parse(20)]).toEqual([20, 0, 20])
  const no = ['1e2', '0x10', ' 1', '1 ', '+1', '-1', '１', '১', '01', '1.0', '1_0', '', 'NaN', '9'.repeat(400)]
  expect([...no, null, true, [], [1], {}, 1.5, 101].filter((given) => taken(whole(0, 100), given))).toEqual([])
  expect([decimal(0, 100).parse('96.5'), decimal(0, 100).parse(0.25)]).toEqual([96.5, 0.25])
  expect([...no, '.5', '5.', '1e1', '100.1', null].filter((given) => taken(decimal(1, 100), given))).toEqual(['1.0'])
})

test('a flag of a query is true or false', () => {
  expect([flag.parse('true'), flag.parse('false')]).toEqual([true, false])
  expect(['1', '0', 'TRUE', 'yes', 'on', '', true, null].filter((given) => taken(flag, given))).toEqual([])
})

test('days and moments that are asked for are of the years 2000 to 2199', () => {
  expect(['2000-01-01', '2024-02-29', '2199-12-31'].every((day) => taken(AskedDay, day))).toBe(true)
  const no = [
    '0000-01-01',
    '0001-01-01',
    '1999-12-31',
    '2200-01-01',
    '9999-12-31',
    '+010000-01-01',
    '2023-02-29',
    '2026-1-1',
  ]
  expect(no.filter((day) => taken(AskedDay, day))).toEqual([])
  expect(no.filter((day) => taken(AskedInstant, `${day}T00:00:00Z`))).toEqual([])
  expect(taken(AskedInstant, '2199-12-31T23:59:59.999Z')).toBe(true)
  expect(taken(AskedInstant, `2026-01-01T00:00:00.${'9'.repeat(40)}Z`)).toBe(false)
})

test('an answer may hold any day and moment: what is stored is told, not refused', () => {
  expect([Day.parse('1970-01-01'), Instant.parse('1970-01-01T00:00:00.000Z')]).toHaveLength(2)
})

/** Every part of an input, with its place. */
function* parts(schema: JsonSchema, defs: Record<string, JsonSchema>, at: string): Generator<[string, JsonSchema]> {
  const target = schema.$ref ? defs[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] : undefined
  if (target) return yield* parts(target, defs, at)
  yield [at, schema]
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* parts(part, defs, `${at}.${name}`)
  if (schema.items) yield* parts(schema.items, defs, `${at}[]`)
  for (const part of schema.anyOf ?? []) yield* parts(part, defs, at)
}

describe('inputs', () => {
  const all = namedEndpoints().flatMap(({ name, input }) => [...parts(input, input.$defs ?? {}, name)])
  const without = (fits: (schema: JsonSchema) => boolean, bounded: (schema: JsonSchema) => boolean) =>
    all.filter(([, schema]) => fits(schema) && !bounded(schema)).map(([at]) => at)

  test('refuse unknown fields, in lists too', () => {
    expect(
      without(
        (one) => one.properties !== undefined,
        (one) => one.additionalProperties === false,
      ),
    ).toEqual([])
  })

  test('have an end: numbers, texts and lists', () => {
    const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number'
    expect(without(isNumber, (one) => 'minimum' in one && 'maximum' in one)).toEqual([])
    expect(
      without(
        ({ type }) => type === 'array',
        (one) => 'maxItems' in one,
      ),
    ).toEqual([])
    const isText = (one: JsonSchema) => one.type === 'string' && !one.enum && !('const' in one)
    const isOpen = (pattern: unknown) => /[*+]($|[^?\]])/.test(String(pattern).replaceAll(/\[[^\]]*\]|\\./g, ''))
    expect(without(isText, (one) => 'maxLength' in one || ('pattern' in one && !isOpen(one.pattern)))).toEqual([])
  })
})
