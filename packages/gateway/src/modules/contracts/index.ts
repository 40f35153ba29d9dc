/** Contracts between agents. */
export { consolidatedContracts } from './consolidated.ts'
export { hasContract, kindsHad } from './had.ts'
export { type ContractIncomeKind, contractIncome, contractIncomeKinds } from './income.ts'
export { type OwedSum, owedSums } from './owed.ts'
export { dayPlay } from './settlement/day-play.ts'
export { requireNothingOwed } from './settlement/payments.ts'
export { runningContracts } from './settlement/running.ts'
export type { ContractKind } from './terms.ts'
