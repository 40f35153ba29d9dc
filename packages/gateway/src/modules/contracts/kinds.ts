import type { ModuleId } from '@brand/sdk/contract'
import type { TxnKind } from '../../ledger/kinds.ts'
import type { ContractKind, ContractPeriod } from './terms.ts'

interface Kind {
  periods: readonly ContractPeriod[]
  /** All of them must be on for offers and answers; what runs goes on. */
  modules: readonly ModuleId[]
  /** Its payments in the ledger. */
  txn: TxnKind
}

export const kinds: Record<ContractKind, Kind> = {
  DIVIDEND: { periods: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'], modules: ['SIGNCONDIV3'], txn: 'dividend' },
  DAILY: { periods: ['DAILY'], modules: ['DAILYSALCONT3'], txn: 'salary_daily' },
  DAILY_MULTI: { periods: ['DAILY'], modules: ['DAILYSALCONT3', 'DAYSALMR'], txn: 'salary_daily' },
  HOURLY: { periods: ['HOUR'], modules: ['HOURSAL3'], txn: 'salary_hourly' },
  REAL_TIME: { periods: ['5MIN'], modules: ['RTSALARY3'], txn: 'salary_realtime' },
}

/** How the payment of a result stands. */
export const paymentStates = ['CALCULATED', 'PAID', 'OWED', 'DISPUTED', 'ADJUSTED'] as const
