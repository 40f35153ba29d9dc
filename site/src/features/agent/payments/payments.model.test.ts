import { expect, test } from 'vitest'
import { askedIn, isSome, roundsHref, sharedOf, statusOf } from './payments.model.ts'

test.each([
  ['', 'dividends', { role: 'received' }],
  ['role=paid&period=MONTHLY&status=OWED', 'dividends', { role: 'paid', period: 'MONTHLY', status: 'OWED' }],
  // Only a dividend has a choice of periods.
  ['period=MONTHLY&status=DISPUTED', 'realtimeSalary', { role: 'received', status: 'DISPUTED' }],
  ['role=other&period=HOUR&status=LOST', 'dividends', { role: 'received' }],
  ['from=2026-11-01&to=2026-11-20', 'dailyWages', { role: 'received', from: '2026-11-01', to: '2026-11-20' }],
  ['from=2026-11-21&to=2026-11-20', 'dailyWages', { role: 'received' }],
  ['from=2026-11-01', 'dailyWages', { role: 'received' }],
  ['from=x&to=y', 'dailyWages', { role: 'received' }],
] as const)('%s of %s', (query, id, asked) => {
  expect(askedIn(new URLSearchParams(query), id)).toEqual(asked)
})

test('a dividend is a share of the loss, less salaries, after what earlier periods left', () => {
  expect(sharedOf({ pnl: '-31000.00', salaries: '5520.00', carryBefore: '-1480.00' })).toBe('24000.00')
  expect(sharedOf({ pnl: '100.05', salaries: '0.00', carryBefore: '0.00' })).toBe('-100.05')
})

test('of a period that came to nothing there is nothing to pay', () => {
  expect(statusOf({ status: 'PAID', amount: '0.00' })).toBe('NONE')
  expect(statusOf({ status: 'PAID', amount: '0.01' })).toBe('PAID')
  expect(statusOf({ status: 'OWED', amount: '0.00' })).toBe('OWED')
})

test('what is some', () => {
  expect(['0.00', '-0.00', '0', '0.01', '-5.00'].map(isSome)).toEqual([false, false, false, true, true])
})

test('the way to the rounds: of one member and category, on the days of the period, as long as they are shown', () => {
  const now = Date.parse('2026-11-26T10:00:00Z')
  const hrefOf = (from: string, to: string, gameType: string | null = 'RNG') =>
    roundsHref(
      { account: 'mitu.r', gameType: gameType as 'RNG' },
      { from, to },
      { timeZone: 'Asia/Dhaka', onlineDays: 90, now },
    )
  const base = '/agentHome?page=personalHistoryCopy&account=mitu.r&range=custom'
  // Before midnight in Dhaka, and the last slot of that day.
  expect(hrefOf('2026-11-20T17:55:00Z', '2026-11-20T18:00:00Z')).toBe(
    `${base}&from=2026-11-20&to=2026-11-20&gameType=RNG`,
  )
  expect(hrefOf('2026-11-20T18:00:00Z', '2026-11-20T18:05:00Z', null)).toBe(`${base}&from=2026-11-21&to=2026-11-21`)
  expect(hrefOf('2026-09-30T18:00:00Z', '2026-10-31T18:00:00Z', null)).toBe(`${base}&from=2026-10-01&to=2026-10-31`)
  expect(hrefOf('2026-07-31T18:00:00Z', '2026-08-31T18:00:00Z')).toBeUndefined()
})
