import { Gauge, type Registry } from 'prom-client'
import { cachedFor } from '../server/durable.ts'
import { jobState } from '../server/jobs/schema.ts'
import { lateJobs } from '../server/jobs/state.ts'
import type { Observable } from './telemetry.ts'

/** States of the jobs of all gateways, from their table, and of those that each gateway runs for itself. */
export function jobGauges(
  { services, jobsDb }: Observable,
  registers: Registry[],
  succeeded: ReadonlyMap<string, number>,
  inTime: <T>(read: () => Promise<T>) => Promise<T | undefined>,
): void {
  // The three are read at the same moment.
  const look = cachedFor(1000, () =>
    inTime(async () => {
      const late = await lateJobs(jobsDb, services.clock.now())
      return {
        late: new Map(late.map(({ job, lateSeconds }) => [job, lateSeconds])),
        rows: await jobsDb.select().from(jobState),
      }
    }),
  )
  type Read = NonNullable<Awaited<ReturnType<typeof look>>>
  const gauge = (name: string, help: string, valueOf: (row: Read['rows'][number], read: Read) => number | undefined) =>
    new Gauge({
      name,
      help,
      // Prometheus names what it reads from `job`.
      labelNames: ['job_name'],
      registers,
      async collect() {
        const read = await look()
        this.reset()
        if (valueOf === lastSuccess) for (const [job, at] of succeeded) this.set({ job_name: job }, at)
        for (const row of read?.rows ?? []) {
          const value = valueOf(row, read as Read)
          if (value !== undefined) this.set({ job_name: row.name }, value)
        }
      },
    })
  const lastSuccess = ({ lastOkAt }: Read['rows'][number]) => (lastOkAt ? lastOkAt.getTime() / 1000 : undefined)
  gauge('gateway_job_last_success_timestamp_seconds', 'When a job last succeeded.', lastSuccess)
  gauge('gateway_job_failures', 'Runs of a job that failed since its last success.', ({ failures }) => failures)
  gauge(
    'gateway_job_late_seconds',
    'Seconds since a job should have succeeded; 0 where it is in time.',
    ({ name }, { late }) => late.get(name) ?? 0,
  )
}
