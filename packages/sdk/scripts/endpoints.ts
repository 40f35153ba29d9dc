import type { EntryPoint } from '../contract/endpoint.ts'
import { events } from '../contract/events.ts'
import {
  bare,
  namedEndpoints,
  refName,
  schemaOf,
  sharedSchemas,
  type JsonSchema,
  type NamedEndpoint,
} from './json-schema.ts'
import { declare, typeOf, type Scope } from './typescript.ts'

const header = '// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.'

/** What a file of endpoints is called in its types and its tree. */
interface Names {
  tree: string
  doc: string
}

/** Text of client/endpoints.gen.ts: interfaces people read, and the descriptors the client ships instead of schemas. */
export function endpointsText(): string {
  const calls = namedEndpoints().filter((call) => call.entry === 'main')
  const imports = `import type { Descriptor, Page } from './descriptor.ts'\nimport { unpack } from './unpack.ts'`
  const { parts, lenient } = fileOf(calls, new Set())
  const eventTypes = `/** What the stream sends, by event name. */\nexport interface StreamEvents {\n${eventSchemas
    .map(([name, schema]) => `  ${name.includes('.') ? `'${name}'` : name}: ${typeOf(schema, lenient, '  ')}\n`)
    .join('')}}`
  const names = { tree: 'Endpoints', doc: "Every call, as the client's tree holds it." }
  return textOf([`${header}\n${imports}`, ...parts, eventTypes, ...calls.map(descriptor), tree(calls, names)])
}

/** Text of <entry>/endpoints.gen.ts: the calls of an entry point beside the root, and the types that only they have. */
export function entryText(entry: Exclude<EntryPoint, 'main'>): string {
  const calls = namedEndpoints().filter((call) => call.entry === entry)
  const { parts, borrowed } = fileOf(calls, rootNames())
  const imports = [
    `import type { Descriptor${calls.some((call) => call.endpoint.list) ? ', Page' : ''} } from '../client/descriptor.ts'`,
    ...(borrowed.length ? [`import type { ${borrowed.join(', ')} } from '../client/endpoints.gen.ts'`] : []),
    `import { unpack } from '../client/unpack.ts'`,
  ]
  const name = entry.charAt(0).toUpperCase() + entry.slice(1)
  const names = { tree: `${name}Endpoints`, doc: `Every call of the ${entry} centre.` }
  return textOf([[header, ...imports].join('\n'), ...parts, ...calls.map(descriptor), tree(calls, names)])
}

const eventSchemas = Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')] as const)

/** Shared names the root file declares, with whatever they lead to. */
function rootNames(): Set<string> {
  const calls = namedEndpoints().filter((call) => call.entry === 'main')
  return new Set(Object.keys(sharedOf(calls, true)))
}

const sharedOf = (calls: NamedEndpoint[], withEvents: boolean) =>
  sharedSchemas([
    ...calls.flatMap((call) => [call.input, call.output]),
    ...(withEvents ? eventSchemas.map(([, schema]) => schema) : []),
  ])

// A union over several lines begins on the next one.
const textOf = (parts: string[]) => `${parts.join('\n\n').replaceAll(/: +\n/g, ':\n')}\n`

/** Types of some calls: the shared ones declared elsewhere are borrowed from there. */
function fileOf(calls: NamedEndpoint[], elsewhere: Set<string>) {
  const all = namedEndpoints()
  const shared = sharedOf(calls, elsewhere.size === 0)
  const answered = enumsIn(all.map((call) => call.output))
  const strict: Scope = { reading: 'strict', shared, answered }
  const lenient: Scope = { reading: 'lenient', shared, answered }
  const sent = namesIn(
    all.map((call) => call.input),
    sharedOf(all, true),
  )
  const named = Object.entries(shared)
    .filter(([name]) => !elsewhere.has(name))
    .flatMap(([name, schema]) => [
      declare(name, schema, schema.enum ? { ...strict, answered: [] } : sent.has(name) ? strict : lenient),
      ...(schema.enum ? [knownValues(name, schema.enum)] : []),
    ])
  const types = calls.flatMap((call) => [
    declare(`${call.type}Input`, call.input, strict),
    call.endpoint.list
      ? `export type ${call.type}Output = Page<${rowOf(call, lenient)}>`
      : declare(`${call.type}Output`, call.output, lenient),
  ])
  const parts = [...named, ...types]
  const text = parts.join('\n')
  return { parts, lenient, borrowed: [...elsewhere].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort() }
}

