import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { SpanProcessor } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { observeWith, setCurrentTrace, type Work } from '../lib/observe.ts'
import { version } from '../lib/package-files.ts'
import { pathOf } from '../http/log.ts'
import type { Telemetry } from './telemetry.ts'
import { startTracer } from './tracer.ts'

/** Statements are long and alike; what is cut off is in the sources. */
const longestText = 1000

/** Attributes by the semantic conventions of OpenTelemetry; none has a value of a row, an address or a person. */
function attributesOf({ kind, name, text }: Work): Attributes {
  if (kind === 'job') return { 'gateway.job': name }
  if (kind === 'stage') return {}
  return {
    'db.system.name': 'postgresql',
    'db.query.summary': name,
    ...(text !== undefined && { 'db.query.text': text.slice(0, longestText) }),
  }
}

/** Requests whose spans nobody wants: probes come every second. */
const isProbe = (url: string) => url === '/healthz' || url === '/readyz'

/**
 * Traces of this process: of calls, their stages and statements, of jobs, and of requests to vendors and providers of
 * payments. The trace of a caller goes on (`traceparent`); without one it begins here. The processor gets the spans.
 */
export function createTracing(
  env: NodeJS.ProcessEnv,
  makeProcessor: (warn: (details: object, message: string) => void) => SpanProcessor,
): Telemetry {
  let log: Pick<FastifyBaseLogger, 'warn'> | undefined
  const processor = makeProcessor((details, message) => log?.warn(details, message))
  const { tracer, share, stop } = startTracer(env, { service: 'gateway', version, processor })

  const unobserve = observeWith((work, run) => {
    const { kind, name } = work
    // A statement of nothing that is traced, such as the renewal of a lease, begins no trace.
    if (kind !== 'job' && !trace.getActiveSpan()) return run()
    const spanName = kind === 'job' ? `job ${name}` : name
    const spanKind = kind === 'statement' ? SpanKind.CLIENT : SpanKind.INTERNAL
    return tracer.startActiveSpan(
      spanName,
      { kind: spanKind, attributes: attributesOf(work), root: kind === 'job' },
      (span) => {
        const running = run()
        running.then(
          () => span.end(),
          (error: unknown) => fail(span, error),
        )
        return running
      },
    )
  })
  const forget = setCurrentTrace(() => trace.getActiveSpan()?.spanContext())
  const contexts = new WeakMap<FastifyRequest, Context>()

  return {
    traceShare: share,
    hook(app: FastifyInstance) {
      log = app.log
      const within = (req: FastifyRequest, done: () => void) => {
        const own = contexts.get(req)
        if (own) context.with(own, done)
        else done()
      }
      app.addHook('onRequest', (req, _reply, done) => {
        if (!isProbe(req.url)) contexts.set(req, begin(req))
        within(req, done)
      })
      // A body arrives outside of the context that its request began in.
      app.addHook('preValidation', (req, _reply, done) => within(req, done))
      app.addHook('onResponse', (req, reply, done) => {
        const own = contexts.get(req)
        const span = own && trace.getSpan(own)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.outcome !== undefined) span?.setAttribute('error.type', reply.outcome)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        within(req, done)
      })
    },
    async stop() {
      unobserve()
      forget()
      await stop()
    },
  }

  function begin(req: FastifyRequest): Context {
    const { config, url } = req.routeOptions
    const parent = propagation.extract(ROOT_CONTEXT, req.headers)
    const span = tracer.startSpan(
      config.endpoint ?? `${req.method} ${url ?? 'unrouted'}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': req.method,
          'url.path': pathOf(req.url),
          ...(url !== undefined && { 'http.route': url }),
          'gateway.request_id': req.id,
        },
      },
      parent,
    )
    return trace.setSpan(parent, span)
  }
}

/** The message of an error may hold what a person typed: its name and its code do not. */
function fail(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : 'error'))
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
