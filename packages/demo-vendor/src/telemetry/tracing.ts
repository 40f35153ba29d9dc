import { startTracer, type TracerOptions } from '@brand/gateway/telemetry'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Observer } from '../observe.ts'

/**
 * Traces of this process: of the requests it serves and of its calls to the gateway, which go on with them. No span has
 * a token, an amount or a name of a player.
 */
export function createTracing(
  env: NodeJS.ProcessEnv,
  processor: TracerOptions['processor'],
): Observer & { stop: () => Promise<void> } {
  const { tracer, stop } = startTracer(env, { service: 'vendor', version: '0.0.0', processor })
  return {
    request({ method, route, headers }, work) {
      // A probe comes every second.
      if (route === '/healthz') return work()
      const parent = propagation.extract(ROOT_CONTEXT, headers)
      const attributes = { 'http.request.method': method, 'http.route': route }
      return tracer.startActiveSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
        async (span) => {
          const status = await work()
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
          return status
        },
      )
    },
    callback(brand, method, work) {
      const attributes = { 'vendor.brand': brand }
      return tracer.startActiveSpan(`gateway.${method}`, { attributes }, context.active(), async (span) => {
        const reply = await work()
        if (!reply.known) span.setStatus({ code: SpanStatusCode.ERROR })
        if (!reply.known || reply.answer.status !== 'OK')
          span.setAttribute('error.type', reply.known ? reply.answer.status : 'unknown')
        span.end()
        return reply
      })
    },
    stop,
  }
}
