// The contract reference: openapi.json as one page per area, with example responses from the fixtures that tests
// validate against the schemas.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, errors, type Endpoint } from '../../packages/sdk/contract/index.ts'
import { wireOf } from '../../packages/sdk/testing/fake-client.ts'
import { fixtures } from '../../packages/sdk/testing/fixtures.ts'
import { root } from '../lib/run.ts'
import { spoken } from '../new/names.ts'
import type { Page } from './page.ts'
import { fieldRows, typeOf, type Row, type Schema } from './schema.ts'
import { refusalText, words, type Lang } from './words.ts'

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

const document = () => JSON.parse(readFileSync(join(root, 'packages/sdk/openapi.json'), 'utf8')) as Document
const table = (heads: string[], rows: string[][]) =>
  [
    `| ${heads.join(' | ')} |`,
    `|${' --- |'.repeat(heads.length)}`,
    ...rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`),
  ].join('\n')

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

const errorTable = (t: ReturnType<typeof words>, codes: (keyof typeof errors)[]) =>
  table(
    [t('contract.code'), 'HTTP', 'English', 'বাংলা', t('contract.again')],
    codes.map((code) => [
      `\`${code}\``,
      String(errors[code].status || '–'),
      refusalText('en', code),
      refusalText('bn', code),
      t(errors[code].retry ? 'contract.yes' : 'contract.no'),
    ]),
  )

const fieldTable = (t: ReturnType<typeof words>, rows: Row[]) =>
  table(
    [t('contract.field'), t('contract.type'), t('contract.required'), t('contract.about')],
    rows.map(({ name, type, required, about }) => [`\`${name}\``, type, required ? t('contract.yes') : '', about]),
  )

/** What a call requires besides its input, one line each. */
function policy(t: ReturnType<typeof words>, { operation: o, aliases }: Call): string[] {
  const line = (key: string, value: string | undefined) => (value ? [`- **${t(`contract.${key}`)}**: ${value}`] : [])
  return [
    ...line('who', o['x-principals'].map((who) => t(`contract.principal.${who}`)).join(', ')),
    ...line('module', o['x-module'] && `\`${o['x-module']}\``),
    ...line('sealed', o['x-sealed'] ? t('contract.sealedText') : undefined),
    ...line('challenge', o['x-challenge'] && `${t('contract.challengeText')} (\`${o['x-challenge']}\`)`),
    ...line(
      'throttle',
      o['x-throttle-ms'] ? t('contract.throttleText', undefined, { ms: String(o['x-throttle-ms']) }) : undefined,
    ),
    ...line('money', o['x-money'] ? t('contract.moneyText') : undefined),
    ...line('also', aliases.map((alias) => `\`${alias}\``).join(', ')),
  ]
}

function section(doc: Document, call: Call, lang: Lang): string {
  const t = words(lang)
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
    return rows.length > 0
      ? fieldTable(t, rows)
      : schema && typeOf(schema) !== 'object'
        ? typeOf(schema)
        : t('contract.nothing')
  }
  const codes = codesIn(o)
  const example = exampleOf(o.operationId)
  const sent = headers.map(
    ({ name, required }) => `\`${name}\`${required ? ` (${t('contract.required').toLowerCase()})` : ''}`,
  )
  const optional = o.security && o.security.length > 1 ? ` (${t('contract.optional')})` : ''
  const token = o.security?.some((each) => 'token' in each) ? `, \`Authorization: Bearer …\`${optional}` : ''
  return [
    `## ${o.operationId}`,
    o.summary,
    `\`\`\`http shape\n${method} ${path}\n\`\`\``,
    policy(t, call).join('\n'),
    `**${t('contract.headers')}**: ${sent.join(', ')}${token}`,
    `### ${t('contract.input')}`,
    fields(input),
    ...(output ? [`### ${t('contract.output')}`, fields(output)] : []),
    ...(o['x-events']
      ? [
          `### ${t('contract.events')}`,
          table(
            [t('contract.event'), t('contract.type')],
            Object.entries(o['x-events']).map(([name, schema]) => [
              `\`${name}\``,
              fieldRows(schema)
                .map((row) => `\`${row.name}\``)
                .join(', ') || typeOf(schema),
            ]),
          ),
        ]
      : []),
    ...(codes.length > 0 ? [`### ${t('contract.errors')}`, errorTable(t, codes)] : []),
    ...(example ? [`### ${t('contract.example')}`, `\`\`\`json answer=${o.operationId}\n${example}\n\`\`\``] : []),
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

/** Where a language has no name for an area, its own one in words. */
const areaName = (area: string, lang: Lang) => words(lang)(`area.${area}`, spoken(area))

function overview(calls: Call[], areas: string[], lang: Lang): string {
  const t = words(lang)
  const list = areas.map((area) => [
    `[${areaName(area, lang)}](${area}.md)`,
    calls
      .filter(({ operation }) => operation.tags[0] === area)
      .map(
        ({ operation }) =>
          `[\`${operation.operationId}\`](${area}.md#${operation.operationId.replaceAll('.', '-').toLowerCase()})`,
      )
      .join(', '),
  ])
  return [
    `# ${t('section.contract')}`,
    t('contract.lead', undefined, { count: calls.length }),
    `## ${t('contract.areas')}`,
    table([t('contract.area'), t('contract.calls')], list),
    `## ${t('contract.envelope')}`,
    t('contract.envelopeText'),
    `\`\`\`json envelope\n${JSON.stringify(refused, null, 2)}\n\`\`\``,
    `## ${t('contract.errors')}`,
    t('contract.errorsText'),
    errorTable(t, Object.keys(errors) as (keyof typeof errors)[]),
  ].join('\n\n')
}

function shapes(doc: Document, lang: Lang): string {
  const t = words(lang)
  const parts = Object.entries(doc.components.schemas).flatMap(([name, schema]) => {
    const rows = fieldRows(schema)
    return [`## ${name}`, schema.description ?? '', rows.length > 0 ? fieldTable(t, rows) : typeOf(schema)].filter(
      Boolean,
    )
  })
  return [`# ${t('area.shapes')}`, t('contract.shapesText'), ...parts].join('\n\n')
}

export function contractPages(): Page[] {
  const doc = document()
  const calls = callsOf(doc)
  const areas = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))]
  const page = (name: string, title: (lang: Lang) => string, text: (lang: Lang) => string): Page => ({
    slug: name ? `contract/${name}` : 'contract',
    section: 'contract',
    source: `contract/${name || 'index'}.md`,
    title: { en: title('en'), bn: title('bn') },
    text: { en: `${text('en')}\n`, bn: `${text('bn')}\n` },
  })
  const title = (key: string) => (lang: Lang) => words(lang)(key)
  const areaText = (area: string) => (lang: Lang) =>
    [
      `# ${areaName(area, lang)}`,
      words(lang)('contract.areaLead', undefined, { area }),
      ...calls.filter(({ operation }) => operation.tags[0] === area).map((call) => section(doc, call, lang)),
    ].join('\n\n')
  return [
    page('', title('section.contract'), (lang) => overview(calls, areas, lang)),
    ...areas.map((area) => page(area, (lang) => areaName(area, lang), areaText(area))),
    page('shapes', title('area.shapes'), (lang) => shapes(doc, lang)),
  ]
}
