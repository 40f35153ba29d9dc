import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { refuse } from '../lib/refusal.ts'
import { refusalBody } from './response/errors.ts'
import { canonicalIps } from './request/ip-address.ts'
import { secureEverything } from './request/headers.ts'
import { logCalls, logOptions, pathOf } from './log.ts'
import { answerErrors } from './pipeline.ts'
import { readable } from './site/address.ts'
import { answerUnreadable, unrouted } from './unreadable.ts'
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
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => readable(url),
    frameworkErrors: (_error, req: FastifyRequest, reply: FastifyReply) => {
      const body = refusalBody(refuse('not_found', { message: 'the address could not be read' }), req.id)
      void reply
        .code(404)
        .headers(unrouted(req.id, pathOf(req.url)))
        .send(JSON.stringify(body))
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
