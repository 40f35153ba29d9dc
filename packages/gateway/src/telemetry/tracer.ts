import { type Attributes, context, propagation, trace, type Tracer } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { samplerOf } from './sampler.ts'

export interface TracerOptions {
  /** Name of the service, unless the environment names it. */
  service: string
  version: string
  processor: SpanProcessor
}

/**
 * Traces of this process by the standard variables of OpenTelemetry, whose spans the processor gets: requests over
 * `fetch` have a span each and carry `traceparent`. `share`: of the traces begun by a page, those to be sampled.
 *
 * @throws Error in one line where a variable is wrong
 */
export function startTracer(
  env: NodeJS.ProcessEnv,
  { service, version, processor }: TracerOptions,
): { tracer: Tracer; share: number; stop: () => Promise<void> } {
  const { sampler, share } = samplerOf(env)
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service, 'service.version': version }))
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }))
  const provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const requests = new UndiciInstrumentation({
    // A query may hold a token of a provider.
    requestHook: (span, { origin, path }): void => {
      const attributes: Attributes = { 'url.full': origin + (path.split('?', 1)[0] ?? ''), 'url.query': '' }
      span.setAttributes(attributes)
    },
  })
  return {
    tracer: provider.getTracer(service, version),
    share,
    async stop() {
      requests.disable()
      await provider.shutdown().catch(() => {})
      for (const global of [trace, context, propagation]) global.disable()
    },
  }
}
