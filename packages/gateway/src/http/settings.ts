import * as z from 'zod'

/** Calls in a second, and how many at once. */
const rate = (perSecond: number, burst: number) =>
  z
    .object({ perSecond: z.number().positive().default(perSecond), burst: z.number().min(1).default(burst) })
    .prefault({})

/** Calls at work at once, calls that wait for them, and how long at most. */
const queue = (running: number, waiting: number, waitMs: number) =>
  z
    .object({
      running: z.number().int().min(1).default(running),
      waiting: z.number().int().min(0).default(waiting),
      waitMs: z.number().int().min(1).default(waitMs),
    })
    .prefault({})

export const settings = {
  idempotency: z.object({ hours: z.number().default(72) }),
  /**
   * Per session, else per address; sized for a sandbox that is also load tested. These are each gateway's own
   * (docs/decisions/0012).
   */
  limits: z.object({
    reads: rate(4000, 8000),
    writes: rate(500, 1000),
    streamsPerMember: z.number().int().default(5),
    /** Reads are refused while the event loop is later than this, ms; 0 never refuses. */
    loopDelayMs: z.number().int().min(0).default(250),
    /** Queues of one gateway: reads, writes, and vendors. */
    reading: queue(32, 200, 500),
    writing: queue(32, 200, 1000),
    vendors: queue(32, 500, 1000),
    /** After this time a call is aborted; one that has written something is finished. */
    callMs: z.number().int().min(100).default(2000),
    /** With less room left on the disk of the data folder a gateway is not ready, MB. */
    diskFreeMb: z.number().int().min(0).default(32),
  }),
}
