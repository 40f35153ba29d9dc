import { expect, it } from 'vitest'
import bn from '../../../../../../locales/bn/site/deposit.json'
import en from '../../../../../../locales/en/site/deposit.json'
import { reasonKey, resultKey } from './status-words.ts'

it('has texts for every known state and reason, and none for unknown ones', () => {
  const keys = [
    ...['CONFIRMED', 'FAILED', 'EXPIRED', 'CANCELLED', 'CHARGED_BACK', 'SUBMITTED', 'PENDING_REVIEW'].map(resultKey),
    ...['declined', 'late', 'rejected', 'no_payment', 'second_payment', 'charged_back', 'debt_paid'].map(reasonKey),
  ]
  for (const key of keys) expect([key, key && key in en && key in bn]).toEqual([key, true])
  expect([resultKey('WAITING_PAYMENT'), resultKey('constructor'), reasonKey('toString'), reasonKey(undefined)]).toEqual(
    [undefined, undefined, undefined, undefined],
  )
})
