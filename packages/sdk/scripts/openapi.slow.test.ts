import { spawnSync } from 'node:child_process'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { exampleOf } from './examples.ts'
import { namedEndpoints } from './json-schema.ts'
import { openapiText } from './openapi.ts'

interface Operation {
  tags: string[]
  summary: string
  description?: string
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content: Record<string, { example?: unknown }> }>
}
interface Node {
  $ref?: string
  description?: string
  properties?: Record<string, Node>
  parameters?: (Node & { name?: string })[]
}
const document = JSON.parse(openapiText('0.0.0')) as {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(document.paths).flatMap(([path, ways]) =>
  Object.entries(ways).map(([method, operation]) => ({ title: `${method} ${path}`, operation })),
)

it('describes every operation in sentences, with examples', () => {
  const wrong = operations.filter(({ operation: { summary, description = '', requestBody, responses } }) => {
    const contents = [requestBody?.content, responses['200']?.content].filter((one) => one !== undefined)
    const examples = contents.flatMap((content) => Object.values(content)).map(({ example }) => example)
    // Who may call it, and what a repeat does.
    const told = /[.?]$/.test(summary) && description.includes('may call it') && /repeat/i.test(description)
    return !told || examples.includes(undefined)
  })
  expect(wrong.map(({ title }) => title)).toEqual([])
})

describe('the linters of other teams find nothing', () => {
  const source = openapiText('0.0.0')

  it('Redocly', async () => {
    const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  it('Spectral', () => {
    // Its matcher picks the wrong build of itself under the export conditions of Vitest, so it runs in a plain process.
    const script = `
      const { Spectral } = require('@stoplight/spectral-core')
      const { oas } = require('@stoplight/spectral-rulesets')
      const linter = new Spectral()
      linter.setRuleset({ extends: [[oas, 'recommended']] })
      linter.run(require('fs').readFileSync(0, 'utf8')).then((problems) => console.log(JSON.stringify(problems)))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--eval', script], { input: source, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual([])
  })
})

it('names the refusals of every operation and describes its tag', () => {
  const tags = new Set(document.tags.filter(({ description }) => description.endsWith('.')).map(({ name }) => name))
  const wrong = operations.filter(
    ({ operation: { tags: own, responses } }) =>
      !own.every((tag) => tags.has(tag)) || !Object.keys(responses).some((status) => status.startsWith('4')),
  )
  expect(wrong.map(({ title }) => title)).toEqual([])
  const transfer = operations.find(({ title }) => title === 'post /wps/relay/GCS_walletTransfer')?.operation
  expect(Object.keys(transfer?.responses ?? {})).toEqual(expect.arrayContaining(['400', '401', '409', '422', '451']))
})

/** Schemas without a description or a reference to one: fields of every object, and parameters of every operation. */
function undescribed(root: object): string[] {
  const bare: string[] = []
  const target = (ref: string) =>
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], root) as Node | undefined
  const check = (path: string, { description, $ref }: Node) => {
    const descriptionText = description ?? ($ref && target($ref)?.description)
    if (!descriptionText || !/[.?]$/.test(descriptionText)) bare.push(path)
  }
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return
    const { properties, parameters } = node as Node
    if (Array.isArray(parameters)) for (const one of parameters) check(`${path} ${one.name ?? one.$ref}`, one)
    if (properties) for (const [name, field] of Object.entries(properties)) check(`${path} ${name}`, field)
    for (const [name, inner] of Object.entries(node)) if (!name.endsWith('example')) visit(inner, `${path}/${name}`)
  }
  visit(root, '')
  return bare
}

describe('every field and parameter of the document', () => {
  it('is described in sentences, itself or by the shape it refers to', () => {
    expect(undescribed(document)).toEqual([])
  })

  it.each([
    ['a bare field', { properties: { a: { type: 'string' } } }],
    ['a field that refers to a bare shape', { properties: { a: { $ref: '#/shape' } }, shape: { type: 'string' } }],
    ['a bare parameter', { get: { parameters: [{ name: 'a', in: 'query' }] } }],
    ['a note that is no sentence', { properties: { a: { description: 'later' } } }],
  ])('%s is found', (_name, root) => {
    expect(undescribed(root)).toHaveLength(1)
  })
})

it('gives examples that fit the schemas of the contract', () => {
  const wrong = namedEndpoints().filter((call) => {
    const { request, response } = exampleOf(call)
    return (
      !call.endpoint.input.safeParse(asSent(call.endpoint.method, request)).success ||
      !call.endpoint.output.safeParse(response).success
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

/** A query travels as text. */
function asSent(method: string, request: unknown): unknown {
  if (method !== 'GET' && method !== 'DELETE') return request
  return Object.fromEntries(Object.entries(request as object).map(([name, value]) => [name, String(value)]))
}
