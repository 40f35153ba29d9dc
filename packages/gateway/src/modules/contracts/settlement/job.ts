import type { Closing } from '../../../workflow/closings.ts'
import { payObligations, settlementJob } from './payments.ts'
import { closeSlots, contractConsumers } from './play.ts'
import { settleParts } from './results.ts'

/** Closes slots, settles the parts of contracts that have ended in them, and pays; every step may be repeated. */
export const contractSettlement: Closing = {
  name: settlementJob,
  everyMs: 10_000,
  reads: contractConsumers,
  graceMs: ({ contracts: { graceSeconds } }) => graceSeconds * 1000,
  async close(tx, { upTo }) {
    await closeSlots(tx, upTo)
    return false
  },
  async settle(turn) {
    await settleParts(turn)
    await payObligations(turn)
  },
}
