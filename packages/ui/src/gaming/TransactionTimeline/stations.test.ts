import { expect, it } from 'vitest'
import english from '../../i18n/locales/en.ts'
import { asksReceipt, stationsOf, type TransactionKind, type TransactionStage } from './stations.ts'

const words: Record<string, string> = english.transaction

/** `reviewNow:current/operator`; each has words. */
function way(kind: TransactionKind, stage: TransactionStage): string {
  const stations = stationsOf(kind, stage)
  for (const { title } of stations) expect(words[title], title).toBeTruthy()
  return stations.map(({ title, state, owner }) => `${title}:${state}${owner ? `/${owner}` : ''}`).join(' ')
}

it.each<[TransactionStage, string]>([
  [
    { at: 'payout', owner: 'provider', status: 'processing' },
    'requestDone:done reviewDone:done payoutNow:current/provider arrivalNext:todo',
  ],
  [
    { at: 'payout', owner: 'operator', failed: true, status: 'processing' },
    'requestDone:done reviewDone:done payoutFailed:failed/operator arrivalNext:todo',
  ],
  [
    { at: 'arrival', owner: 'you', title: 'arrivalAsked', status: 'confirm' },
    'requestDone:done reviewDone:done payoutDone:done arrivalAsked:current/you',
  ],
  [{ at: 'end', status: 'success' }, 'requestDone:done reviewDone:done payoutDone:done arrivalDone:done'],
  [
    { at: 'end', title: 'arrivalAuto', status: 'received' },
    'requestDone:done reviewDone:done payoutDone:done arrivalAuto:done',
  ],
  [
    { at: 'arrival', failed: true, returned: true, status: 'failed' },
    'requestDone:done reviewDone:done payoutDone:done arrivalFailed:failed returned:done',
  ],
  [
    { at: 'review', failed: true, returned: true, status: 'rejected' },
    'requestDone:done reviewFailed:failed returned:done',
  ],
  [
    { at: 'review', failed: true, returned: true, title: 'cancelled', status: 'cancelled' },
    'requestDone:done cancelled:failed returned:done',
  ],
])('a withdrawal at %o', (stage, expected) => {
  expect(way('withdrawal', stage)).toBe(expected)
})

it.each<[TransactionStage, string]>([
  [
    { at: 'payment', owner: 'you', status: 'pending' },
    'orderDone:done paymentNow:current/you checkNext:todo creditNext:todo',
  ],
  [
    { at: 'check', owner: 'operator', status: 'processing' },
    'orderDone:done paymentDone:done checkNow:current/operator creditNext:todo',
  ],
  [{ at: 'end', status: 'success' }, 'orderDone:done paymentDone:done checkDone:done creditDone:done'],
  [{ at: 'check', failed: true, status: 'failed' }, 'orderDone:done paymentDone:done checkFailed:failed'],
  [{ at: 'payment', failed: true, title: 'paymentExpired', status: 'expired' }, 'orderDone:done paymentExpired:failed'],
  [
    { at: 'credit', failed: true, title: 'creditTakenBack', status: 'failed' },
    'orderDone:done paymentDone:done checkDone:done creditTakenBack:failed',
  ],
])('a deposit at %o', (stage, expected) => {
  expect(way('deposit', stage)).toBe(expected)
})

it('requests the receipt of a withdrawal while it is the turn of its reader', () => {
  expect(asksReceipt('withdrawal', { at: 'arrival', owner: 'you', status: 'confirm' })).toBe(true)
  expect(asksReceipt('withdrawal', { at: 'arrival', owner: 'operator', status: 'processing' })).toBe(false)
  expect(asksReceipt('deposit', { at: 'payment', owner: 'you', status: 'pending' })).toBe(false)
})
