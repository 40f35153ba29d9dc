/** The part of a JSON schema of contract.json that has ends. */
export interface Schema {
  $ref?: string
  type?: string
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  anyOf?: readonly Schema[]
}

/** Days at which calendars, text order and the contract itself end; some are refused, none may fail. */
const days = [
  '2000-01-01',
  '2199-12-31',
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '2200-01-01',
  '9999-12-01',
  '9999-12-31',
]
const moments = [
  '2000-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999999999Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
]

/** Texts of every length, of which a pattern takes its own. */
const lengths = [1, 2, 3, 4, 6, 8, 12, 15, 16, 17, 18, 19, 24, 32, 36, 64, 128, 255, 256]
const spelled = lengths.flatMap((n) => [
  '9'.repeat(n),
  `${'9'.repeat(n)}.99`,
  `${'9'.repeat(n)}.9999`,
  `-${'9'.repeat(n)}.99`,
  'x'.repeat(n),
  'Z'.repeat(n),
  `${'x'.repeat(n)}-1`,
])

function ofText({ pattern, minLength = 0, maxLength = 20_000 }: Schema): string[] {
  if (pattern === undefined) return ['x'.repeat(minLength), 'x'.repeat(maxLength), 'ক'.repeat(maxLength)]
  const fit = spelled
    .filter((text) => text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text))
    .sort((a, b) => a.length - b.length)
  return [...new Set([fit[0], fit.at(-1), fit.at(-2)])].filter((text) => text !== undefined)
}

/** The first, last, shortest and longest values of a type, and those just beyond: the lowest first, then the highest. */
export function endsOf(schema: Schema, shared: Readonly<Record<string, Schema>>): unknown[] {
  const { $ref, type, enum: values, minimum = -1, maximum = Number.MAX_SAFE_INTEGER } = schema
  if ($ref !== undefined) return endsOf(shared[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, shared)
  if (values) return [values[0], values.at(-1)]
  if ('const' in schema) return [schema.const]
  if (schema.anyOf) return schema.anyOf.flatMap((part) => endsOf(part, shared))
  if (type === 'integer' || type === 'number') return [minimum, maximum, minimum - 1, maximum + 1, '1e2']
  if (type === 'boolean') return [false, true]
  if (type === 'null') return [null]
  if (type === 'array') {
    const ends = endsOf(schema.items ?? {}, shared)
    const long = (value: unknown) => Array.from({ length: schema.maxItems ?? 1000 }, () => value)
    return [Array.from({ length: schema.minItems ?? 0 }, () => ends[0]), long(ends[1] ?? ends[0]), long(ends[0])]
  }
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, endsOf(part, shared)] as const)
    const all = (at: number) => Object.fromEntries(fields.map(([name, ends]) => [name, ends[at] ?? ends[0]]))
    return [all(0), all(1)]
  }
  if (schema.format === 'date') return days
  if (schema.format === 'date-time') return moments
  return type === 'string' ? ofText(schema) : []
}

/** Inputs of a call at the ends of its fields: one field after the other beside `good` ones, all of them at once, and
 * only those that are required. */
export function inputsAtEnds(
  { properties = {}, required = [], $defs = {} }: Schema & { $defs?: Readonly<Record<string, Schema>> },
  good: Readonly<Record<string, unknown>>,
): Record<string, unknown>[] {
  const fields = Object.entries(properties).map(([name, schema]) => [name, endsOf(schema, $defs)] as const)
  const most = Math.max(0, ...fields.map(([, ends]) => ends.length))
  return [
    ...fields.flatMap(([name, ends]) => ends.map((end) => ({ ...good, [name]: end }))),
    ...Array.from({ length: most }, (_, at) => at).flatMap((at) => {
      const all = fields.map(([name, ends]) => [name, ends[Math.min(at, ends.length - 1)]] as const)
      return [all, all.filter(([name]) => required.includes(name))].map((some) => Object.fromEntries(some))
    }),
  ]
}
