import { parse as parseQuery } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visibleText } from '@brand/sdk/contract'
import type * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'

/** Bodies wait as bytes until the pipeline needs them: permission is checked before anything is parsed. */
export function keepBodiesRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, body, done) => done(null, body))
}

const unreadable = (message: string) => refuse('validation', { message })

/** The fields that do not fit; a developer reads them in the message, too, which is what a console shows. */
function misfit(fields: Record<string, { code: string }>) {
  const message = Object.entries(fields).map(([name, { code }]) => `${name}: ${code}`)
  return refuse('validation', { message: message.join(', ') || 'validation', details: { fields } })
}

/** The JSON object in the body; undefined when there is no body. */
function jsonBody(req: FastifyRequest): Record<string, unknown> | undefined {
  const bytes = req.body
  if (!(bytes instanceof Buffer) || bytes.length === 0) return undefined
  if (!/^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? '')) throw unreadable('send application/json')
  const body = parseJson(bytes.toString('utf8'))
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw unreadable('the body must be a JSON object')
  return body as Record<string, unknown>
}

/** `__proto__` and `constructor.prototype` keys are refused, not dropped: they are never sent by mistake. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (
        key === '__proto__' ||
        (key === 'constructor' && typeof value === 'object' && value !== null && 'prototype' in value)
      ) {
        throw unreadable('forbidden key')
      }
      return value
    })
  } catch (cause) {
    throw unreadable(cause instanceof SyntaxError ? 'the body is no JSON' : 'the body holds a forbidden key')
  }
}

/** By which lists of games are narrowed: as a form writes them, blank is no filter. Elsewhere blank is a mistake. */
const gameFilters = new Set(['gameType', 'vassalage'])

const leftBlank = ([name, value]: [string, unknown]) => value === '' && gameFilters.has(name)

const queryOf = (req: FastifyRequest) =>
  onceEach(Object.fromEntries(Object.entries(req.query as object).filter((one) => !leftBlank(one))))

/** The fields of a form; undefined where the body is none. */
function formBody(req: FastifyRequest): Record<string, unknown> | undefined {
  const bytes = req.body
  if (
    !(bytes instanceof Buffer) ||
    !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(req.headers['content-type'] ?? '')
  )
    return undefined
  return onceEach({ ...parseQuery(bytes.toString('utf8')) })
}

function onceEach(query: Record<string, unknown>): Record<string, unknown> {
  const repeated = Object.keys(query).filter((key) => Array.isArray(query[key]))
  if (repeated.length > 0) {
    throw misfit(Object.fromEntries(repeated.map((key) => [key.slice(0, 64), { code: 'repeated' }])))
  }
  return query
}

/** Query of a GET, body of a POST or PUT, either of a DELETE; `form`: the body may be a form. */
export function bodyOf(req: FastifyRequest, { form }: { form?: boolean } = {}): Record<string, unknown> {
  if (req.method === 'GET') return queryOf(req)
  const body = (form ? formBody(req) : undefined) ?? jsonBody(req)
  return body ?? (req.method === 'DELETE' ? queryOf(req) : {})
}

/** The compact JWE of a sealed call. A plain body is refused: a client must not be downgraded to it. */
export function sealedBody(req: FastifyRequest): string {
  const jwe = req.headers.encryption === 'jwe' ? jsonBody(req)?.jwe : undefined
  if (typeof jwe !== 'string') throw refuse('encryption_required', { message: 'send Encryption: jwe and {"jwe": …}' })
  return jwe
}

/** What PostgreSQL cannot store: a zero byte, or half of a surrogate pair. */
const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function unstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return storable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const at = unstorable(part, path ? `${path}.${key}` : key)
    if (at !== undefined) return at
  }
  return undefined
}

/**
 * Input as a person sees it, so that the same text is the same from every keyboard and clipboard. Passwords are left as
 * typed: one that was set before was hashed so.
 */
function visible(value: unknown, blank: string[], path = ''): unknown {
  if (typeof value === 'string') {
    const seen = /password$/i.test(path) ? value : visibleText(value)
    if (seen === '' && value.trim() !== '') blank.push(path)
    return seen
  }
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (Array.isArray(value)) return value.map((part, n) => visible(part, blank, at(n)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visible(part, blank, at(key))]))
}

/** The input as the contract's schema reads it, or every field that does not fit. */
export function checked(schema: z.ZodType, given: unknown): unknown {
  const blank: string[] = []
  const raw = visible(given, blank)
  const result = schema.safeParse(raw)
  // Letters that nobody sees are no text, also where none is asked for: a name of them would stand there as a gap.
  if (result.success && blank.length > 0)
    throw misfit(Object.fromEntries(blank.map((at) => [at.slice(0, 64), { code: 'required' }])))
  if (!result.success) throw misfit(fieldsOf(result.error, raw))
  const bad = unstorable(result.data)
  if (bad !== undefined) throw misfit({ [bad]: { code: 'field_invalid' } })
  return result.data
}

interface FieldError {
  code: 'required' | 'unknown' | 'field_invalid'
  min?: number
  max?: number
}

function fieldsOf(error: z.ZodError, raw: unknown): Record<string, FieldError> {
  const fields = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields.set([path, key].filter(Boolean).join('.'), { code: 'unknown' })
    else if (path === '') continue
    else if (issue.code === 'invalid_type' && absent(raw, issue.path)) fields.set(path, { code: 'required' })
    else if (issue.code === 'too_small') fields.set(path, { code: 'field_invalid', min: Number(issue.minimum) })
    else if (issue.code === 'too_big') fields.set(path, { code: 'field_invalid', max: Number(issue.maximum) })
    else fields.set(path, { code: 'field_invalid' })
  }
  return Object.fromEntries([...fields].slice(0, 32).map(([name, fault]) => [name.slice(0, 64), fault]))
}

function absent(raw: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = raw
  for (const key of path)
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined
  return at === undefined
}
