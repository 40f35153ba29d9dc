/** The part of JSON Schema that openapi.json uses. */
export interface Schema {
  $ref?: string
  type?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

export interface Row {
  /** Path from the top: `items[].nodeId`. */
  name: string
  type: string
  required: boolean
  /** Description of the field; empty where the type is enough. */
  about: string
}

/** Short and readable patterns are shown; longer ones are in openapi.json. */
const patternIsShort = 40
const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

function bounds({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  format,
  pattern,
  default: fallback,
}: Schema): string {
  const range = (least: number | undefined, most: number | undefined, of: string) => {
    const high = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined
    const low = least !== undefined && least > -Number.MAX_SAFE_INTEGER ? least : undefined
    return low === undefined && high === undefined ? [] : [`${of}${low ?? ''}…${high ?? ''}`]
  }
  const constraints = [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, 'length '),
    ...range(minItems, maxItems, 'length '),
    ...(format ? [format] : []),
    ...(pattern && !format && pattern.length <= patternIsShort ? [code(pattern)] : []),
    ...(fallback === undefined ? [] : [`= ${code(fallback)}`]),
  ]
  return constraints.length > 0 ? ` (${constraints.join(', ')})` : ''
}

const listed = (items: Schema) =>
  (items.enum ?? items.anyOf ?? items.oneOf) ? `(${typeOf(items)})[]` : `${typeOf(items)}[]`

/** A type in TypeScript notation, with names of shared schemas as links. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `[${name}](shapes.md#${name.toLowerCase()})`
  }
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(' | ')
  const many = schema.anyOf ?? schema.oneOf
  if (many) return [...new Set(many.map(typeOf))].join(' | ')
  if (schema.type === 'array') return `${listed(schema.items ?? {})}${bounds(schema)}`
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `map of ${typeOf(schema.additionalProperties)}`
  return `${schema.type ?? 'any'}${bounds(schema)}`
}

const inside = (schema: Schema): { at: string; of: Schema } | undefined => {
  if (schema.properties) return { at: '.', of: schema }
  if (schema.items?.properties) return { at: '[].', of: schema.items }
  const open = schema.additionalProperties
  return typeof open === 'object' && open.properties ? { at: '.*.', of: open } : undefined
}

/** Fields of an object, followed by those of nested objects. */
export function fieldRows(schema: Schema, prefix = ''): Row[] {
  const top = inside(schema)
  if (!top) return []
  const lead = prefix === '' && top.at !== '.' ? top.at : ''
  return Object.entries(top.of.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${lead}${name}`
    const deeper = inside(field)
    return [
      {
        name: path,
        type: typeOf(field),
        required: top.of.required?.includes(name) ?? false,
        about: field.description ?? '',
      },
      ...(deeper ? fieldRows(deeper.of, `${path}${deeper.at}`) : []),
    ]
  })
}
