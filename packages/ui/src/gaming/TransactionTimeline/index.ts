export { TransactionTimeline, type ReceiptAnswer, type TransactionTimelineProps } from './TransactionTimeline.tsx'
export { statusOfTransaction } from './TransactionTimeline.model.ts'
export type {
  DepositState,
  StationId,
  TransactionKind,
  TransactionState,
  WithdrawalState,
} from './TransactionTimeline.model.ts'
