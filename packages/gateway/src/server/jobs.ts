import type { FastifyBaseLogger } from 'fastify'

/** Something a gateway does by itself. Jobs of one line and one period run one after another, in the order given. */
export interface Job {
  name: string
  everyMs: number
  /** A line of its own, for jobs that take their time: the others do not wait for it. */
  line?: string
  run: () => Promise<unknown>
}

export const minute = 60_000

/**
 * The one place with timers for jobs. While a line is still busy its next turn is left out; a job that fails is logged
 * and runs again at its next turn.
 * @returns how to stop
 */
export function startJobs(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timers = [...lines(jobs)].map(([everyMs, line]) => {
    let running = false
    return setInterval(() => {
      if (running) return
      running = true
      void (async () => {
        for (const { name, run } of line)
          await run().catch((err: unknown) =>
            log.warn({ err, job: name }, 'a job failed; it runs again at its next turn'),
          )
        running = false
      })()
    }, everyMs).unref()
  })
  return () => timers.forEach((timer) => clearInterval(timer))
}

function lines(jobs: readonly Job[]): (readonly [number, Job[]])[] {
  const found = new Map<string, [number, Job[]]>()
  for (const job of jobs) {
    const key = `${job.line ?? ''} ${job.everyMs}`
    const line = found.get(key)
    if (line) line[1].push(job)
    else found.set(key, [job.everyMs, [job]])
  }
  return [...found.values()]
}
