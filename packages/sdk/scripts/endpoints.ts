import { events } from '../contract/events.ts'
import { bare, namedEndpoints, refName, schemaOf, sharedSchemas, type JsonSchema, type NamedEndpoint } from './json-schema.ts'
import { declare, typeOf, type Scope } from './typescript.ts'

const header = `// Made from packages/sdk/contract by \`npm run gen\`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from './descriptor.ts'
import { unpack } from './unpack.ts'`

/** Text of client/endpoints.gen.ts: interfaces people read, and the descriptors the client ships instead of schemas. */
export function endpointsText(): string {
  const calls = namedEndpoints()
  const eventSchemas = Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')] as const)
  const shared = sharedSchemas([...calls.flatMap(call => [call.input, call.output]), ...eventSchemas.map(([, schema]) => schema)])
  const strict: Scope = { reading: 'strict', shared }
  const lenient: Scope = { reading: 'lenient', shared }
  const sent = namesIn(
    calls.map(call => call.input),
    shared,
  )

  const named = Object.entries(shared).flatMap(([name, schema]) => [
    declare(name, schema, sent.has(name) || schema.enum ? strict : lenient),
    ...(schema.enum ? [knownValues(name, schema.enum)] : []),
  ])
  const types = calls.flatMap(call => [
    declare(`${call.type}Input`, call.input, strict),
    call.endpoint.list
      ? `export type ${call.type}Output = Page<${rowOf(call, lenient)}>`
      : declare(`${call.type}Output`, call.output, lenient),
  ])
  const eventTypes = `/** What the stream sends, by event name. */\nexport interface StreamEvents {\n${eventSchemas
    .map(([name, schema]) => `  ${name.includes('.') ? `'${name}'` : name}: ${typeOf(schema, lenient, '  ')}\n`)
    .join('')}}`
  const parts = [header, ...named, ...types, eventTypes, ...calls.map(descriptor), tree(calls)]
  // A union over several lines begins on the next one.
  return `${parts.join('\n\n').replaceAll(/: +\n/g, ':\n')}\n`
}

/** Answers may hold values newer than this client, requests may not: a guard leads from the one to the other. */
function knownValues(name: string, values: (string | number)[]): string {
  const list = `${name.charAt(0).toLowerCase()}${name.slice(1)}s`
  return `/** What this client knows of ${name}; an answer may hold more. */
export const ${list} = ${JSON.stringify(values).replaceAll('"', "'").replaceAll(',', ', ')} as const satisfies readonly ${name}[]
export const is${name} = (value: unknown): value is ${name} => ${list}.some(known => known === value)`
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

/** What the client has to know of a call beside where it goes. */
function policyOf({ endpoint: e }: NamedEndpoint): [name: string, value: unknown][] {
  const { list, sealed, challenge, throttleMs, cache, retry, money, session } = e
  return Object.entries({ list: list?.key, sealed, challenge, throttleMs, cache, retry, money, session }).filter(
    ([, value]) => value !== undefined,
  )
}

const written = (value: unknown) => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')

function descriptor(call: NamedEndpoint): string {
  const { endpoint: e, name } = call
  const { method, path, module, principals } = e
  const fields = [...Object.entries({ name, method, path, module, principals }), ...policyOf(call)]
  const lines = fields.map(([key, value]) => `  ${key}: ${written(value)},\n`)
  const refusals = e.errors.length ? `\n * Refusals: ${e.errors.join(', ')}.` : ''
  return `/**\n * ${e.summary}\n * Source: ${e.source}.${refusals}\n */
export const ${constant(call)}: Descriptor<${call.type}Input, ${call.type}Output> = {\n${lines.join('')}}`
}

/** Type and packed form of the whole tree: the one constant that would else ship every descriptor. */
function tree(calls: NamedEndpoint[]): string {
  const areas = [...Map.groupBy(calls, call => call.area)]
  const types = areas.map(([area, list]) => `  ${area}: {\n${list.map(typed).join('')}  }\n`)
  const values = areas.map(([area, list]) => `  ${area}: {\n${list.map(packed).join('')}  },\n`)
  return `/** Every call, as the client's tree holds it. */
export interface Endpoints {\n${types.join('')}}\n
export const endpoints: Endpoints = /* @__PURE__ */ unpack<Endpoints>({\n${values.join('')}})`
}

const typed = ({ key, type }: NamedEndpoint) => `    ${key}: Descriptor<${type}Input, ${type}Output>\n`

function packed(call: NamedEndpoint): string {
  const { method, path, module, principals } = call.endpoint
  const policy = policyOf(call).map(([name, value]) => `${name}: ${written(value)}`)
  const letters = principals.map(one => one.charAt(0)).join('')
  const how = method === 'GET' && policy.length === 0 ? '' : `, '${method}'`
  const more = policy.length ? `, { ${policy.join(', ')} }` : ''
  return `    ${call.key}: ['${path}', '${module}', '${letters}'${how}${more}],\n`
}
