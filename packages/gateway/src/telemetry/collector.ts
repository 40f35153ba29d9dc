import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'

/**
 * Sends spans in batches, in the background. Without a collector that answers they are dropped, which is told once: no
 * call waits for it.
 */
export function toCollector(
  address: string,
  warn: (details: object, message: string) => void,
  exporter: SpanExporter = new OTLPTraceExporter(),
): SpanProcessor {
  let failing = false
  const { origin } = new URL(address)
  const told: SpanExporter = {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !failing)
          warn({ collector: origin, why: result.error?.message }, 'traces do not reach their collector and are dropped')
        else if (!failed && failing) warn({ collector: origin }, 'traces reach their collector again')
        failing = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
  return new BatchSpanProcessor({ exporter: told })
}
