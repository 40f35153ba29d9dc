import { payObligations } from './payments.ts'
import { type SettlementJob, closeSlots, countPlay } from './play.ts'
import { settleParts } from './results.ts'

/** Counts play, closes slots, settles what has ended and pays; every step may be repeated. */
export const createSettlementJob =
  (job: SettlementJob) =>
  async (stopping: AbortSignal, term: number): Promise<void> => {
    await countPlay(job, stopping, term)
    if (stopping.aborted) return
    const closedTo = await closeSlots(job, term)
    if (closedTo) await settleParts(job, closedTo, stopping, term)
    await payObligations(job, stopping, term)
  }
