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
