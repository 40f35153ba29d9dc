// The contract reference: openapi.json as one page per area, with example responses from the fixtures that tests
// validate against the schemas.
import { contract, errors, type Endpoint } from '../../packages/sdk/contract/index.ts'
import { wireOf } from '../../packages/sdk/testing/fake-client.ts'
import { fixtures } from '../../packages/sdk/testing/fixtures.ts'
import { read, table, type Page } from './page.ts'
import { fieldRows, typeOf, type Row, type Schema } from './schema.ts'

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
  'x-principals': string[]
  'x-module'?: string
  'x-sealed'?: boolean
  'x-sealed-schema'?: Schema
  'x-challenge'?: string
  'x-throttle-ms'?: number
  'x-money'?: boolean
  'x-events'?: Record<string, Schema>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}
interface Call {
  operation: Operation
  method: string
  path: string
  aliases: string[]
}

const document = () => JSON.parse(read('packages/sdk/openapi.json')) as Document
const [english, bengali] = ['en', 'bn'].map(
  (lang) => JSON.parse(read(`locales/${lang}/site/err.json`)) as Record<string, string>,
)

/** The text of a refusal; of one with a number the form for most. */
const textOf = (words: Record<string, string> | undefined, code: string) =>
  words?.[code] ?? words?.[`${code}_other`] ?? ''

/** Each call once, with its alternative addresses. */
function callsOf({ paths }: Document): Call[] {
  const all = Object.entries(paths).flatMap(([path, ways]) =>
    Object.entries(ways).map(([method, operation]) => ({ operation, method: method.toUpperCase(), path })),
  )
  const isAlias = ({ operation }: { operation: Operation }) => /\.\d+$/.test(operation.operationId)
  return all
    .filter((each) => !isAlias(each))
    .map((each) => ({
      ...each,
      aliases: all
        .filter(
          (other) => isAlias(other) && other.operation.operationId.replace(/\.\d+$/, '') === each.operation.operationId,
        )
        .map(({ method, path }) => `${method} ${path}`),
    }))
}

const codesIn = ({ responses }: Operation): (keyof typeof errors)[] =>
  Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([, { description }]) =>
      [...description.matchAll(/`(\w+)`/g)].map(([, code]) => code as keyof typeof errors),
    )

/** A refusal in its envelope. */
const refused = {
  success: false,
  value: null,
  code: 'insufficient_funds',
  message: 'the wallet holds less than asked',
  retryable: false,
  requestId: 'b1f6…',
}

const errorTable = (codes: (keyof typeof errors)[]) =>
  table(
    ['Code', 'HTTP', 'English', 'বাংলা', 'Worth repeating'],
    codes.map((code) => [
      `\`${code}\``,
      String(errors[code].status || '–'),
      textOf(english, code),
      textOf(bengali, code),
      errors[code].retry ? 'yes' : 'no',
    ]),
  )

const fieldTable = (rows: Row[]) =>
  table(
    ['Field', 'Type', 'Required', 'Meaning'],
    rows.map(({ name, type, required, about }) => [`\`${name}\``, type, required ? 'yes' : '', about]),
  )

/** What a call requires besides its input, one line each. */
function policy({ operation: o, aliases }: Call): string[] {
  const line = (key: string, value: string | undefined) => (value ? [`- **${key}**: ${value}`] : [])
  return [
    ...line('Who', o['x-principals'].join(', ')),
    ...line('Module', o['x-module'] && `\`${o['x-module']}\``),
    ...line('Sealed', o['x-sealed'] ? 'the body travels as a JWE (`Encryption: jwe`)' : undefined),
    ...line('Challenge', o['x-challenge'] && `a solved proof of work in \`X-Challenge\` (\`${o['x-challenge']}\`)`),
    ...line('Throttle', o['x-throttle-ms'] ? `once in ${o['x-throttle-ms']} ms, kept by the client too` : undefined),
    ...line('Money', o['x-money'] ? 'one `Idempotency-Key` for each intent' : undefined),
    ...line('Also at', aliases.map((alias) => `\`${alias}\``).join(', ')),
  ]
}

