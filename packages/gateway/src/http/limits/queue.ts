import { refuse } from '../../lib/refusal.ts'

export interface QueueLimits {
  /** Calls at work at once. */
  running: number
  /** Calls that wait for one of these to end; more are refused at once. */
  waiting: number
  /** Longest wait, ms. */
  waitMs: number
}

/**
 * Runs `work` in its turn. @throws Refused `unavailable` where the queue is full or the wait too long: nothing was
 * begun
 */
export type RunInTurn = <T>(limits: QueueLimits, work: () => Promise<T>) => Promise<T>

export interface Queue extends RunInTurn {
  /** Calls at work and waiting now, and those refused since the start. */
  counts: () => { running: number; waiting: number; refused: number }
}

const busyRefusal = () => refuse('unavailable', { retryAfterMs: 1000, message: 'too much to do' })

/** A bounded queue of calls, first come first served. A refusal costs next to nothing and carries a retry time. */
export function createQueue(now: () => number = () => performance.now()): Queue {
  let running = 0
  let refused = 0
  function busy() {
    refused++
    return busyRefusal()
  }
  const line = new Set<(from: number) => void>()

  function next(): void {
    const [first] = line
    if (!first) return void running--
    line.delete(first)
    first(now())
  }

  function wait(limits: QueueLimits): Promise<void> {
    const since = now()
    return new Promise((resolve, reject) => {
      const turn = (at: number) => {
        clearTimeout(timer)
        if (at - since <= limits.waitMs) return resolve()
        // A late event loop delays the timer as well.
        reject(busy())
        next()
      }
      const timer = setTimeout(() => {
        line.delete(turn)
        reject(busy())
      }, limits.waitMs)
      line.add(turn)
    })
  }

  async function inTurn<T>(limits: QueueLimits, work: () => Promise<T>): Promise<T> {
    if (running < limits.running) running++
    else if (line.size >= limits.waiting) throw busy()
    else await wait(limits)
    try {
      return await work()
    } finally {
      next()
    }
  }
  return Object.assign(inTurn, { counts: () => ({ running, waiting: line.size, refused }) })
}

/** One queue each, so that none of them can starve the others: reads, writes, and vendors. */
export interface Queues {
  reads: Queue
  writes: Queue
  vendors: Queue
}
export const createQueues = (): Queues => ({ reads: createQueue(), writes: createQueue(), vendors: createQueue() })
