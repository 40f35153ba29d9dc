import type { DepositOrder } from '@brand/sdk/member'
import type { StationId } from '@brand/ui/transaction-timeline'
import type { Key } from '../../../../app/i18n/words.ts'

const results = ['CONFIRMED', 'FAILED', 'EXPIRED', 'CANCELLED', 'CHARGED_BACK', 'SUBMITTED', 'PENDING_REVIEW'] as const
const notes = [
  'declined',
  'provider_silent',
  'no_payment',
  'not_seen',
  'late',
  'late_claim',
  'amount_differs',
  'second_payment',
  'rejected',
  'approved',
  'charged_back',
  'debt_paid',
] as const

/** Status of an order, in a sentence; none while it waits for the payment. */
export function resultKey(status: string): Key<'deposit'> | undefined {
  const known = results.find((one) => one === status)
  return known && `deposit.result.${known}`
}

/** Why, where the operator gave a reason this build has words for. */
export function reasonKey(note: string | undefined): Key<'deposit'> | undefined {
  const known = notes.find((one) => one === note)
  return known && `deposit.note.${known}`
}

const stations = new Map(
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
)

/** When each station of the way was reached. */
export function timesOf(history: DepositOrder['history']): Partial<Record<StationId, string>> {
  const times: Partial<Record<StationId, string>> = {}
  for (const { state, at, note } of history) {
    // It was taken back before it was paid for.
    if (note === 'debt_paid') continue
    const station = stations.get(state)
    if (station) times[station] = at
  }
  // Paid and credited in one: what lies between was passed at the same moment.
  if (times.credit) return { payment: times.credit, check: times.credit, ...times }
  return times
}
