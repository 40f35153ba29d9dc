export { TransactionTimeline, type ReceiptAnswer, type TransactionTimelineProps } from './TransactionTimeline.tsx'
export type { DepositState, StationId, TransactionKind, TransactionState, WithdrawalState } from './TransactionTimeline.model.ts'
