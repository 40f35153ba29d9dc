import { statfs } from 'node:fs/promises'
import type { Queue } from '../http/limits/queue.ts'
import type { Gauge } from '../server/gauge.ts'
import type { Observable } from './telemetry.ts'

/** Figures of the kernel: connections, queues, refusals, the ledger, the disk. */
export function kernelGauges(parts: Observable): readonly Gauge[] {
  const { services, jobsDb, loopDelay, shed, sealed, leads, eventsConnected, dataDir } = parts
  const pools = { calls: services.db.$client, jobs: jobsDb.$client }
  const refused = (reason: string, read: () => number): Gauge => ({
    name: 'gateway_shed_total',
    help: 'Calls refused because there was too much to do, by what was full.',
    counts: true,
    labels: { reason },
    read,
  })
  const free = async (folder: string) => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  const gauges: Gauge[] = [
    {
      name: 'gateway_event_loop_delay_seconds',
      help: 'Recent delay of the event loop, by which reads are refused.',
      read: () => loopDelay() / 1000,
    },
    refused('event_loop', shed),
    {
      name: 'gateway_money_stopped',
      help: '1 after a broken invariant of the ledger: no money moves.',
      read: () => Number(services.moneyStopped()),
    },
    {
      name: 'gateway_ledger_unsealed',
      help: '1 where the ledger is sealed no more until somebody has looked.',
      read: () => Number(!sealed()),
    },
    {
      name: 'gateway_leads',
      help: '1 at the gateway that runs the jobs of all.',
      read: () => Number(leads()),
    },
    {
      name: 'gateway_events_connected',
      help: '1 while events of the other gateways arrive.',
      read: () => Number(eventsConnected()),
    },
  ]
  for (const [pool, client] of Object.entries(pools)) {
    const of = (name: string, help: string, read: () => number): Gauge => ({ name, help, labels: { pool }, read })
    gauges.push(
      of('gateway_pool_open', 'Open connections to the database.', () => client.totalCount),
      of('gateway_pool_idle', 'Open connections that run nothing.', () => client.idleCount),
      of('gateway_pool_waiting', 'Pieces of work that wait for a connection.', () => client.waitingCount),
    )
  }
  for (const [queue, { counts }] of Object.entries(services.queues) as [string, Queue][]) {
    const of = (name: string, help: string, read: () => number): Gauge => ({ name, help, labels: { queue }, read })
    gauges.push(
      of('gateway_queue_running', 'Calls at work.', () => counts().running),
      of('gateway_queue_waiting', 'Calls that wait for their turn.', () => counts().waiting),
      refused(queue, () => counts().refused),
    )
  }
  if (dataDir !== undefined)
    gauges.push({
      name: 'gateway_data_free_bytes',
      help: 'Free room on the disk of the data folder.',
      read: () => free(dataDir),
    })
  return gauges
}
