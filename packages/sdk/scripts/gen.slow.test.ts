import { describe, expect, test } from 'vitest'
import { contract, events } from '../contract/index.ts'
import openapi from '../openapi.json' with { type: 'json' }
import { endpoints } from '../client/endpoints.gen.ts'
import { agentEndpoints } from '../agent/endpoints.gen.ts'
import { memberEndpoints } from '../member/endpoints.gen.ts'
import { contractRows } from './contract-json.ts'
import { generate } from './gen.ts'
import { schemaOf } from './json-schema.ts'
import { typeOf } from './typescript.ts'
import * as z from 'zod'

const contractJson = contractRows()
const areas = (tree: object) =>
  Object.entries(tree).flatMap(([area, calls]) => Object.keys(calls as object).map((name) => `${area}.${name}`))

test('the generated files match the contract', async () => {
  expect(await generate(true)).toEqual([])
})

test('every call is in all of them, once, under its own path', () => {
  const names = areas(contract)
  expect([...areas(endpoints), ...areas(memberEndpoints), ...areas(agentEndpoints)].sort()).toEqual([...names].sort())
  expect(contractJson.map(({ name }) => name)).toEqual([...names, 'stream'])
  const ways = contractJson.flatMap(({ method, path, aliases }) =>
    [{ method, path }, ...aliases].map((way) => `${way.method} ${way.path}`),
  )
  expect(new Set(ways).size).toBe(ways.length)
  const described = Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(ways.sort())
})

test("the packed tree equals each call's own descriptor", async () => {
  const all = {
    ...(await import('../client/endpoints.gen.ts')),
    ...(await import('../member/endpoints.gen.ts')),
    ...(await import('../agent/endpoints.gen.ts')),
  } as unknown as Record<string, unknown>
  for (const [area, calls] of Object.entries({ ...endpoints, ...memberEndpoints, ...agentEndpoints })) {
    for (const [name, packed] of Object.entries(calls as Record<string, object>)) {
      expect(packed).toEqual(all[area + name.charAt(0).toUpperCase() + name.slice(1)])
    }
  }
})

test('the stream is a row like any other, and lists what it sends', () => {
  const row = contractJson.find(({ name }) => name === 'stream')
  expect(row).toMatchObject({
    method: 'GET',
    path: '/wps/stream',
    principals: ['member', 'trial', 'agent'],
    money: false,
    sealed: false,
  })
  expect(Object.keys((row && 'events' in row && row.events) || {})).toEqual(Object.keys(events))
})

test('requests refuse what they do not know, answers may contain more', () => {
  for (const { name, input, output } of contractJson) {
    expect([name, input.additionalProperties]).toEqual([name, false])
    expect(JSON.stringify(output)).not.toContain('"additionalProperties":false')
  }
})

test('every reference of the OpenAPI document resolves', () => {
  for (const [, path = ''] of JSON.stringify(openapi).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = path
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], openapi)
    expect(target, path).toBeDefined()
  }
})

test('the OpenAPI document is whole: names and parameters once, every answer described, no body where none is read', () => {
  interface Operation {
    operationId: string
    parameters: { $ref?: string; in?: string; name?: string }[]
    requestBody?: object
    responses: Record<string, { description?: string }>
  }
  const operations = Object.values(openapi.paths as Record<string, Record<string, Operation>>).flatMap((item) =>
    Object.entries(item),
  )
  const ids = operations.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [method, { operationId, parameters, requestBody, responses }] of operations) {
    const names = parameters.map(({ $ref, in: where, name }) => $ref ?? `${where} ${name}`)
    expect([operationId, new Set(names).size]).toEqual([operationId, names.length])
    expect([operationId, requestBody !== undefined]).toEqual([operationId, method === 'post' || method === 'put'])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', 'default']))
    for (const { description } of Object.values(responses)) expect(description).toBeTruthy()
  }
})

test('a sealed call shows its JWE on the wire, and what is inside', () => {
  const { requestBody, parameters, ...login } = openapi.paths['/wps/session/login'].post
  expect(requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Sealed' })
  expect(login['x-sealed-schema'].required).toEqual(['username', 'password'])
  expect(parameters).toContainEqual({ $ref: '#/components/parameters/X-Challenge' })
})

describe('types', () => {
  const type = (schema: z.ZodType, reading: 'strict' | 'lenient') =>
    typeOf(schemaOf(schema, reading === 'strict' ? 'input' : 'output'), { reading, shared: {}, answered: [['b', 'c']] })
  const rows: [string, z.ZodType, string, string][] = [
    ['enum', z.enum(['a', "it's"]), `'a' | 'it\\'s'`, `'a' | 'it\\'s' | (string & {})`],
    ['enum that answers contain', z.enum(['b', 'c']), `'b' | 'c' | (string & {})`, `'b' | 'c' | (string & {})`],
    [
      'enum that answers contain, and all of them',
      z.enum(['ALL', 'b', 'c']),
      `'ALL' | 'b' | 'c' | (string & {})`,
      `'ALL' | 'b' | 'c' | (string & {})`,
    ],
    ['array of enum', z.array(z.enum(['a', 'b'])), `('a' | 'b')[]`, `('a' | 'b' | (string & {}))[]`],
    [
      'default',
      z.object({ a: z.number().default(1) }),
      '{\n  /** Default 1. */\n  a?: number | undefined\n}',
      '{\n  /** Default 1. */\n  a: number\n}',
    ],
    [
      'a field with words',
      z.object({ a: z.string().describe('Short.'), b: z.string().describe(`${'word '.repeat(30)}end.`) }),
      `{\n  /** Short. */\n  a: string\n  /**\n   * ${'word '.repeat(22)}word\n   * ${'word '.repeat(7)}end.\n   */\n  b: string\n}`,
      `{\n  /** Short. */\n  a: string\n  /**\n   * ${'word '.repeat(22)}word\n   * ${'word '.repeat(7)}end.\n   */\n  b: string\n}`,
    ],
    [
      'optional, null, union',
      z.object({ 'a-b': z.string().nullable().optional() }),
      `{\n  'a-b'?: string | null | undefined\n}`,
      `{\n  'a-b'?: string | null\n}`,
    ],
    ['record', z.record(z.string(), z.boolean()), 'Record<string, boolean>', 'Record<string, boolean>'],
    ['nothing', z.strictObject({}), 'Record<string, never>', 'object'],
    ['anything', z.unknown(), 'unknown', 'unknown'],
    [
      'array of objects',
      z.array(z.object({ a: z.union([z.literal(0), z.literal(1)]) })),
      '{\n  a: 0 | 1\n}[]',
      '{\n  a: 0 | 1\n}[]',
    ],
  ]
  test.each(rows)('%s', (_name, schema, strict, lenient) => {
    expect([type(schema, 'strict'), type(schema, 'lenient')]).toEqual([strict, lenient])
  })
})
