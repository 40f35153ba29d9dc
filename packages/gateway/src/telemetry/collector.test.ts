import { ExportResultCode } from '@opentelemetry/core'
import { type ReadableSpan, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { toCollector } from './collector.ts'
import { collectorOf } from './environment.ts'
import { samplerOf } from './sampler.ts'

test('a collector that does not answer is told once, and once when it answers again', async () => {
  const told: string[] = []
  let reached = false
  const exporter: SpanExporter = {
    export: (_spans: ReadableSpan[], done) =>
      done(
        reached ? { code: ExportResultCode.SUCCESS } : { code: ExportResultCode.FAILED, error: new Error('refused') },
      ),
    shutdown: async () => {},
  }
  const processor = toCollector('http://127.0.0.1:4318/v1', (_details, message) => told.push(message), exporter)
  const tracer = new TracerProvider({ spanProcessors: [processor] }).getTracer('test')
  const send = async () => {
    tracer.startSpan('call').end()
    await processor.forceFlush().catch(() => {})
  }
  for (const state of [false, false, true, true]) {
    reached = state
    await send()
  }
  expect(told).toEqual(['traces do not reach their collector and are dropped', 'traces reach their collector again'])
  await processor.shutdown()
})

test('traces are sent where the environment names a collector and does not switch them off', () => {
  const address = 'http://collector:4318'
  expect(collectorOf({})).toBeUndefined()
  expect(collectorOf({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toBe(address)
  expect(collectorOf({ OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  expect(collectorOf({ OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
  expect(() => collectorOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT=collector:4318 is no address',
  )
})

test('samplers have the names of OpenTelemetry', () => {
  expect(
    String(samplerOf({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }).sampler),
  ).toMatch(/^ParentBased\{root=TraceIdRatioBased\{0\.1\}/)
  expect(String(samplerOf({ OTEL_TRACES_SAMPLER: 'always_off' }).sampler)).toBe('AlwaysOffSampler')
  expect(() => samplerOf({ OTEL_TRACES_SAMPLER: 'sometimes' })).toThrow('OTEL_TRACES_SAMPLER=sometimes is not known')
  expect(() => samplerOf({ OTEL_TRACES_SAMPLER_ARG: '7' })).toThrow('OTEL_TRACES_SAMPLER_ARG=7 is no share')
})
