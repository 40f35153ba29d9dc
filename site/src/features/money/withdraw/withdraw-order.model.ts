import { isPartState, isWithdrawState } from '@brand/sdk'
import type { Eta, WithdrawOrder } from '@brand/sdk/member'
import type { Key } from '../../../app/i18n/words.ts'

type Step = WithdrawOrder['history'][number]

const reasons = [
  'amount',
  'small',
  'open_rounds',
  'shared_account',
  'automatic',
  'bank_refused',
  'no_channel',
  'not_received',
  'by_you',
  'review',
  'time',
  'nothing',
  'less',
  'other_account',
  'payer_proof',
  'force_asked',
] as const
const owners = ['US', 'BANK', 'YOU'] as const

/** What happened, in words; a state this build does not know is under review. */
export const stateKey = (state: string): Key<'withdraw'> =>
  `withdraw.state.${isWithdrawState(state) || isPartState(state) ? state : 'RISK_REVIEW'}`
export const ownerKey = (owner: string): Key<'withdraw'> =>
  `withdraw.owner.${owners.find((one) => one === owner) ?? 'US'}`

/** Why, where the operator gave a reason this build has words for. */
export function reasonKey(reason: string | undefined): Key<'withdraw'> | undefined {
  const known = reasons.find((one) => one === reason)
  return known && `withdraw.reason.${known}`
}

/** Status of an order: that of its only part, where it is more precise. */
export function standOf({ status, parts }: Pick<WithdrawOrder, 'status' | 'parts'>): string {
  const [only, ...others] = parts
  return only &&
    others.length === 0 &&
    (status === 'AWAITING_RECEIPT' || status === 'COMPLETED') &&
    only.status !== 'PAID'
    ? only.status
    : status
}

/** The step an order is at: the newest of its history. */
export const nowAt = (history: readonly Step[]): Step | undefined => history.at(-1)

/**
 * When the operator or the bank is expected to be done with the step an order is at; nothing while it is the
 * person's turn, or over.
 */
export function expectedNow({ status, history }: Pick<WithdrawOrder, 'status' | 'history'>): string | undefined {
  if (status === 'AWAITING_RECEIPT') return undefined
  const last = nowAt(history)
  if (status === 'APPROVED' || status === 'PAY_FAILED')
    return history.findLast(({ expectedAt }) => expectedAt)?.expectedAt
  return last?.expectedAt
}

const waiting = ['RISK_REVIEW', 'APPROVED', 'PAYING', 'PAY_FAILED']

/** Whether an order takes longer than nine of ten like it have taken. */
export function isLate(order: Pick<WithdrawOrder, 'status' | 'history'>, now: number): boolean {
  const expected = expectedNow(order)
  return expected !== undefined && waiting.includes(order.status) && Date.parse(expected) < now
}

/** A rough time in words' numbers: minutes below two hours, else hours. */
export function roughly(seconds: number): { unit: 'minutes' | 'hours'; count: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 120 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.ceil(minutes / 60) }
}

/** `p50Sec` and `p90Sec` as two rough times. */
export const rangeOf = ({ p50Sec, p90Sec }: Pick<Eta, 'p50Sec' | 'p90Sec'>) => ({
  usual: roughly(p50Sec),
  most: roughly(p90Sec),
})
