export { TransactionTimeline, type ReceiptAnswer, type TransactionTimelineProps } from './TransactionTimeline.tsx'
export type { StationId, TransactionKind, TransactionStage } from './stations.ts'
