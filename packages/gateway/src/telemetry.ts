// For other programs of the operator, such as the server of a game: the gateway's traces and its private port.
export { toCollector } from './telemetry/collector.ts'
export { collectorOf } from './telemetry/environment.ts'
export { servePrivately } from './telemetry/private-port.ts'
export { startTracer, type TracerOptions } from './telemetry/tracer.ts'
