import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'
import { logFields } from '../lib/observe.ts'

/** An error without what people typed: query parameters and row values are removed, frames are kept. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const hidden = error instanceof DrizzleQueryError || 'severity' in error
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(!hidden && { message: error.message }),
    stack: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  }
}

/** JSON lines on stdout. Headers, bodies and query strings are never part of a line, so no token can be. */
export function logOptions(level: string): PinoLoggerOptions {
  return {
    level,
    base: { app: 'gateway' },
    mixin: logFields,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: safeError,
      error: safeError,
      req: (req: FastifyRequest) => ({ method: req.method, path: pathOf(req.url), ip: req.ip }),
    },
    redact: {
      paths: ['token', 'password', 'secret', 'authorization', 'cookie', 'captcha'].flatMap((name) => [
        name,
        `*.${name}`,
      ]),
      censor: '[hidden]',
    },
  }
}

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** One line per call: reads that went well only with `LOG_LEVEL=debug`. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (req, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : req.method === 'GET' && reply.statusCode < 400 ? 'debug' : 'info'
    req.log[level]({ req, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call')
    done()
  })
}
