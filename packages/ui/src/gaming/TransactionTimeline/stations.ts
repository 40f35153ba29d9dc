import type { Status } from '../../components/StatusChip/StatusChip.model.ts'
import type { TimelineState } from '../../components/Timeline/Timeline.model.ts'

export type TransactionKind = 'withdrawal' | 'deposit'

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

/** Where a transaction stands: what its state means to the reader. */
export interface TransactionStage {
  /** Current station: those before are done, those after are open. `end`: all are done. */
  at: StationId | 'end'
  /** The current station failed. */
  failed?: boolean
  owner?: Owner
  /** Another title for the current station, as a key of `strings.transaction`. */
  title?: StageTitle
  /** The money is back in the wallet. */
  returned?: boolean
  /** The stage in one word. */
  status: Status
}

/** Titles of stations for what happens there alone. */
export type StageTitle =
  | 'arrivalAsked'
  | 'arrivalResent'
  | 'arrivalDisputed'
  | 'arrivalAuto'
  | 'arrivalForced'
  | 'paymentExpired'
  | 'creditTakenBack'
  | 'cancelled'

const ways = {
  withdrawal: ['request', 'review', 'payout', 'arrival'],
  deposit: ['order', 'payment', 'check', 'credit'],
} as const satisfies Record<TransactionKind, readonly StationId[]>

const tense: Record<TimelineState, string> = { done: 'Done', current: 'Now', todo: 'Next', failed: 'Failed' }

/** The stations of a transaction. A failure ends the way; a refund is its last station. */
export function stationsOf(kind: TransactionKind, stage: TransactionStage): Station[] {
  const { at, failed, owner, title, returned } = stage
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

/** Whether the reader is to say that a withdrawal has arrived. */
export const asksReceipt = (kind: TransactionKind, { at, owner }: TransactionStage) =>
  kind === 'withdrawal' && at === 'arrival' && owner === 'you'
