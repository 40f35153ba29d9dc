import { readFileSync } from 'node:fs'
import * as z from 'zod'
import * as areas from '../contract/areas/index.ts'
import type { Area, Endpoint, EntryPoint } from '../contract/endpoint.ts'

/** The part of JSON Schema 2020-12 that the contract uses. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: (string | number)[]
  const?: string | number | boolean | null
  default?: unknown
  description?: string
  [keyword: string]: unknown
}

export type Direction = 'input' | 'output'

/** JSON schema of one side of a call. Requests refuse unknown fields; answers may carry more than they promise. */
export function schemaOf(schema: z.ZodType, io: Direction): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      // Zod leaves out the default of what a text is read as, such as a number of a query.
      if (zodSchema instanceof z.ZodDefault && !(zodSchema.def.defaultValue instanceof Function))
        jsonSchema.default ??= zodSchema.def.defaultValue
      tidy(jsonSchema as JsonSchema, io)
    },
  }) as JsonSchema
  delete made.$schema
  return made
}

/** Bounds of every safe integer carry no information; outputs may gain fields. */
function tidy(schema: JsonSchema, io: Direction): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
}

export interface NamedEndpoint {
  area: string
  entry: EntryPoint
  key: string
  /** `games.list` */
  name: string
  /** `GamesList` */
  type: string
  endpoint: Endpoint
  input: JsonSchema
  output: JsonSchema
}

// A module's names come in the order of the alphabet, whatever the order of its lines.
const lines = readFileSync(new URL('../contract/areas/index.ts', import.meta.url), 'utf8')
const asWritten = (a: Area, b: Area) => lines.indexOf(` as ${a.name} `) - lines.indexOf(` as ${b.name} `)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The areas of the contract, in the order they are written. */
export const areasInOrder = (): Area[] => Object.values<Area>(areas).sort(asWritten)

/** Every call of the contract with its schemas, in the order it is written. */
export function namedEndpoints(): NamedEndpoint[] {
  return areasInOrder().flatMap(({ name: area, entry, calls }) =>
    Object.entries(calls).map(([key, endpoint]) => ({
      area,
      entry,
      key,
      name: `${area}.${key}`,
      type: capital(area) + capital(key),
      endpoint,
      input: schemaOf(endpoint.input, 'input'),
      output: schemaOf(endpoint.output, 'output'),
    })),
  )
}

export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** The schema without the shared ones it brought along. */
export function bare({ $defs, ...schema }: JsonSchema): JsonSchema {
  return $defs ? schema : { ...schema }
}

/** Shared schemas of several documents, each once; two shapes under one name are a mistake of the contract. */
export function sharedSchemas(schemas: JsonSchema[]): Record<string, JsonSchema> {
  const shared: Record<string, JsonSchema> = {}
  for (const { $defs = {} } of schemas) {
    for (const [name, schema] of Object.entries($defs)) {
      const known = shared[name]
      if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two shapes are called ${name}`)
      shared[name] = schema
    }
  }
  return Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1)))
}
