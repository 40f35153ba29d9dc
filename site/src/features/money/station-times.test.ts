import { expect, it } from 'vitest'
import { timesOf } from './station-times.ts'

const step = (state: string, second: number) => ({ state, at: `2026-11-20T10:00:0${second}Z`, by: 'SYSTEM', note: '' })

it('returns when each step was reached; a skipped one was passed with the end', () => {
  expect(
    timesOf('deposit', [step('CREATED', 1), step('WAITING_PAYMENT', 2), step('SUBMITTED', 3), step('CONFIRMED', 4)]),
  ).toEqual({
    order: '2026-11-20T10:00:01Z',
    payment: '2026-11-20T10:00:03Z',
    check: '2026-11-20T10:00:04Z',
    credit: '2026-11-20T10:00:04Z',
  })
  expect(timesOf('deposit', [step('CREATED', 1), step('WAITING_PAYMENT', 2)])).toEqual({
    order: '2026-11-20T10:00:01Z',
  })
})

it('leaves out the steps of the parts of a withdrawal', () => {
  const part = { ...step('RECEIVED', 2), partNo: 1 }
  expect(timesOf('withdrawal', [step('REQUESTED', 1), { ...part, state: 'PAID' }, part, step('COMPLETED', 3)])).toEqual(
    {
      request: '2026-11-20T10:00:01Z',
      arrival: '2026-11-20T10:00:03Z',
    },
  )
})

it('keeps when a deposit was taken back where what was owed is paid later', () => {
  const paid = { ...step('CHARGED_BACK', 5), note: 'debt_paid' }
  expect(timesOf('deposit', [step('CREATED', 1), step('CHARGED_BACK', 4), paid])).toMatchObject({
    credit: '2026-11-20T10:00:04Z',
  })
})
