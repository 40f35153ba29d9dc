import { describe, expect, it } from 'vitest'
import { exampleOf } from './examples.ts'
import { namedEndpoints } from './json-schema.ts'
import { openapiText } from './openapi.ts'

interface Operation {
  summary: string
  description?: string
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content: Record<string, { example?: unknown }> }>
}
const document = JSON.parse(openapiText('0.0.0')) as { paths: Record<string, Record<string, Operation>> }
const operations = Object.entries(document.paths).flatMap(([path, ways]) =>
  Object.entries(ways).map(([method, operation]) => ({ title: `${method} ${path}`, operation })),
)

describe('every operation of the document', () => {
  it.each(operations)('$title is described in sentences, with an example', ({ operation }) => {
    const { summary, description = '', requestBody, responses } = operation
    expect(summary).toMatch(/[.?]$/)
    expect(description).not.toMatch(/§|pages C-|rules [DE]\d*|trust A-|Source:/)
    // Who may call it, and what a repeat does.
    expect(description).toMatch(/may call it|call it;/)
    expect(description).toMatch(/repeat/i)
    for (const content of [requestBody?.content, responses['200']?.content].filter((one) => one !== undefined))
      for (const { example } of Object.values(content)) expect(example).toBeDefined()
  })
})

describe('the examples', () => {
  it.each(namedEndpoints())('$name fits the schemas of the contract', (call) => {
    const { request, response } = exampleOf(call)
    expect(call.endpoint.input.safeParse(asSent(call.endpoint.method, request)).error).toBeUndefined()
    expect(call.endpoint.output.safeParse(response).error).toBeUndefined()
  })
})

/** A query travels as text. */
function asSent(method: string, request: unknown): unknown {
  if (method !== 'GET' && method !== 'DELETE') return request
  return Object.fromEntries(Object.entries(request as object).map(([name, value]) => [name, String(value)]))
}
