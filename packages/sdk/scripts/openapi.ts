import { errorCodes, errors, events, stream, type ErrorCode } from '../contract/index.ts'
import { commonRefusals } from './common-refusals.ts'
import { describe } from './description.ts'
import { exampleOf } from './examples.ts'
import {
  areasInOrder,
  bare,
  namedEndpoints,
  refName,
  schemaOf,
  sharedSchemas,
  type JsonSchema,
  type NamedEndpoint,
} from './json-schema.ts'

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: unknown, example?: unknown) => ({
  'application/json': example === undefined ? { schema } : { schema, example },
})
const requestId = 'b1f60c7a-3d52-4e0b-9a54-7f0c2a9d1e33'
/** A compact JWE, shortened: what is inside is in `x-sealed-example`. */
const sealedExample = { jwe: 'eyJhbGciOiJFQ0RILUVTIn0..iv.ciphertext.tag' }

const requestContent = ({ endpoint }: NamedEndpoint, schema: JsonSchema, example: unknown) =>
  endpoint.sealed
    ? json(schemaRef('Sealed'), sealedExample)
    : { ...json(schema, example), ...(endpoint.form && { 'application/x-www-form-urlencoded': { schema, example } }) }
const headerRef = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/**
 * Text of openapi.json (3.1). Sealed bodies are described as the JWE that travels; `x-sealed-schema` is what is inside.
 */
export function openapiText(version: string): string {
  const calls = namedEndpoints()
  const eventSchemas = Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')] as const)
  const shared = sharedSchemas([
    ...calls.flatMap((call) => [call.input, call.output]),
    ...eventSchemas.map(([, schema]) => schema),
  ])
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    for (const [index, way] of [call.endpoint, ...(call.endpoint.aliases ?? [])].entries()) {
      const { method, path } = way
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, method, index) }
    }
  }
  paths[stream.path] = { get: streamOperation(eventSchemas) }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Gateway',
      version,
      description: 'Calls of the gateway. Play money only.',
      contact: { name: 'The maintainers of the gateway' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      ...areasInOrder().map(({ name, about }) => ({ name, description: about })),
      { name: 'realtime', description: 'The stream of events.' },
    ],
    paths,
    components: {
      schemas: { ...bareAll(shared), ...envelopes },
      responses: { Refusal: { description: 'The call was refused.', content: json(schemaRef('Refusal')) } },
      parameters: headers,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
  return `${JSON.stringify(pointed(document), null, 2)}\n`
}

function operation(call: NamedEndpoint, method: string, alias: number) {
  const { name, area, endpoint: e, input, output } = call
  const { request, response } = exampleOf(call)
  const inQuery = method === 'GET' || method === 'DELETE'
  const inputSchema = bare(input)
  const parameters: unknown[] = [headerRef('X-Module-Id'), headerRef('Accept-Language')]
  if (e.money) parameters.push(headerRef('Idempotency-Key'))
  if (e.keyed) parameters.push({ ...headers['Idempotency-Key'], required: false })
  if (e.challenge) parameters.push(headerRef('X-Challenge'))
  if (e.sealed) parameters.push(headerRef('Encryption'))
  if (inQuery) {
    for (const [field, { description: own, ...schema }] of Object.entries(inputSchema.properties ?? {})) {
      const example = (request as Record<string, unknown>)[field]
      const required = inputSchema.required?.includes(field) ?? false
      const description = own ?? input.$defs?.[refName(schema.$ref ?? '')]?.description
      const query = { name: field, in: 'query', required, description, schema }
      parameters.push(example === undefined ? query : { ...query, example })
    }
  }
  return {
    operationId: alias ? `${name}.${alias + 1}` : name,
    tags: [area],
    summary: e.summary,
    description: describe(call),
    security: e.principals.includes('visitor') ? [{}, { token: [] }] : [{ token: [] }],
    parameters,
    ...(inQuery ? {} : { requestBody: { required: true, content: requestContent(call, inputSchema, request) } }),
    responses: {
      200: {
        description: 'Done.',
        content: json(success(bare(output)), { success: true, value: response, requestId }),
      },
      ...refusals(e.errors, commonRefusals(e)),
      default: refusal('Refusals every call shares.'),
    },
    'x-principals': e.principals,
    'x-module': e.module,
    ...(e.sealed ? { 'x-sealed': true, 'x-sealed-schema': inputSchema, 'x-sealed-example': request } : {}),
    ...(e.challenge ? { 'x-challenge': e.challenge } : {}),
    ...(e.throttleMs ? { 'x-throttle-ms': e.throttleMs } : {}),
    ...(e.money ? { 'x-money': true } : {}),
  }
}

const requestIdSchema = { type: 'string', description: 'Names the call in the logs.' }

