import type { FastifyBaseLogger } from 'fastify'
import type { Leadership } from './leadership.ts'

/** A background task of a gateway. Jobs of one queue and one period run one after another, in the order given. */
export interface Job {
  name: string
  everyMs: number
  /** A queue of its own, for long jobs: the others do not wait for it. */
  line?: string
  /** `leader` (default): at one of the gateways on a database. `every gateway`: what each has for itself. */
  on?: 'leader' | 'every gateway'
  /**
   * @param stopping aborted when the gateway stops: a job that takes its time ends early
   * @param term fencing number of the leader; a job of the leader that pays or counts checks it in its transaction
   */
  run: (stopping: AbortSignal, term: number) => Promise<unknown>
}

/**
 * The one place with timers for jobs. While a queue is still busy its next run is skipped; a job that fails is logged
 * and runs again at its next turn. A gateway that replaces a dead leader runs the jobs of the leader at once.
 * @returns the stop function: resolves when running jobs have ended
 */
export function startJobs(
  jobs: readonly Job[],
  leadership: Pick<Leadership, 'leads' | 'term' | 'onTakeover'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const stopping = new AbortController()
  const lines = linesOf(jobs).map(({ everyMs, on, jobs: inOrder }) => {
    let running: Promise<void> | undefined
    async function runAll(): Promise<void> {
      for (const { name, run } of inOrder) {
        if (stopping.signal.aborted || (on === 'leader' && !leadership.leads())) return
        await run(stopping.signal, leadership.term()).catch((err: unknown) =>
          log.warn({ err, job: name }, 'a job failed; it runs again at its next turn'),
        )
      }
    }
    function turn(): void {
      running ??= runAll().finally(() => (running = undefined))
    }
    if (on === 'leader') leadership.onTakeover(turn)
    const timer = setInterval(turn, everyMs).unref()
    return { timer, ended: () => running }
  })
  return async () => {
    stopping.abort()
    for (const { timer } of lines) clearInterval(timer)
    for (const { ended } of lines) await ended()
  }
}

interface Line {
  everyMs: number
  on: 'leader' | 'every gateway'
  jobs: Job[]
}

function linesOf(jobs: readonly Job[]): Line[] {
  const found = new Map<string, Line>()
  for (const job of jobs) {
    const { everyMs, on = 'leader', line = '' } = job
    const key = `${line} ${on} ${everyMs}`
    const existing = found.get(key)
    if (existing) existing.jobs.push(job)
    else found.set(key, { everyMs, on, jobs: [job] })
  }
  return [...found.values()]
}
