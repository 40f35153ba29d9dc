import { events, stream } from '../contract/index.ts'
import { namedEndpoints, schemaOf } from './json-schema.ts'

/** The rows of contract.json: what fuzzers, load tools and the authorisation matrix read. */
export function contractRows() {
  const calls = namedEndpoints().map(({ name, endpoint: e, input, output }) => ({
    name,
    method: e.method,
    path: e.path,
    aliases: e.aliases ?? [],
    summary: e.summary,
    principals: e.principals,
    money: e.money ?? false,
    sealed: e.sealed ?? false,
    challenge: e.challenge ?? null,
    headers: e.headers ?? {},
    alwaysOpen: e.alwaysOpen ?? false,
    beforePasswordChange: e.beforePasswordChange ?? false,
    underTerms: e.underTerms ?? false,
    module: e.module,
    throttleMs: e.throttleMs ?? null,
    errors: e.errors,
    input,
    output,
  }))
  return [...calls, streamRow()]
}

/** The stream as one more row: what it sends instead of an envelope is in `events`, by the name of the event. */
function streamRow() {
  const { method, path, summary, principals, module, errors, input } = stream
  const sent = Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')])
  return {
    name: 'stream',
    method,
    path,
    aliases: [],
    summary,
    principals,
    money: false,
    sealed: false,
    challenge: null,
    headers: {},
    alwaysOpen: false,
    beforePasswordChange: false,
    underTerms: false,
    module,
    throttleMs: null,
    errors,
    input: schemaOf(input, 'input'),
    output: { type: 'string', contentMediaType: 'text/event-stream' },
    events: Object.fromEntries(sent) as Record<string, unknown>,
  }
}
