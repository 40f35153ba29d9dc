import fc, { type Arbitrary } from 'fast-check'

/** The part of JSON Schema that brand.schema.json uses. */
interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: readonly unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  items?: Schema
  required?: readonly string[]
  properties?: Record<string, Schema>
}

/**
 * Any value that a schema allows, from the schema alone; what is optional is left out. Numbers are whole where their
 * range is wide, else of three decimals.
 */
export function fromSchema(schema: Schema, root: Schema = schema): Arbitrary<unknown> {
  if (schema.$ref) return fromSchema(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({ minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? 20 })
    case 'number': {
      const { minimum: min = 0, maximum: max = 1 } = schema
      return max - min > 1
        ? fc.integer({ min, max })
        : fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000)
    }
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, root), { minLength: schema.minItems ?? 0, maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          (schema.required ?? []).map((key) => [key, fromSchema(schema.properties?.[key] ?? {}, root)]),
        ),
      )
    default:
      throw new Error(`a schema of no known kind: ${JSON.stringify(schema)}`)
  }
}
