import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../server/jobs/jobs.ts'
import type { Db } from '../db/client.ts'
import { outsideCalls } from '../db/deadline.ts'
import type { Clock } from '../lib/time/clock.ts'
import { eachAlone } from './each-alone.ts'

const everyMs = 1000
/** Waits of a task that has failed: money is on the way, so they are short. */
const waitsMs = [1000, 600_000] as const
/** Rows of a kind that one run claims. */
export const batchSize = 20

/** Something that is due, with the key by which operators know it. */
export interface Task {
  key: string
  run: () => Promise<unknown>
}

export interface Poller {
  /** Everything that is due. One run at a time; a request during a run gets the next one. */
  work: () => Promise<void>
  /** Runs now, unless one more run is waiting already; what fails is logged, and tried again. */
  tick: () => void
}

interface Options {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Name of the job: `deposits`. */
  job: string
  /** The tasks that are due now. One that fails does not delay the others. */
  due: () => Promise<readonly Task[]>
  /** Nothing may be moved for now. */
  paused: () => boolean
}

/** A poller: continues what callers began, by querying repeatedly for what is due. */
export function createPoller({ db, clock, log, job, due, paused }: Options): Poller {
  let looking: Promise<void> = Promise.resolve()
  let queued = 0

  async function look(): Promise<void> {
    if (paused()) return
    await eachAlone(db, await due(), {
      job,
      now: clock.now(),
      waitsMs,
      atOnce: true,
      keyOf: ({ key }) => key,
      run: (task) => task.run(),
      onFailure: (err) => log.warn({ err }, `one of the ${job} failed; it is tried again`),
    })
  }
  function work(): Promise<void> {
    queued++
    looking = outsideCalls(() =>
      looking
        .catch(() => {})
        .then(look)
        .finally(() => queued--),
    )
    return looking
  }
  function tick(): void {
    if (queued < 2) work().catch((err: unknown) => log.warn({ err }, `${job} could not be read`))
  }
  return { work, tick }
}

/** The job of a poller: each gateway polls every second, and the first to lock a row does what is due. */
export const pollerJob = (name: string, work: () => Promise<void>): Job => ({
  name,
  everyMs,
  line: name,
  on: 'every gateway',
  run: work,
})
