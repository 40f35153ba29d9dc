import { refName, type JsonSchema } from './json-schema.ts'

/**
 * In answers an enum stays open, so that a value from a newer gateway breaks no consumer. Requests are exact, but take
 * what answers contain.
 */
export type Reading = 'strict' | 'lenient'

export interface Scope {
  reading: Reading
  /** Shared schemas, to know which names are enums. */
  shared: Record<string, JsonSchema>
  /** Values of each enum that answers contain. */
  answered: readonly Values[]
}

type Values = readonly (string | number)[]
const open = ' | (string & {})'
const isOpen = ({ reading, answered }: Scope, values: Values) =>
  reading === 'lenient' || answered.some((told) => told.every((value) => values.includes(value)))
const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value)
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

/** The TypeScript type a JSON schema describes; objects are written over several lines at `indent`. */
export function typeOf(schema: JsonSchema, scope: Scope, indent = ''): string {
  if (schema.$ref) {
    const name = refName(schema.$ref)
    const values = scope.shared[name]?.enum
    return values && isOpen(scope, values) ? name + open : name
  }
  if (schema.enum)
    return (
      union(schema.enum.map(literal), indent) + (schema.type === 'string' && isOpen(scope, schema.enum) ? open : '')
    )
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type }, scope, indent)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((part) => typeOf(part, scope, indent)).join(' | ')
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {}, scope, indent)
    return /[|&]/.test(item.split('\n')[0] ?? '') ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object')
    return schema.properties ? objectOf(schema, scope, indent) : recordOf(schema, scope, indent)
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type
  return 'unknown'
}

/** A long union takes several lines, six values each. */
function union(values: string[], indent: string): string {
  if (values.length <= 9) return values.join(' | ')
  const rows = values.map((_, at) => (at % 6 ? '' : values.slice(at, at + 6).join(' | '))).filter(Boolean)
  return rows.map((row) => `\n${indent}  | ${row}`).join('')
}

/** Body of an interface. A field with a default may be left out of a request. */
export function objectOf(schema: JsonSchema, scope: Scope, indent = ''): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return scope.reading === 'strict' ? 'Record<string, never>' : 'object'
  const lines = fields.map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    // An answer's absent field is read as undefined, also with exactOptionalPropertyTypes.
    const absent = optional && scope.reading === 'strict' ? ' | undefined' : ''
    return `${doc(field, `${indent}  `)}${indent}  ${key(name)}${optional}: ${typeOf(field, scope, `${indent}  `)}${absent}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

function recordOf(schema: JsonSchema, scope: Scope, indent: string): string {
  const value = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  return `Record<string, ${typeOf(value, scope, indent)}>`
}

const width = 120

/** The comment before a field or a type: on one line where it fits. */
function doc(schema: JsonSchema, indent: string): string {
  const notes = [schema.description, 'default' in schema ? `Default ${literal(schema.default)}.` : ''].filter(Boolean)
  const text = notes.join(' ')
  if (!text) return ''
  const line = `${indent}/** ${text} */`
  return `${line.length <= width ? line : `${indent}/**\n${wrapped(text, `${indent} * `)}\n${indent} */`}\n`
}

function wrapped(text: string, lead: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${lead}${word}`)
  }
  return lines.join('\n')
}

/** `export interface Name {…}` for an object, `export type Name = …` for the rest. */
export function declare(name: string, schema: JsonSchema, scope: Scope): string {
  return `${doc(schema, '')}${declaration(name, schema, scope)}`
}

function declaration(name: string, schema: JsonSchema, scope: Scope): string {
  const isObject = schema.type === 'object' && Object.keys(schema.properties ?? {}).length > 0
  return isObject
    ? `export interface ${name} ${objectOf(schema, scope)}`
    : `export type ${name} = ${typeOf(schema, scope)}`
}
