import { withDeadline } from '../../../db/deadline.ts'
import type { RunInTurn } from '../../../http/limits/queue.ts'
import type { Settings } from '../../../settings/settings.ts'

/**
 * Gives a vendor's call one deadline for all of it: its turn in the queue, a connection, its statements. A commit that
 * was sent before the deadline may succeed after the answer; the same `txId` waits for it and gets its answer. Until its
 * work has ended a call keeps its place in the queue, answered or not.
 */
export const inTime =
  (queues: { vendors: RunInTurn }, settings: () => Pick<Settings, 'limits'>) =>
  <T>(work: () => Promise<T>): Promise<T> => {
    const { vendors: line, callMs } = settings().limits
    return withDeadline(callMs, true, () => queues.vendors(line, work))
  }
