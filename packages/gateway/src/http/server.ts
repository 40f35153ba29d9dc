import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { refuse } from '../lib/refusal.ts'
import { refusalBody } from './response/errors.ts'
import { canonicalIps } from './request/ip-address.ts'
import { noPage, safeHeaders, secureEverything } from './request/headers.ts'
import { logCalls, logOptions } from './log.ts'
import { answerErrors } from './pipeline.ts'
import { isCall, readable } from './site/address.ts'
import { silentConnections } from './silent-connections.ts'

/** How long a stopping gateway still accepts connections. */
const goodbyeMs = 300

/** The HTTP server without routes: limits of size and time, headers, and an envelope for requests that are not HTTP. */
export function createServer({ logLevel, trustProxy }: { logLevel: string; trustProxy: string[] }): FastifyInstance {
  const app = Fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    // Node checks only every 30 s whether a request is late.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    clientErrorHandler: answerGarbage,
    rewriteUrl: ({ url = '/' }) => readable(url),
    frameworkErrors: (_error, req: FastifyRequest, reply: FastifyReply) => {
      const body = refusalBody(refuse('not_found', { message: 'the address could not be read' }), req.id)
      void reply.code(404).headers(unrouted(req.id)).send(JSON.stringify(body))
    },
  })
  const cutSilent = silentConnections(app.server)
  // From here on every answer closes its connection; calls whose bytes are still on the way are served before idle ones
  // are cut.
  app.addHook('preClose', async () => {
    if (app.server.listening) await delay(goodbyeMs)
    cutSilent()
  })
  canonicalIps(app)
  secureEverything(app)
  return app
}

/** Hooks of every answer, after the check of hosts: the log, errors as envelopes, compression. */
export async function answerEverything(app: FastifyInstance): Promise<void> {
  logCalls(app)
  answerErrors(app)
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
  })
}

/** Headers of a refusal from outside routes and hooks. */
function unrouted(requestId: string): Record<string, string> {
  return {
    ...safeHeaders(requestId),
    'content-security-policy': noPage,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }
}

/** Whether bytes that were not read to their end begin as a browser asks for a page. */
function asksForPage(bytes: Buffer | undefined): boolean {
  const [, address] = /^GET (\/\S*)/.exec(bytes?.toString('latin1') ?? '') ?? []
  return address !== undefined && !isCall(address)
}

/**
 * Bytes that are not HTTP never reach a route; they get the same envelope. A page whose address is too long has no
 * body: browsers then show a page of their own.
 */
function answerGarbage(error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const requestId = randomUUID()
  const tooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  const bytes = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined
  const refused = JSON.stringify(
    refusalBody(refuse('validation', { message: 'the request could not be read' }), requestId),
  )
  const body = tooLong && asksForPage(bytes) ? '' : refused
  const headers = { ...unrouted(requestId), connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
