import type { Status } from '../../components/StatusChip/StatusChip.model.ts'
import type { TimelineState } from '../../components/Timeline/Timeline.model.ts'

/** States of a withdrawal. */
export type WithdrawalState =
  | 'REQUESTED'
  | 'RISK_REVIEW'
  | 'APPROVED'
  | 'PAYING'
  | 'PAY_FAILED'
  | 'PAID'
  | 'AWAITING_RECEIPT'
  | 'DISPUTED'
  | 'RESENT'
  | 'COMPLETED'
  | 'RECEIVED'
  | 'FULLY_PAID'
  | 'AUTO_RECEIVED'
  | 'FORCED_RECEIVED'
  | 'REFUNDED'
  | 'REJECTED'
  | 'CANCELLED'

/** States of a deposit. */
export type DepositState =
  | 'CREATED'
  | 'WAITING_PAYMENT'
  | 'SUBMITTED'
  | 'PENDING_REVIEW'
  | 'CONFIRMED'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'CHARGED_BACK'

export type TransactionKind = 'withdrawal' | 'deposit'
export type TransactionState = WithdrawalState | DepositState

/**
 * The stations of the way. `request … arrival` of a withdrawal, `order … credit` of a deposit, `returned` where the
 * money came back.
 */
export type StationId =
  | 'request'
  | 'review'
  | 'payout'
  | 'arrival'
  | 'returned'
  | 'order'
  | 'payment'
  | 'check'
  | 'credit'

/** Whose turn it is: the reader, the operator, or the payment provider. */
export type Owner = 'you' | 'operator' | 'provider'

export interface Station {
  id: StationId
  state: TimelineState
  /** Title, as a key of `strings.transaction`. */
  title: string
  /** Whose turn it is, if any. */
  owner?: Owner
}

interface Place {
  /** Current station: those before are done, those after are open. Past the last: all are done. */
  at: StationId | 'end'
  failed?: boolean
  owner?: Owner
  /** Another title for the current station. */
  title?: string
  /** The money is back in the wallet. */
  returned?: boolean
  status: Status
}

const ways = {
  withdrawal: ['request', 'review', 'payout', 'arrival'],
  deposit: ['order', 'payment', 'check', 'credit'],
} as const satisfies Record<TransactionKind, readonly StationId[]>

const withdrawals: Record<WithdrawalState, Place> = {
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

const deposits: Record<DepositState, Place> = {
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

const places: Record<TransactionKind, Record<string, Place>> = { withdrawal: withdrawals, deposit: deposits }

/** An unknown state is at the first station that is not the reader's, and promises nothing. */
function placeOf(kind: TransactionKind, state: string): Place {
  const known = places[kind]
  const code = state.toUpperCase()
  return (
    (Object.hasOwn(known, code) ? known[code] : undefined) ?? {
      at: kind === 'withdrawal' ? 'review' : 'check',
      owner: 'operator',
      status: 'processing',
    }
  )
}

const tense: Record<TimelineState, string> = { done: 'Done', current: 'Now', todo: 'Next', failed: 'Failed' }

/**
 * The stations of a transaction in its current state. A failure ends the way; a refund is its last station.
 */
export function stationsOf(kind: TransactionKind, state: string): Station[] {
  const { at, failed, owner, title, returned } = placeOf(kind, state)
  const way: readonly StationId[] = ways[kind]
  const here = at === 'end' ? way.length : way.indexOf(at)
  const stations = way.map((id, n): Station => {
    const now = n < here ? 'done' : n > here ? 'todo' : failed ? 'failed' : 'current'
    const own = title !== undefined && (n === here || (here === way.length && n === way.length - 1))
    return { id, state: now, title: own ? title : `${id}${tense[now]}`, ...(n === here && owner ? { owner } : {}) }
  })
  if (!failed || owner) return stations
  const walked = stations.slice(0, here + 1)
  return returned ? [...walked, { id: 'returned', state: 'done', title: 'returned' }] : walked
}

/** Its status in one word. */
export const statusOfTransaction = (kind: TransactionKind, state: string): Status => placeOf(kind, state).status

/** Whether the reader must confirm that the money has arrived. */
export const asksReceipt = (state: string) => state === 'AWAITING_RECEIPT' || state === 'RESENT'
