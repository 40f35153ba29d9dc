// A brand while it is edited: its text, its faults by field, and the link that holds it.
import { brandFaults, type Brand } from '../../brands/index.ts'
import schema from '../../brands/brand.schema.json' with { type: 'json' }

export interface BrandField {
  /** Path in the JSON: `display.family`. */
  path: string
  kind: 'choice' | 'color' | 'number' | 'list' | 'text'
  hint?: string | undefined
  options?: readonly string[] | undefined
  min?: number | undefined
  max?: number | undefined
}

interface Rule {
  $ref?: string
  type?: string
  enum?: string[]
  description?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Rule>
}
const defs = schema.$defs as Record<string, Rule>

function fieldsOf(properties: Record<string, Rule>, before = '', about?: string): BrandField[] {
  return Object.entries(properties).flatMap(([name, given]): BrandField[] => {
    const ref = given.$ref?.replace('#/$defs/', '')
    const rule: Rule = { ...(ref && defs[ref]), ...given }
    const path = before + name
    const hint = rule.description ?? about
    if (rule.properties) return fieldsOf(rule.properties, `${path}.`, hint)
    if (rule.enum) return [{ path, kind: 'choice', hint, options: rule.enum }]
    if (rule.type === 'number') return [{ path, kind: 'number', hint, min: rule.minimum, max: rule.maximum }]
    if (rule.type === 'array') return [{ path, kind: 'list', hint }]
    // Overrides of single roles are rare and many: they are written in the JSON.
    if (rule.type === 'object' || name === '$schema') return []
    return [{ path, kind: ref === 'hex' ? 'color' : 'text', hint }]
  })
}

/** A field for each of the brand's, read from the schema: a new one appears here by itself. */
export const brandFields = fieldsOf(schema.properties as Record<string, Rule>)

export interface Draft {
  /** The value behind the text; undefined while the text is not JSON. */
  value: Record<string, unknown> | undefined
  /** The brand, once nothing is wrong with it. */
  brand: Brand | undefined
  /** One line per fault, each beginning with the path of its field: `brand.accent: …`. */
  faults: string[]
}

export function readDraft(text: string): Draft {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    return {
      value: undefined,
      brand: undefined,
      faults: [`brand: this is not JSON. ${cause instanceof Error ? cause.message : ''}`],
    }
  }
  const faults = brandFaults(value)
  const editable = typeof value === 'object' && value !== null && !Array.isArray(value)
  return {
    value: editable ? (value as Record<string, unknown>) : undefined,
    brand: faults.length === 0 ? (value as Brand) : undefined,
    faults,
  }
}

/** The fault of one field, where it has one. */
export const faultOf = (faults: readonly string[], path: string) =>
  faults.find((line) => line.startsWith(`brand.${path}`) && !/^[\w-]/.test(line.slice(`brand.${path}`.length)))

const steps = (path: string) => path.split('.')
export const valueAt = (value: unknown, path: string): unknown =>
  steps(path).reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    value,
  )

function put(value: unknown, [first = '', ...rest]: string[], to: unknown): Record<string, unknown> {
  const here = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...here, [first]: rest.length > 0 ? put(here[first], rest, to) : to }
}

export const textOf = (brand: object) => JSON.stringify(brand, null, 2)

/** The text with one field replaced, from what a person typed; what does not fit stays as typed, and is a fault. */
export function withField(text: string, { path, kind }: BrandField, typed: string): string {
  const number = typed.trim() === '' ? Number.NaN : Number(typed)
  const list = () =>
    typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  const to = kind === 'number' ? (Number.isNaN(number) ? typed : number) : kind === 'list' ? list() : typed
  return textOf(put(readDraft(text).value, steps(path), to))
}

/** A brand as one word for an address; only letters, digits, `-` and `_`. */
export function toLink(brand: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(brand))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The text behind such a word; undefined where it holds no brand. */
export function fromLink(word: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const { brand } = readDraft(new TextDecoder().decode(bytes))
    return brand && textOf(brand)
  } catch {
    return undefined
  }
}
