import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge as PromGauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { groupBy } from '../lib/collections/group-by.ts'
import { observeWith } from '../lib/observe.ts'
import { version } from '../lib/package-files.ts'
import type { Gauge } from '../server/gauge.ts'
import { jobGauges } from './job-gauges.ts'
import { kernelGauges } from './kernel-gauges.ts'
import type { Telemetry } from './telemetry.ts'

export interface Metrics extends Telemetry {
  /** All figures in the text format of Prometheus. */
  text(): Promise<{ type: string; text: string }>
}

/** Seconds: a cached list takes one millisecond, a call is given up after some seconds. */
const callBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2]

/** A figure that takes longer is left out of an answer: the others are told. */
const patienceMs = 2000

/** The call of the contract or of vendors; of other routes their pattern, which no caller chooses. */
const endpointOf = ({ routeOptions: { config, url } }: FastifyRequest): string => config.endpoint ?? url ?? 'unrouted'

const codeOf = ({ outcome, statusCode }: FastifyReply): string =>
  outcome ?? (statusCode < 400 ? 'ok' : `http_${statusCode}`)

/** Metrics of this process, in a registry of their own. */
export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'gateway_calls_total',
    help: 'Calls answered, by endpoint, class of status, and code: ok, or why they were refused.',
    labelNames: ['endpoint', 'status', 'code'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'gateway_call_seconds',
    help: 'Seconds from the head of a call to the end of its answer.',
    labelNames: ['endpoint'],
    buckets: callBuckets,
    registers,
  })
  const querySeconds = new Histogram({
    name: 'gateway_query_seconds',
    help: 'Seconds from a statement to its answer.',
    buckets: queryBuckets,
    registers,
  })
  const queryFailures = new Counter({
    name: 'gateway_query_failures_total',
    help: 'Statements that the database refused, or did not answer.',
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'gateway_job_seconds',
    help: 'Seconds of the runs of background jobs at this gateway, by how they ended.',
    labelNames: ['job_name', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })
  const failedReads = new Counter({
    name: 'gateway_metrics_failures_total',
    help: 'Figures that could not be read for /metrics.',
    registers,
  })
  new PromGauge({ name: 'gateway_info', help: 'Version of the gateway.', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  /** When a run of a job at this gateway last succeeded: those of every gateway are in no table. */
  const succeeded = new Map<string, number>()

  const unobserve = observeWith((work, run) => {
    if (work.kind === 'stage') return run()
    const since = performance.now()
    const end = (failed: boolean) => {
      const seconds = (performance.now() - since) / 1000
      if (work.kind === 'statement') {
        querySeconds.observe(seconds)
        if (failed) queryFailures.inc()
        return
      }
      jobSeconds.observe({ job_name: work.name, result: failed ? 'failed' : 'ok' }, seconds)
      if (!failed) succeeded.set(work.name, Date.now() / 1000)
    }
    const running = run()
    running.then(
      () => end(false),
      () => end(true),
    )
    return running
  })

  /** Registers gauges; those of one name are one metric, with the labels of each. */
  function register(gauges: readonly Gauge[]): void {
    for (const [name, alike] of groupBy(gauges, ({ name }) => name)) {
      const [first] = alike
      const Kind = first?.counts ? Counter : PromGauge
      new Kind({
        name,
        help: first?.help ?? '',
        labelNames: Object.keys(first?.labels ?? {}),
        registers,
        async collect() {
          const values = await Promise.all(alike.map(({ read }) => inTime(read)))
          this.reset()
          // What has no labels would be told as 0.
          this.remove({})
          for (const [at, { labels = {} }] of alike.entries()) {
            const value = values[at]
            if (value !== undefined) this.inc(labels, value)
          }
        },
      })
    }
  }

  async function inTime<T>(read: () => T | Promise<T>): Promise<T | undefined> {
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs).unref())
    const value = await Promise.race([Promise.resolve().then(read), late]).catch(() => undefined)
    if (value === undefined) failedReads.inc()
    return value
  }

  return {
    hook(app: FastifyInstance) {
      app.addHook('onResponse', (req, reply, done) => {
        const endpoint = endpointOf(req)
        calls.inc({ endpoint, status: `${Math.floor(reply.statusCode / 100)}xx`, code: codeOf(reply) })
        callSeconds.observe({ endpoint }, reply.elapsedTime / 1000)
        done()
      })
    },
    watch(parts) {
      register([...kernelGauges(parts), ...parts.gauges])
      jobGauges(parts, registers, succeeded, inTime)
    },
    async text() {
      return { type: registry.contentType, text: await registry.metrics() }
    },
    async stop() {
      unobserve()
      registry.clear()
    },
  }
}
