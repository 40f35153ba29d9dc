import type { StationId, TransactionKind } from '@brand/ui/transaction-timeline'
import { useTime } from '../../app/format/use-time.ts'

interface Step {
  state: string
  at: string
  /** Number of the part, where it is one of that part. */
  partNo?: number
  note?: string
}

const stations = {
  withdrawal: new Map(
    Object.entries<StationId>({
      REQUESTED: 'request',
      APPROVED: 'review',
      PAID: 'payout',
      COMPLETED: 'arrival',
      REJECTED: 'returned',
      CANCELLED: 'returned',
    }),
  ),
  deposit: new Map(
    Object.entries<StationId>({
      CREATED: 'order',
      SUBMITTED: 'payment',
      EXPIRED: 'payment',
      CANCELLED: 'payment',
      PENDING_REVIEW: 'check',
      FAILED: 'check',
      CONFIRMED: 'credit',
      CHARGED_BACK: 'credit',
    }),
  ),
}

/** When each station of the way of an order was reached. */
export function timesOf(kind: TransactionKind, history: readonly Step[]): Partial<Record<StationId, string>> {
  const times: Partial<Record<StationId, string>> = {}
  for (const { state, at, partNo, note } of history) {
    const station = stations[kind].get(state)
    // What was owed for a deposit that was taken back is paid later, and is no step of its way.
    if (station && partNo === undefined && note !== 'debt_paid') times[station] = at
  }
  // Paid and credited in one: what lies between was passed at the same moment.
  if (times.credit) return { payment: times.credit, check: times.credit, ...times }
  return times
}

/** Those times as the kit's timeline takes them; those of a deposit with seconds. */
export function useStationTimes(kind: TransactionKind, history: readonly Step[]) {
  const { time } = useTime()
  const write = ([id, at]: [string, string]) => [id, { text: time(at, { seconds: kind === 'deposit' }), dateTime: at }]
  return Object.fromEntries(Object.entries(timesOf(kind, history)).map(write)) as Partial<
    Record<StationId, { text: string; dateTime: string }>
  >
}
