import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import { checkLedger } from '../../ledger/invariants.ts'

/** Invariant I1 over the ledger. A breach stops money, and only a restart after a review lets it move again. */
export interface LedgerWatch {
  stopped(): boolean
  /** Checks what is new; everything where the last full check was before `before`. */
  check(before?: Date): Promise<void>
}

/** Nothing is checked before the first `check()`. */
export function watchLedger(db: Db, log: FastifyBaseLogger): LedgerWatch {
  let broken = false
  return {
    stopped: () => broken,
    async check(before) {
      const breaches = await checkLedger(db, before)
      if (breaches.length === 0) return
      broken = true
      log.fatal(
        { breaches: breaches.slice(0, 20), count: breaches.length },
        'the ledger does not balance: money calls are refused',
      )
    },
  }
}
