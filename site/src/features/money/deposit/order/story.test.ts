import { expect, it } from 'vitest'
import bn from '../../../../../../locales/bn/site/deposit.json'
import en from '../../../../../../locales/en/site/deposit.json'
import { reasonKey, resultKey, timesOf } from './story.ts'

const step = (state: string, second: number) => ({ state, at: `2026-11-20T10:00:0${second}Z`, by: 'SYSTEM', note: '' })

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

it('returns when each step was reached; a skipped one was passed with the end', () => {
  expect(timesOf([step('CREATED', 1), step('WAITING_PAYMENT', 2), step('SUBMITTED', 3), step('CONFIRMED', 4)])).toEqual(
    {
      order: '2026-11-20T10:00:01Z',
      payment: '2026-11-20T10:00:03Z',
      check: '2026-11-20T10:00:04Z',
      credit: '2026-11-20T10:00:04Z',
    },
  )
  expect(timesOf([step('CREATED', 1), step('WAITING_PAYMENT', 2)])).toEqual({ order: '2026-11-20T10:00:01Z' })
})