function section(doc: Document, call: Call): string {
  const { operation: o, method, path } = call
  const parameters = (o.parameters ?? [])
    .map((each) => (each.$ref ? doc.components.parameters[each.$ref.split('/').at(-1) ?? ''] : each))
    .filter((each) => each !== undefined)
  const headers = parameters.filter((each) => each.in === 'header')
  const query: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      parameters
        .filter((each) => each.in === 'query')
        .map(({ name, description, schema = {} }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    required: parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => name),
  }
  const input = o['x-sealed-schema'] ?? o.requestBody?.content['application/json']?.schema ?? query
  const output = o.responses['200']?.content?.['application/json']?.schema?.properties?.['value']
  const fields = (schema: Schema | undefined) => {
    const rows = schema ? fieldRows(schema) : []
    return rows.length > 0 ? fieldTable(rows) : schema && typeOf(schema) !== 'object' ? typeOf(schema) : 'Nothing.'
  }
  const codes = codesIn(o)
  const example = exampleOf(o.operationId)
  const sent = headers.map(({ name, required }) => `\`${name}\`${required ? ` (${'Required'.toLowerCase()})` : ''}`)
  const optional = o.security && o.security.length > 1 ? ` (optional)` : ''
  const token = o.security?.some((each) => 'token' in each) ? `, \`Authorization: Bearer …\`${optional}` : ''
  return [
    `## ${o.operationId}`,
    o.summary,
    `\`\`\`http shape\n${method} ${path}\n\`\`\``,
    policy(call).join('\n'),
    `**Headers**: ${sent.join(', ')}${token}`,
    `### Input`,
    fields(input),
    ...(output ? [`### Output`, fields(output)] : []),
    ...(o['x-events']
      ? [
          `### Events`,
          table(
            ['Event', 'Type'],
            Object.entries(o['x-events']).map(([name, schema]) => [
              `\`${name}\``,
              fieldRows(schema)
                .map((row) => `\`${row.name}\``)
                .join(', ') || typeOf(schema),
            ]),
          ),
        ]
      : []),
    ...(codes.length > 0 ? [`### Errors`, errorTable(codes)] : []),
    ...(example ? [`### Example`, `\`\`\`json answer=${o.operationId}\n${example}\n\`\`\``] : []),
  ].join('\n\n')
}

/** The fixture of a call on the wire; long lists are shortened. */
function exampleOf(id: string): string | undefined {
  const [area = '', name = ''] = id.split('.')
  const endpoint = (contract as unknown as Record<string, Record<string, Endpoint>>)[area]?.[name]
  const value = (fixtures as unknown as Record<string, Record<string, unknown>>)[area]?.[name]
  if (!endpoint) return undefined
  const envelope = (most: number) =>
    JSON.stringify(
      { success: true, value: cut(wireOf({ list: endpoint.list?.key }, value), most), requestId: 'b1f6…' },
      null,
      2,
    )
  return [Infinity, 2, 1].map(envelope).find((text) => text.split('\n').length < 60) ?? envelope(1)
}
const cut = (value: unknown, most: number): unknown =>
  Array.isArray(value)
    ? value.slice(0, most).map((each) => cut(each, most))
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each, most)]))
      : value

function overview(calls: Call[], areas: string[]): string {
  const list = areas.map((area) => [
    `[${area}](${area}.md)`,
    calls
      .filter(({ operation }) => operation.tags[0] === area)
      .map(
        ({ operation }) =>
          `[\`${operation.operationId}\`](${area}.md#${operation.operationId.replaceAll('.', '-').toLowerCase()})`,
      )
      .join(', '),
  ])
  return [
    '# Contract',
    `${calls.length} calls, made from \`openapi.json\`. The client names each as it stands here: \`games.list\` is \`sdk.games.list(…)\`; calls of the member centre are in \`@brand/sdk/member\`.`,
    `## Areas`,
    table(['Area', 'Calls'], list),
    `## The envelope`,
    'A success is `{ success: true, value, requestId }`. A refusal has the HTTP status of its class and this body; `field`, `details` and `retryAfterMs` come where they help.',
    `\`\`\`json envelope\n${JSON.stringify(refused, null, 2)}\n\`\`\``,
    `## Errors`,
    'One list for every call. `code` is for programs; the text is what a person reads. Any call may also be refused by the codes of the first group (`validation` to `unknown`).',
    errorTable(Object.keys(errors) as (keyof typeof errors)[]),
  ].join('\n\n')
}

function shapes(doc: Document): string {
  const parts = Object.entries(doc.components.schemas).flatMap(([name, schema]) => {
    const rows = fieldRows(schema)
    return [`## ${name}`, schema.description ?? '', rows.length > 0 ? fieldTable(rows) : typeOf(schema)].filter(Boolean)
  })
  return ['# shapes', 'Shapes that several calls share.', ...parts].join('\n\n')
}

export function contractPages(): Page[] {
  const doc = document()
  const calls = callsOf(doc)
  const areas = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))]
  const page = (name: string, text: string): Page => ({
    slug: name ? `contract/${name}` : 'contract',
    section: 'Contract',
    source: `contract/${name || 'index'}.md`,
    title: name || 'Contract',
    text: `${text}\n`,
  })
  const areaText = (area: string) =>
    [
      `# ${area}`,
      `Calls of the area \`${area}\`. All answers come in the [envelope](index.md#the-envelope); \`Example\` shows a whole one, as the tests hold it against the schema.`,
      ...calls.filter(({ operation }) => operation.tags[0] === area).map((call) => section(doc, call)),
    ].join('\n\n')
  return [
    page('', overview(calls, areas)),
    ...areas.map((area) => page(area, areaText(area))),
    page('shapes', shapes(doc)),
  ]
}
