import type { FastifyBaseLogger } from 'fastify'
import { observed } from '../../lib/observe.ts'
import { FormerLeader } from '../../workflow/journal.ts'
import type { Leadership } from './leadership.ts'
import { afterFailure, afterSuccess, type JobState, type JobStates, waits } from './state.ts'

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
   * @returns true where there is more to do: its next turn comes right after those of the others in its queue
   */
  run: (stopping: AbortSignal, term: number) => Promise<unknown>
}

/** How often what succeeded is written down, and what operators have requested is looked for. */
const noteEveryMs = 60_000
const requestsEveryMs = 5000

/**
 * The one place with timers for jobs. While a queue is still busy its next run is skipped. A job that fails keeps no
 * other from its turn: it waits longer after each failure, and says so once. A gateway that replaces a dead leader runs
 * the jobs of the leader at once.
 * @param states where the states of the leader's jobs are kept; absent: nowhere
 * @returns the stop function: resolves when running jobs have ended
 */
export function startJobs(
  jobs: readonly Job[],
  leadership: Pick<Leadership, 'leads' | 'term' | 'onTakeover'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  states?: JobStates,
): () => Promise<void> {
  const stopping = new AbortController()
  const known = new Map<string, JobState>()
  let knownTerm: number | undefined

  /** A new leader goes on where the one before stopped, waits included. */
  async function learn(): Promise<void> {
    const term = leadership.term()
    if (!states || knownTerm === term) return
    for (const [name, state] of await states.load(jobs.map(({ name }) => name))) known.set(name, state)
    knownTerm = term
  }

  /** @returns whether there is more to do */
  async function runJob({ name, everyMs, on, run }: Job, requested: boolean): Promise<boolean> {
    const now = states?.now() ?? new Date()
    const before = known.get(name) ?? { failures: 0 }
    if (waits(before, everyMs, now) && !requested) return false
    try {
      const more = await observed({ kind: 'job', name }, () => run(stopping.signal, leadership.term()))
      const state = afterSuccess(now)
      known.set(name, state)
      if (before.failures > 0) log.info({ job: name, failures: before.failures }, 'a job that failed runs again')
      if (before.failures > 0 || requested || !before.lastOkAt) await note([[name, state, everyMs]], on)
      return more === true
    } catch (err) {
      // Another gateway has taken over: its run counts.
      if (err instanceof FormerLeader || stopping.signal.aborted) return false
      const state = afterFailure(before, err, everyMs, now)
      known.set(name, state)
      if (before.failures === 0) log.warn({ err, job: name }, 'a job fails; it is tried again, less and less often')
      await note([[name, state, everyMs]], on)
      return false
    }
  }

  /** Writing a state down must not end the queue. */
  async function note(rows: readonly [string, JobState, number][], on: Job['on']): Promise<void> {
    if (states && on !== 'every gateway' && rows.length > 0)
      await states.save(rows).catch((err: unknown) => log.warn({ err }, 'the states of jobs were not written down'))
  }

  const lines = linesOf(jobs).map(({ everyMs, on, jobs: inOrder }) => {
    let running: Promise<void> | undefined
    async function runAll(requested: ReadonlySet<string>): Promise<void> {
      if (on === 'leader' && leadership.leads())
        await learn().catch((err: unknown) => log.warn({ err }, 'the states of jobs were not read'))
      for (let waiting = inOrder; waiting.length > 0;) {
        const unfinished: Job[] = []
        for (const job of waiting) {
          if (stopping.signal.aborted || (on === 'leader' && !leadership.leads())) return
          if (await runJob(job, waiting === inOrder && requested.has(job.name))) unfinished.push(job)
        }
        waiting = unfinished
      }
    }
    function turn(requested: ReadonlySet<string> = new Set()): void {
      running ??= runAll(requested).finally(() => (running = undefined))
    }
    if (on === 'leader') leadership.onTakeover(turn)
    const timer = setInterval(turn, everyMs).unref()
    return { timer, turn, on, jobs: inOrder, ended: () => running }
  })

  async function runRequested(): Promise<void> {
    if (!states || !leadership.leads()) return
    const requested = new Set(await states.requested())
    for (const { jobs: inOrder, on, turn } of lines)
      if (on === 'leader' && inOrder.some(({ name }) => requested.has(name))) turn(requested)
  }
  async function noteAll(): Promise<void> {
    if (!leadership.leads()) return
    const own = jobs.filter(({ on }) => on !== 'every gateway')
    await note(
      own.flatMap(({ name, everyMs }): [string, JobState, number][] => {
        const state = known.get(name)
        return state ? [[name, state, everyMs]] : []
      }),
      'leader',
    )
  }
  const failed = (err: unknown) => log.warn({ err }, 'what operators requested of jobs was not read')
  const timers = states
    ? [
        setInterval(() => void noteAll(), noteEveryMs).unref(),
        setInterval(() => void runRequested().catch(failed), requestsEveryMs).unref(),
      ]
    : []
  return async () => {
    stopping.abort()
    for (const timer of timers) clearInterval(timer)
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
