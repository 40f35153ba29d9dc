import * as z from 'zod'
import { upToYear } from '../settings/ranges.ts'

/** Calls in a second, and how many at once; a million stands for no limit. */
const rate = (perSecond: number, burst: number) =>
  z
    .object({
      perSecond: z.number().min(0.01).max(1_000_000).default(perSecond),
      burst: z.number().min(1).max(1_000_000).default(burst),
    })
    .prefault({})

/** Calls at work at once, calls that wait for them, and how long at most: not longer than a client waits. */
const queue = (running: number, waiting: number, waitMs: number) =>
  z
    .object({
      running: z.int().min(1).max(10_000).default(running),
      waiting: z.int().min(0).max(100_000).default(waiting),
      waitMs: z.int().min(1).max(600_000).default(waitMs),
    })
    .prefault({})

export const settings = {
  idempotency: z.object({ hours: upToYear.default(72) }),
  /**
   * Per session, else per address; sized for a sandbox that is also load tested. These are each gateway's own
   * (docs/decisions/0012).
   */
  limits: z.object({
    reads: rate(4000, 8000),
    writes: rate(500, 1000),
    streamsPerMember: z.int().min(1).max(1000).default(5),
    /** Reads are refused while the event loop is later than this, ms; 0 never refuses. */
    loopDelayMs: z.int().min(0).max(60_000).default(250),
    /** Queues of one gateway: reads, writes, and vendors. */
    reading: queue(32, 200, 500),
    writing: queue(32, 200, 1000),
    vendors: queue(32, 500, 1000),
    /** After this time a call is aborted; one that has written something is finished. */
    callMs: z.int().min(100).max(600_000).default(2000),
    /** With less room left on the disk of the data folder a gateway is not ready, MB. */
    diskFreeMb: z.int().min(0).max(1_000_000_000).default(32),
  }),
  /** Uploaded pictures: PNG and JPEG are always taken; WebP only where it is on, and kept as JPEG. */
  pictures: z.object({ webp: z.boolean().default(false) }),
}
