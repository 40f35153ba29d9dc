import { partStates, withdrawStates } from '@brand/sdk'
import { expect, it } from 'vitest'
import en from '../../../../../locales/en/site/withdraw.json'
import { maxAmountOf } from './max-amount.ts'
import { expectedNow, isLate, rangeOf, standOf, stateKey } from './withdraw-order.model.ts'

it('offers the most there is: of the way, the wallet and the day, and nothing below the least', () => {
  const way = { min: '100.00', max: '25000.00' }
  expect(maxAmountOf(way, '7000.50', '500000.00', 1n)).toBe(700_050n)
  expect(maxAmountOf(way, '70000.00', '500000.00', 1n)).toBe(2_500_000n)
  expect(maxAmountOf(way, '7000.00', '900.00', 1n)).toBe(90_000n)
  expect(maxAmountOf(way, '99.99', '900.00', 1n)).toBe(0n)
  expect(maxAmountOf(way, '7000.50', '500000.00', 100n)).toBe(700_000n)
})

it('rounds times, and takes the status of an order from its only part', () => {
  expect(rangeOf({ p50Sec: 20, p90Sec: 9000 })).toEqual({
    usual: { unit: 'minutes', count: 1 },
    most: { unit: 'hours', count: 3 },
  })
  const part = { partNo: 1, amount: '1.00', paidAt: '', deadline: null, proof: [], pictures: [] }
  expect(standOf({ status: 'AWAITING_RECEIPT', parts: [{ ...part, status: 'DISPUTED' }] })).toBe('DISPUTED')
  expect(
    standOf({
      status: 'AWAITING_RECEIPT',
      parts: [
        { ...part, status: 'DISPUTED' },
        { ...part, status: 'RECEIVED' },
      ],
    }),
  ).toBe('AWAITING_RECEIPT')
  expect(standOf({ status: 'COMPLETED', parts: [{ ...part, status: 'PAID' }] })).toBe('COMPLETED')
})

it('an order is late once its own expected time is over, while it is not the turn of its person and nothing has ended', () => {
  const at = Date.parse('2026-11-20T10:00:00Z')
  const iso = (ms: number) => new Date(at + ms).toISOString()
  const review = [
    { state: 'REQUESTED', owner: 'US', at: iso(0) },
    { state: 'RISK_REVIEW', owner: 'US', at: iso(0), expectedAt: iso(60_000) },
  ]
  expect([59_999, 60_001].map((ms) => isLate({ status: 'RISK_REVIEW', history: review }, at + ms))).toEqual([
    false,
    true,
  ])
  // Between two steps the last expected time holds.
  const approved = [...review, { state: 'APPROVED', owner: 'US', at: iso(30_000) }]
  expect(expectedNow({ status: 'APPROVED', history: approved })).toBe(iso(60_000))
  expect(isLate({ status: 'APPROVED', history: approved }, at + 60_001)).toBe(true)
  for (const status of ['AWAITING_RECEIPT', 'COMPLETED', 'REJECTED', 'CANCELLED'])
    expect([status, isLate({ status, history: review }, at + 60_001)]).toEqual([status, false])
})

it('words every state of the contract; an unknown one is under review', () => {
  const states = [...withdrawStates, ...partStates]
  for (const state of states)
    expect([state, en[stateKey(state) as keyof typeof en]]).toEqual([state, expect.any(String)])
  expect(new Set(states.map(stateKey)).size).toBe(new Set(states).size)
  expect(stateKey('NEW_ONE')).toBe('withdraw.state.RISK_REVIEW')
})
