import { createBrandClient, type BrandClient } from '../client/create-client.ts'
import type { ClientOptions } from '../client/core.ts'
import type { Descriptor, Page } from '../client/descriptor.ts'
import { endpoints, type Endpoints, type LoginResult, type StreamEvents } from '../client/endpoints.gen.ts'
import { agentEndpoints, type AgentEndpoints } from '../agent/endpoints.gen.ts'
import { memberEndpoints, type MemberEndpoints } from '../member/endpoints.gen.ts'
import { GatewayError, isGatewayError } from '../errors/gateway-error.ts'
import { createSessionStore } from '../session/store.ts'
import { fixtures } from './fixtures.ts'
import { session } from './shapes.ts'
import { urlOf } from './url.ts'

type Answer<I, O> = O | ((input: I) => O | Promise<O>)
/**
 * What some calls answer instead of their fixture: a value, or a function of the input. A `GatewayError` thrown is a
 * refusal.
 */
export type Overrides<T = Endpoints & MemberEndpoints & AgentEndpoints> = {
  [Area in keyof T]?: {
    [Name in keyof T[Area]]?: T[Area][Name] extends Descriptor<infer I, infer O> ? Answer<I, O> : never
  }
}

export interface FakeOptions extends Pick<ClientOptions, 'language' | 'clock'> {
  /** A user is signed in from the start. */
  signedIn?: boolean | LoginResult | undefined
}

export interface FakeClient extends BrandClient {
  /** Every call made so far. */
  readonly calls: { name: string; input: unknown }[]
  /** Its network: for a client that a module under test has made itself, `vi.stubGlobal('fetch', fake.fetch)`. */
  readonly fetch: typeof fetch
  /** Sends an event over the stream, `age` seconds old; false where none is open: without listeners, and just after the first of them. */
  emit<Name extends keyof StreamEvents>(event: Name, data: StreamEvents[Name], options?: { age?: number }): boolean
}

/**
 * The real client with a gateway of fixtures: its sessions, throttles, caches and errors are those of production, only
 * the network is not. For component stories and unit tests; tests of a flow need the real gateway.
 */
export function createFakeClient(overrides: Overrides = {}, options: FakeOptions = {}): FakeClient {
  const calls: FakeClient['calls'] = []
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const store = createSessionStore()
  if (options.signedIn) store.set(options.signedIn === true ? session() : options.signedIn)

  async function answer(
    method: string,
    url: URL,
    body: unknown,
    signal: AbortSignal | null | undefined,
  ): Promise<Response> {
    if (url.pathname === '/wps/stream') return openLine(signal)
    const found = find(method, url.pathname)
    if (!found) return reply(new GatewayError({ code: 'not_found', status: 404, message: `${method} ${url.pathname}` }))
    const { area, name, endpoint } = found
    const input = body ?? typed(Object.fromEntries(url.searchParams))
    // A proof is a part of its call, not a call of its own.
    if (endpoint.name !== 'system.challenge') calls.push({ name: endpoint.name, input })
    try {
      const given = pick(overrides, area, name) ?? pick(fixtures, area, name)
      return reply(wireOf(endpoint, typeof given === 'function' ? await given(input) : given))
    } catch (error) {
      if (isGatewayError(error)) return reply(error)
      throw error
    }
  }

  function openLine(signal: AbortSignal | null | undefined): Response {
    let line: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void lines.add((line = controller)) })
    signal?.addEventListener('abort', () => lines.delete(line) && line.error(signal.reason))
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  const network: typeof fetch = (input, init) =>
    answer(
      init?.method ?? 'GET',
      urlOf(input),
      typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      init?.signal,
    )
  const client = createBrandClient({
    ...options,
    session: store,
    baseUrl: 'http://fake.test',
    // Nothing leaves the process, so nothing is sealed and nothing is proved.
    cipher: () => ({ seal: async ({ body }) => ({ headers: {}, body: JSON.stringify(body) }) }),
    solve: async () => 'solved',
    fetch: network,
  })
  return Object.assign(client, {
    calls,
    fetch: network,
    emit(event: string, data: unknown, { age = 0 } = {}) {
      for (const line of lines)
        line.enqueue(new TextEncoder().encode(`age: ${age}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      return lines.size > 0
    },
  })
}

function find(method: string, path: string) {
  for (const [area, calls] of Object.entries({ ...endpoints, ...memberEndpoints, ...agentEndpoints })) {
    for (const [name, endpoint] of Object.entries(calls as unknown as Record<string, Descriptor>))
      if (endpoint.method === method && endpoint.path === path) return { area, name, endpoint }
  }
  return undefined
}

const pick = (tree: object, area: string, name: string): unknown =>
  (tree as Record<string, Record<string, unknown> | undefined>)[area]?.[name]

/** Numbers of a query are numbers again, as the gateway would read them. */
const typed = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).map(([name, text]) => [name, /^\d{1,15}$/.test(text) ? Number(text) : text]))

/** A page as the wire names it. */
export function wireOf(endpoint: Pick<Descriptor, 'list'>, value: unknown): unknown {
  if (!endpoint.list) return value
  const { items, page, totalPages, totalCount } = value as Page<unknown>
  return { [endpoint.list]: items, pageNum: page, totalPages, totalCount }
}

function reply(value: unknown): Response {
  if (!isGatewayError(value)) return Response.json({ success: true, value, requestId: 'fake' })
  const { code, message, field, details, retryable, retryAfterMs, status } = value
  return Response.json(
    { success: false, value: null, code, message, field, details, retryable, retryAfterMs, requestId: 'fake' },
    { status: status >= 400 ? status : 400 },
  )
}