/** Answers may contain values newer than this client: a guard tells which it knows. */
function knownValues(name: string, values: (string | number)[]): string {
  const list = `${name.charAt(0).toLowerCase()}${name.slice(1)}s`
  return `/** What this client knows of ${name}; an answer may hold more. */
export const ${list} = ${JSON.stringify(values).replaceAll('"', "'").replaceAll(',', ', ')} as const satisfies readonly ${name}[]
export const is${name} = (value: unknown): value is ${name} => ${list}.some(known => known === value)`
}

/** Values of every enum in a set of schemas, those in their `$defs` too. */
function enumsIn(schemas: unknown[]): (string | number)[][] {
  return schemas.flatMap((schema) => {
    if (typeof schema !== 'object' || schema === null) return []
    const { enum: values } = schema as JsonSchema
    return [...(Array.isArray(values) ? [values] : []), ...enumsIn(Object.values(schema))]
  })
}

/** Shared names a set of schemas leads to. */
function namesIn(schemas: JsonSchema[], shared: Record<string, JsonSchema>, found = new Set<string>()): Set<string> {
  for (const schema of schemas) {
    for (const match of JSON.stringify(bare(schema)).matchAll(/"\$ref":"([^"]+)"/g)) {
      const name = refName(match[1] ?? '')
      const target = shared[name]
      if (!found.has(name) && target) namesIn([target], shared, found.add(name))
    }
  }
  return found
}

function rowOf(call: NamedEndpoint, scope: Scope): string {
  const rows = call.output.properties?.[call.endpoint.list?.key ?? '']
  if (!rows?.items) throw new Error(`${call.name} says it is a list but its output has no such rows`)
  return typeOf(rows.items, scope)
}

export const constant = (call: NamedEndpoint) => call.type.charAt(0).toLowerCase() + call.type.slice(1)

/** What the client has to know of a call beside its address. */
function policyOf({ endpoint: e, input }: NamedEndpoint): [name: string, value: unknown][] {
  const { list, sealed, challenge, throttleMs, cache, retry, money, session } = e
  const language = (e.method === 'GET' && input.properties?.['language'] !== undefined) || undefined
  const policy = { list: list?.key, sealed, challenge, throttleMs, cache, retry, money, session, language }
  return Object.entries(policy).filter(([, value]) => value !== undefined)
}

const written = (value: unknown) => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')

function descriptor(call: NamedEndpoint): string {
  const { endpoint: e, name } = call
  const { method, path, module, principals } = e
  const fields = [...Object.entries({ name, method, path, module, principals }), ...policyOf(call)]
  const lines = fields.map(([key, value]) => `  ${key}: ${written(value)},\n`)
  const refusals = e.errors.length ? `\n * Refusals: ${e.errors.join(', ')}.` : ''
  return `/**\n * ${e.summary}${refusals}\n */
export const ${constant(call)}: Descriptor<${call.type}Input, ${call.type}Output> = {\n${lines.join('')}}`
}

/** Type and packed form of the whole tree: the one constant that would else ship every descriptor. */
function tree(calls: NamedEndpoint[], { tree, doc }: Names): string {
  const areas = [...Map.groupBy(calls, (call) => call.area)]
  const types = areas.map(([area, list]) => `  ${area}: {\n${list.map(typed).join('')}  }\n`)
  const values = areas.map(([area, list]) => `  ${area}: {\n${list.map(packed).join('')}  },\n`)
  const constant = tree.charAt(0).toLowerCase() + tree.slice(1)
  return `/** ${doc} */
export interface ${tree} {\n${types.join('')}}\n
export const ${constant}: ${tree} = /* @__PURE__ */ unpack<${tree}>({\n${values.join('')}})`
}

const typed = ({ key, type }: NamedEndpoint) => `    ${key}: Descriptor<${type}Input, ${type}Output>\n`

function packed(call: NamedEndpoint): string {
  const { method, path, module, principals } = call.endpoint
  const policy = policyOf(call).map(([name, value]) => `${name}: ${written(value)}`)
  const letters = principals.map((one) => one.charAt(0)).join('')
  const how = method === 'GET' && policy.length === 0 ? '' : `, '${method}'`
  const more = policy.length ? `, { ${policy.join(', ')} }` : ''
  return `    ${call.key}: ['${path}', '${module}', '${letters}'${how}${more}],\n`
}
