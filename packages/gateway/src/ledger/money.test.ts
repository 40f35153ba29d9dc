import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'

const most = 99_999_999_999_999n

test('what is formatted is read back', () => {
  fc.assert(fc.property(fc.bigInt(0n, most), (minor) => parseMoney(formatMoney(minor)) === minor))
})

test('adding amounts and adding their texts is the same, beyond the precision of a float', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, most / 2n), fc.bigInt(0n, most / 2n), (a, b) => {
      expect(formatMoney((parseMoney(formatMoney(a)) ?? -1n) + (parseMoney(formatMoney(b)) ?? -1n))).toBe(
        formatMoney(a + b),
      )
    }),
  )
})

test('short forms are the same amount', () => {
  expect(['7', '7.0', '7.00'].map(parseMoney)).toEqual([700n, 700n, 700n])
  expect([parseMoney('0.5'), parseMoney('0'), formatMoney(0n), formatMoney(-5n), formatMoney(-123456n)]).toEqual([
    50n,
    0n,
    '0.00',
    '-0.05',
    '-1234.56',
  ])
})

test.each([
  '',
  ' 1',
  '1 ',
  '+1',
  '-1',
  '1e3',
  '0x10',
  '1.',
  '.5',
  '1.234',
  '01',
  '1,000',
  '1_000',
  'NaN',
  'Infinity',
  '１２',
  '১২',
  '1234567890123',
  '1\n',
  1,
  1n,
  null,
  undefined,
  ['1'],
])('%s is not an amount', (text) => expect(parseMoney(text)).toBeUndefined())

test('an amount of a query or a setting is written as that of the ledger, and none is none', () => {
  expect([formatMoney(-5n), formatMoney('-5'), formatMoney(-5), formatMoney('120000000000000')]).toEqual([
    '-0.05',
    '-0.05',
    '-0.05',
    '1200000000000.00',
  ])
  expect(formatMoney(null as string | null)).toBeNull()
})
