import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../server/jobs/jobs.ts'
import { outsideCalls } from '../db/deadline.ts'

const everyMs = 1000
/** Rows of a kind that one run claims. */
export const batchSize = 20

export interface Poller {
  /** Everything that is due. One run at a time; a request during a run gets the next one. */
  work: () => Promise<void>
  /** Runs now, unless one more run is waiting already; what fails is logged, and tried again. */
  tick: () => void
}

interface Options {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** What is polled, for the log: `deposits`. */
  what: string
  /** The tasks that are due now, each already under way; one that fails does not delay the others. */
  due: () => Promise<readonly Promise<unknown>[]>
  /** Nothing may be moved for now. */
  paused: () => boolean
}

/** A poller: continues what callers began, by querying repeatedly for what is due. */
export function createPoller({ log, what, due, paused }: Options): Poller {
  let looking: Promise<void> = Promise.resolve()
  let queued = 0

  async function look(): Promise<void> {
    if (paused()) return
    for (const done of await Promise.allSettled(await due())) {
      if (done.status === 'rejected')
        log.warn({ err: done.reason as unknown }, `one of the ${what} failed; it is tried again at the next run`)
    }
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
    if (queued < 2) work().catch((err: unknown) => log.warn({ err }, `${what} could not be read`))
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
