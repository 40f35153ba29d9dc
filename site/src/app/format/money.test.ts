import { expect, it } from 'vitest'
import { amountOf, minorOf, signedMinorOf, sumOf } from './money.ts'

it('reads amounts as the wire writes them, and nothing else', () => {
  expect(['5', '5.5', '5.05', '999999999999.99'].map((amount) => amountOf(minorOf(amount) ?? 0n))).toEqual([
    '5.00',
    '5.50',
    '5.05',
    '999999999999.99',
  ])
  for (const amount of ['', '-1', '1e3', '0.005', '১০০', '1,000', '9'.repeat(18)])
    expect(minorOf(amount)).toBeUndefined()
})

it('reads what may be less than nothing, and writes it', () => {
  expect(['-0.05', '-12', '0', '7.5'].map((amount) => amountOf(signedMinorOf(amount) ?? 1n))).toEqual([
    '-0.05',
    '-12.00',
    '0.00',
    '7.50',
  ])
  for (const amount of ['--1', '-', '-1e3', '- 1']) expect(signedMinorOf(amount)).toBeUndefined()
})

it('adds amounts up to the cent', () => {
  expect(sumOf(['0.10', '0.20', '-1000000000000.05'])).toBe('-999999999999.75')
  expect(sumOf([])).toBe('0.00')
})
