import type { Change, Command, OperatorArea } from '../../server/command.ts'
import { inputSchema, type FieldSchema } from './describe.ts'

/** `orderNo` as it is typed: `--order-no`. */
export const flagOf = (field: string): string => `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

const usage = `npm run -s operate -- <area> <command> [--field value …]

  --help           what a command takes            --json      answers for programs; without a command: all of them
  --as <operator>  who runs it                     --preview   shows what would change, and changes nothing
  --input <file>   its fields as JSON, - is stdin  --out <dir> where files are put that a command hands out
A value @path is read from a file. Exit code 0: done, 1: refused, 2: wrong input.`

/** All areas with the names of their commands. */
export const overview = (areas: readonly OperatorArea[]): string =>
  [
    usage,
    '',
    ...table(
      areas.map(({ area, summary, commands }) => [area, `${summary}: ${commands.map(({ name }) => name).join(', ')}`]),
    ),
  ].join('\n')

export const areaHelp = ({ area, summary, commands }: OperatorArea): string =>
  [
    `${area}: ${summary}`,
    '',
    ...table(commands.map(({ name, role, summary: what }) => [name, `${what} (${role})`])),
  ].join('\n')

function bounds({ minimum, maximum, minLength, maxLength, pattern }: FieldSchema): string[] {
  const between = (least: number | undefined, most: number | undefined, unit: string) =>
    least === undefined || Math.abs(least) === Number.MAX_SAFE_INTEGER
      ? most === undefined || most === Number.MAX_SAFE_INTEGER
        ? []
        : [`at most ${most}${unit}`]
      : most === undefined || most === Number.MAX_SAFE_INTEGER
        ? [`at least ${least}${unit}`]
        : [`${least} to ${most}${unit}`]
  return [
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...(pattern !== undefined && pattern.length <= 40 ? [`matches ${pattern}`] : []),
  ]
}

function typeOf(schema: FieldSchema): string {
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.contentEncoding === 'base64') return 'a file, @path'
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}, with commas or as JSON`
  if (schema.type === 'object' || schema.type === undefined) return 'JSON'
  if (schema.type === 'string') return schema.format === 'date-time' ? 'time, 2026-11-23T18:00:00Z' : 'text'
  return schema.type
}

/** A value as it can be typed in a shell. */
const typed = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return /^[\w.,:/@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** A command line for an input. */
export const commandLine = (area: string, name: string, input: object): string =>
  [
    'npm run -s operate --',
    area,
    name,
    ...Object.entries(input).map(([key, value]) => `${flagOf(key)} ${typed(value)}`),
  ].join(' ')

export function commandHelp(area: string, { name, summary, role, effect, input, example }: Command): string {
  const { properties = {}, required = [] } = inputSchema(input)
  const fields = Object.entries(properties).map(([key, schema]): [string, string] => {
    const must = required.includes(key)
      ? 'required'
      : schema.default === undefined
        ? 'optional'
        : `default ${JSON.stringify(schema.default)}`
    return [
      flagOf(key),
      [schema.description ?? '', `(${[typeOf(schema), ...bounds(schema), must].join('; ')})`].join(' ').trim(),
    ]
  })
  const effects = { read: 'changes nothing', change: 'changes what is told or set', money: 'decides about money' }
  return [
    `${area} ${name}: ${summary}`,
    `For ${role === 'viewer' ? 'every operator' : role === 'manager' ? 'managers' : `${role} and managers`}; ` +
      `${effects[effect]}${effect === 'read' ? '' : '; --preview shows what it would do'}.`,
    '',
    ...(fields.length > 0 ? table(fields) : ['  It takes no fields.']),
    '',
    `Example: ${commandLine(area, name, example)}`,
  ].join('\n')
}

const short = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

/** `login.maxFailures: 5 → 6`, a line each. */
export const changeLines = (changes: readonly Change[]): string[] =>
  changes.map(({ path, before, after }) => `  ${path ? `${path}: ` : ''}${short(before)} → ${short(after)}`)
