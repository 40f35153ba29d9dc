import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { observedRequest, type Observer } from '../observe.ts'
import { Problem, problems } from '../problem.ts'
import type { Api } from './api.ts'
import { safeHeaders } from './headers.ts'
import { routeOf } from './routes.ts'
import type { StaticFiles } from './static.ts'
import type { WalletApi } from '../transfer/wallet-api.ts'

const MAX_BODY = 4096
/** Delay of a `slow` answer. */
const SLOW_MS = 4000

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BODY) throw new Problem('bad_request')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readText(request)
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {}
  throw new Problem('bad_request')
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

/**
 * All that the vendor serves: the game page, its files, its API, the verify page, the operator's wallet API and a
 * health check.
 */
export function listener(
  config: Config,
  files: StaticFiles,
  { api, walletApi }: { api: Api; walletApi: WalletApi },
  log: Log,
  healthy: () => boolean,
  observers: readonly Observer[],
): RequestListener {
  const headers = safeHeaders(config)
  let walletCalls = 0

  async function handleWallet(
    request: IncomingMessage,
    response: ServerResponse,
    [, vass = '', method = '']: string[],
  ): Promise<void> {
    const raw = await readText(request)
    const failure = config.walletFailures[walletCalls++ % config.walletFailures.length] ?? 'none'
    if (failure === 'drop') return void request.socket.destroy()
    if (failure === 'fail') return sendJson(response, 503, { status: 'UNAVAILABLE' })
    const { status, body: said } = walletApi({ vass, method, headers: request.headers, raw })
    if (failure === 'lost') return void request.socket.destroy()
    if (failure === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    sendJson(response, status, said)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const method = request.method ?? 'GET'
    // A path and nothing else: `//` before a name is no other host, and an absolute address is not served.
    if (!request.url?.startsWith('/')) throw new Problem('not_found')
    const url = new URL(`http://vendor.invalid${request.url}`)
    if (url.pathname.startsWith('/api/')) {
      const token = /^Bearer ([\w-]{16,128})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const body = method === 'POST' ? await readBody(request) : {}
      sendJson(response, 200, await api({ method, path: url.pathname.slice('/api'.length), body, token }))
      return
    }
    const wallet = /^\/wallet\/v1\/([A-Z0-9_]{1,24})\/([a-z]{1,16})$/.exec(url.pathname)
    if (wallet && method === 'POST') return handleWallet(request, response, wallet)
    if (method !== 'GET' && method !== 'HEAD') throw new Problem('not_found')
    const headOnly = method === 'HEAD'
    if (url.pathname === '/healthz') return sendJson(response, healthy() ? 200 : 503, { ok: healthy() })
    const isGame = /^\/play\/[A-Z0-9_]{1,24}\/[\w.-]{1,64}$/.test(url.pathname)
    // The framing page must be a site we know; the page sends its messages nowhere else.
    const parent = url.searchParams.get('parent')
    if (isGame && parent !== null && !config.siteOrigins.includes(parent)) throw new Problem('not_found')
    const page = isGame ? '/index.html' : url.pathname === '/verify' ? '/verify.html' : url.pathname
    if (!(await files.send(response, page, headOnly))) throw new Problem('not_found')
  }

  function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return handle(request, response).catch((error: unknown) => {
      const problem = error instanceof Problem ? error : undefined
      // The client disconnected in the middle of the request.
      if (!problem && request.destroyed && !request.complete) return void response.destroy()
      if (!problem) log('error', 'request failed', { path: request.url?.split('?')[0], error: String(error) })
      if (response.headersSent) return void response.destroy()
      sendJson(response, problem ? problems[problem.code] : 500, {
        error: problem?.code ?? 'internal',
        ...problem?.more,
      })
    })
  }

  return (request, response) => {
    const { method = 'GET', url = '' } = request
    const [path = '', query = ''] = url.split(/\?(.*)/s)
    // The address of a page names the trace of the press that opened it.
    const traceparent = request.headers.traceparent ?? new URLSearchParams(query).get('traceparent') ?? undefined
    const incoming = { method, route: routeOf(path), headers: { ...request.headers, traceparent } }
    void observedRequest(observers, incoming, () => respond(request, response).then(() => response.statusCode))
  }
}