const success = (value: JsonSchema) => ({
  type: 'object',
  properties: {
    success: { const: true, description: 'The call was done.' },
    value: value.$ref ? value : { ...value, description: value.description ?? 'What the call answers.' },
    requestId: requestIdSchema,
  },
  required: ['success', 'value', 'requestId'],
})

const refusal = (description: string) => ({ $ref: '#/components/responses/Refusal', description })

/** Refusals of a call by HTTP status: its own codes, marked, before those it shares with others. */
function refusals(own: readonly ErrorCode[], common: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(new Set([...own, ...common]), (code) => String(errors[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const [mine, shared] = [true, false].map((wanted) => group.filter((code) => own.includes(code) === wanted))
      const parts = [
        mine?.map((code) => `\`${code}\``).join(', '),
        shared?.length && `As others: ${shared.join(', ')}.`,
      ]
      return [status, refusal(parts.filter(Boolean).join('. '))]
    }),
  )
}

const streamExample = 'id: 42\nevent: unread\ndata: {"unreadMessage":2}\n\n'

const streamOperation = (eventSchemas: (readonly [string, JsonSchema])[]) => ({
  operationId: 'stream',
  tags: ['realtime'],
  summary: stream.summary,
  description:
    'Sends the events of `x-events` as server-sent events, read over fetch with the token in a header. ' +
    'Only members, trial players and agents may call it; without a session it is refused with ' +
    '`token_expired`. Too many open streams of one account are refused with `rate_limited`. A repeat ' +
    'opens another stream; with `Last-Event-ID` it first sends the notices that were missed.',
  security: [{ token: [] }],
  parameters: [header('Last-Event-ID', '`id` of the last event that was read; absent: nothing is sent again.')],
  responses: {
    200: {
      description: 'The stream.',
      content: { 'text/event-stream': { schema: { type: 'string' }, example: streamExample } },
    },
    ...refusals(['token_expired', 'rate_limited'], ['session_revoked', 'forbidden', 'host_not_allowed']),
    default: refusal('Refusals every call shares.'),
  },
  'x-principals': stream.principals,
  'x-events': Object.fromEntries(eventSchemas.map(([name, schema]) => [name, bare(schema)])),
})

const envelopes = {
  ErrorCode: { type: 'string', description: 'Why a call was refused.', enum: errorCodes },
  Refusal: {
    type: 'object',
    description: 'How a call answers that was not done.',
    properties: {
      success: { const: false, description: 'The call was not done.' },
      value: { type: 'null', description: 'Always null.' },
      code: schemaRef('ErrorCode'),
      message: { type: 'string', description: 'For developers, in English.' },
      field: { type: 'string', description: 'Field of the input that was refused; absent where none is meant.' },
      details: {
        type: 'object',
        description:
          'What belongs to the code. `fields`: the errors of a form, by field; `challenge`: a proof of work to ' +
          'solve; `captchaRequired`: show the captcha. Absent where there is nothing.',
      },
      retryable: { type: 'boolean', description: 'Whether the same call may succeed when it is sent again.' },
      retryAfterMs: {
        type: 'number',
        description: 'Milliseconds to wait before the call is sent again; absent where no time is set.',
      },
      requestId: requestIdSchema,
    },
    required: ['success', 'value', 'code', 'message', 'retryable', 'requestId'],
  },
  Sealed: {
    type: 'object',
    description:
      'Compact JWE, ECDH-ES + A256GCM, typ wps+jwe, keys at /wps/system/status value.jwks; claims iat, jti, m, p, b (the body).',
    properties: { jwe: { type: 'string', description: 'The compact JWE.' } },
    required: ['jwe'],
    additionalProperties: false,
  },
}

const header = (name: string, description: string, required = false, schema: unknown = { type: 'string' }) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})
const headers = {
  'X-Module-Id': header('X-Module-Id', 'Feature the call belongs to.'),
  'Accept-Language': header('Accept-Language', 'Language the answer is wanted in.'),
  'Idempotency-Key': header('Idempotency-Key', 'The same key is answered once.', true, {
    type: 'string',
    minLength: 8,
    maxLength: 255,
  }),
  'X-Challenge': header(
    'X-Challenge',
    'Solved proof of work: base64 of its JSON. Without it: 403 challenge_required with details.challenge.',
  ),
  Encryption: header('Encryption', 'The body is sealed.', true, { const: 'jwe' }),
}

const bareAll = (shared: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(shared).map(([name, schema]) => [name, bare(schema)]))

/**
 * `#/$defs/Game` of a lone schema is `#/components/schemas/Game` in the document. Patterns with classes of Unicode are
 * left out: most generators and validators compile patterns without the `u` flag, where `\p{L}` means something else.
 */
function pointed<T>(value: T): T {
  const text = JSON.stringify(value, (key, part: unknown) =>
    key === 'pattern' && typeof part === 'string' && part.includes('\\p{') ? undefined : part,
  )
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as T
}
