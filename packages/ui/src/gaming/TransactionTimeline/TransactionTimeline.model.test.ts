import { expect, it } from 'vitest'
import english from '../../i18n/locales/en.ts'
import {
  asksReceipt,
  stationsOf,
  statusOfTransaction,
  type DepositState,
  type TransactionKind,
  type WithdrawalState,
} from './TransactionTimeline.model.ts'

const withdrawals: WithdrawalState[] = [
  'REQUESTED',
  'RISK_REVIEW',
  'APPROVED',
  'PAYING',
  'PAY_FAILED',
  'PAID',
  'AWAITING_RECEIPT',
  'DISPUTED',
  'RESENT',
  'COMPLETED',
  'RECEIVED',
  'FULLY_PAID',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
  'REFUNDED',
  'REJECTED',
  'CANCELLED',
]
const deposits: DepositState[] = [
  'CREATED',
  'WAITING_PAYMENT',
  'SUBMITTED',
  'PENDING_REVIEW',
  'CONFIRMED',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
]
const all: [TransactionKind, string][] = [
  ...withdrawals.map((state) => ['withdrawal', state] as [TransactionKind, string]),
  ...deposits.map((state) => ['deposit', state] as [TransactionKind, string]),
]

const way = (kind: TransactionKind, state: string) =>
  stationsOf(kind, state)
    .map(({ title, state: now, owner }) => `${title}:${now}${owner ? `/${owner}` : ''}`)
    .join(' ')

it.each([
  ['REQUESTED', 'requestDone:done reviewNow:current/operator payoutNext:todo arrivalNext:todo'],
  ['PAYING', 'requestDone:done reviewDone:done payoutNow:current/provider arrivalNext:todo'],
  ['PAY_FAILED', 'requestDone:done reviewDone:done payoutFailed:failed/operator arrivalNext:todo'],
  ['AWAITING_RECEIPT', 'requestDone:done reviewDone:done payoutDone:done arrivalAsked:current/you'],
  ['DISPUTED', 'requestDone:done reviewDone:done payoutDone:done arrivalDisputed:current/operator'],
  ['RECEIVED', 'requestDone:done reviewDone:done payoutDone:done arrivalDone:done'],
  ['AUTO_RECEIVED', 'requestDone:done reviewDone:done payoutDone:done arrivalAuto:done'],
  ['REFUNDED', 'requestDone:done reviewDone:done payoutDone:done arrivalFailed:failed returned:done'],
  ['REJECTED', 'requestDone:done reviewFailed:failed returned:done'],
  ['CANCELLED', 'requestDone:done cancelled:failed returned:done'],
])('a withdrawal %s', (state, expected) => {
  expect(way('withdrawal', state)).toBe(expected)
})

it.each([
  ['WAITING_PAYMENT', 'orderDone:done paymentNow:current/you checkNext:todo creditNext:todo'],
  ['PENDING_REVIEW', 'orderDone:done paymentDone:done checkNow:current/operator creditNext:todo'],
  ['CONFIRMED', 'orderDone:done paymentDone:done checkDone:done creditDone:done'],
  ['FAILED', 'orderDone:done paymentDone:done checkFailed:failed'],
  ['EXPIRED', 'orderDone:done paymentExpired:failed'],
  ['CHARGED_BACK', 'orderDone:done paymentDone:done checkDone:done creditTakenBack:failed'],
])('a deposit %s', (state, expected) => {
  expect(way('deposit', state)).toBe(expected)
})

it.each(all)('%s %s: at most one station is current, words stand for each, done comes first', (kind, state) => {
  const stations = stationsOf(kind, state)
  const words: Record<string, string> = english.transaction
  expect(stations.filter((station) => station.state === 'current').length).toBeLessThanOrEqual(1)
  for (const { title } of stations) expect(words[title], title).toBeTruthy()
  const rank = { done: 0, current: 1, failed: 1, todo: 2 }
  const order = stations.filter(({ id }) => id !== 'returned').map((station) => rank[station.state])
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(english.statusChip[statusOfTransaction(kind, state)]).toBeTruthy()
})

it('promises nothing for an unknown state', () => {
  expect(way('withdrawal', 'toString')).toContain('reviewNow:current/operator')
  expect(statusOfTransaction('deposit', 'NEW_ONE')).toBe('processing')
})

it('requests the receipt when the money was sent, and sent again', () => {
  expect(withdrawals.filter(asksReceipt)).toEqual(['AWAITING_RECEIPT', 'RESENT'])
})
