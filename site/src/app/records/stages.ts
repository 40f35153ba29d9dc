import type { DepositState, PartState, WithdrawState } from '@brand/sdk'
import type { TransactionKind, TransactionStage } from '@brand/ui/transaction-timeline'

/** What each state of the contract means to who withdraws; a part of a withdrawal stands for an order without others. */
const withdrawals: Record<WithdrawState | PartState, TransactionStage> = {
  REQUESTED: { at: 'review', owner: 'operator', status: 'pending' },
  RISK_REVIEW: { at: 'review', owner: 'operator', status: 'processing' },
  APPROVED: { at: 'payout', owner: 'operator', status: 'processing' },
  PAYING: { at: 'payout', owner: 'provider', status: 'processing' },
  PAY_FAILED: { at: 'payout', owner: 'operator', failed: true, status: 'processing' },
  PAID: { at: 'arrival', owner: 'provider', status: 'processing' },
  AWAITING_RECEIPT: { at: 'arrival', owner: 'you', title: 'arrivalAsked', status: 'confirm' },
  DISPUTED: { at: 'arrival', owner: 'operator', title: 'arrivalDisputed', status: 'processing' },
  RESENT: { at: 'arrival', owner: 'you', title: 'arrivalResent', status: 'confirm' },
  COMPLETED: { at: 'end', status: 'success' },
  RECEIVED: { at: 'end', status: 'received' },
  FULLY_PAID: { at: 'end', status: 'received' },
  AUTO_RECEIVED: { at: 'end', title: 'arrivalAuto', status: 'received' },
  FORCED_RECEIVED: { at: 'end', title: 'arrivalForced', status: 'received' },
  REFUNDED: { at: 'arrival', failed: true, returned: true, status: 'failed' },
  REJECTED: { at: 'review', failed: true, returned: true, status: 'rejected' },
  CANCELLED: { at: 'review', failed: true, returned: true, title: 'cancelled', status: 'cancelled' },
}

const deposits: Record<DepositState, TransactionStage> = {
  CREATED: { at: 'payment', owner: 'you', status: 'pending' },
  WAITING_PAYMENT: { at: 'payment', owner: 'you', status: 'pending' },
  SUBMITTED: { at: 'check', owner: 'operator', status: 'processing' },
  PENDING_REVIEW: { at: 'check', owner: 'operator', status: 'processing' },
  CONFIRMED: { at: 'end', status: 'success' },
  FAILED: { at: 'check', failed: true, status: 'failed' },
  EXPIRED: { at: 'payment', failed: true, title: 'paymentExpired', status: 'expired' },
  CANCELLED: { at: 'payment', failed: true, title: 'cancelled', status: 'cancelled' },
  CHARGED_BACK: { at: 'credit', failed: true, title: 'creditTakenBack', status: 'failed' },
}

const known = {
  withdrawal: new Map<string, TransactionStage>(Object.entries(withdrawals)),
  deposit: new Map<string, TransactionStage>(Object.entries(deposits)),
}

/** Where an order stands. A state of a newer gateway is the operator's turn, and promises nothing. */
export const stageOf = (kind: TransactionKind, state: string): TransactionStage =>
  known[kind].get(state) ?? {
    at: kind === 'withdrawal' ? 'review' : 'check',
    owner: 'operator',
    status: 'processing',
  }
