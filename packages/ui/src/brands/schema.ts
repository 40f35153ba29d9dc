// The part of JSON Schema that brand.schema.json uses, read straight from it: one source for editors and for run time.

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
  additionalProperties?: boolean | Schema
  description?: string
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
const show = (value: unknown) => JSON.stringify(value) ?? String(value)

/** One line per fault, each naming the path, what was found and what is wanted. */
export function check(schema: object, value: unknown, path: string, root: Schema = schema): string[] {
  const given = schema as Schema
  const rule: Schema = given.$ref
    ? { ...root.$defs?.[given.$ref.replace('#/$defs/', '')], description: given.description ?? '' }
    : given
  const wrong = (wanted: string) => [
    `${path}: ${show(value)} found, ${wanted} wanted.${rule.description ? ` ${rule.description}` : ''}`,
  ]

  if (value === undefined) return [`${path} is missing.${rule.description ? ` ${rule.description}` : ''}`]
  if (rule.enum) return rule.enum.includes(value) ? [] : wrong(`one of ${rule.enum.map(show).join(', ')}`)
  if (rule.type && kindOf(value) !== rule.type) return wrong(rule.type)

  if (typeof value === 'string') {
    if (rule.pattern && !new RegExp(rule.pattern, 'u').test(value)) return wrong(`text like ${rule.pattern}`)
    if (value.length < (rule.minLength ?? 0)) return wrong(`at least ${rule.minLength} characters`)
    if (value.length > (rule.maxLength ?? Infinity)) return wrong(`at most ${rule.maxLength} characters`)
    return []
  }
  if (typeof value === 'number') {
    const low = rule.minimum ?? -Infinity
    const high = rule.maximum ?? Infinity
    return value >= low && value <= high ? [] : wrong(`a number from ${low} to ${high}`)
  }
  if (Array.isArray(value)) {
    if (value.length < (rule.minItems ?? 0)) return wrong(`at least ${rule.minItems} items`)
    return value.flatMap((item, i) => check(rule.items ?? {}, item, `${path}[${i}]`, root))
  }
  if (kindOf(value) === 'object') return checkObject(rule, value as Record<string, unknown>, path, root)
  return []
}

function checkObject(rule: Schema, value: Record<string, unknown>, path: string, root: Schema): string[] {
  const properties = rule.properties ?? {}
  const missing = (rule.required ?? []).filter((key) => value[key] === undefined)
  const faults = missing.flatMap((key) => check(properties[key] ?? {}, undefined, `${path}.${key}`, root))
  for (const [key, item] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : rule.additionalProperties
    if (known === false) faults.push(`${path}.${key} is not a field. Fields: ${Object.keys(properties).join(', ')}.`)
    else if (typeof known === 'object' && item !== undefined) faults.push(...check(known, item, `${path}.${key}`, root))
  }
  return faults
}
