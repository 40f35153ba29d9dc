import { collectorOf, servePrivately, toCollector } from '@brand/gateway/telemetry'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Observer } from '../observe.ts'
import { passTracesOn } from '../trace.ts'

/**
 * What the environment asks for: traces to a collector by the variables of OpenTelemetry, metrics on a port of their
 * own.
 */
export async function startTelemetry(
  { metrics: at }: Pick<Config, 'metrics'>,
  env: NodeJS.ProcessEnv,
  log: Log,
): Promise<{ observers: Observer[]; stop: () => Promise<void> }> {
  const observers: Observer[] = []
  const stops: (() => Promise<void>)[] = []
  const collector = collectorOf(env)
  if (collector !== undefined) {
    const { createTracing } = await import('./tracing.ts')
    const tracing = createTracing(
      env,
      toCollector(collector, (details, message) => log('warn', message, { ...details })),
    )
    observers.push(tracing)
    stops.push(tracing.stop)
  } else observers.push(passTracesOn)
  if (at) {
    const { createMetrics } = await import('./metrics.ts')
    const metrics = createMetrics()
    const { stop } = await servePrivately(metrics, at)
    observers.push(metrics)
    stops.push(stop)
  }
  return { observers, stop: async () => void (await Promise.all(stops.map((one) => one()))) }
}
