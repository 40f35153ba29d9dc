import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromMinor } from '../../foundation/figure/decimal.ts'
import { readNumber } from '../NumberField/readNumber.ts'
import { canonical, moneyText, rangeKey, shortAmount, splitAmount } from './MoneyField.model.ts'

const taka = { symbol: '৳', decimals: 2 }

it.each([
  ['200', '৳\u202f200.00'],
  ['24860.5', '৳\u202f24,860.50'],
  ['-8500', '− ৳\u202f8,500.00'],
])('%s in a sentence is %s', (amount, text) => {
  expect(moneyText(amount, taka)).toBe(text)
})

it.each([
  ['500', '500'],
  ['5000.00', '5,000'],
  ['12.50', '12.50'],
  ['100000', '100,000'],
])('%s on a chip is %s', (amount, text) => {
  expect(shortAmount(amount, 2)).toBe(text)
})

it.each([
  ['5,000.50', ['5,000', '.50']],
  ['5,000', ['5,000', '']],
  ['', ['', '']],
])('%s is drawn as %j', (shown, parts) => {
  expect(splitAmount(shown)).toEqual(parts)
})

it('describes a range by its known bounds', () => {
  expect([
    rangeKey('1', '2'),
    rangeKey('1', undefined),
    rangeKey(undefined, '2'),
    rangeKey(undefined, undefined),
  ]).toEqual(['between', 'atLeast', 'atMost', undefined])
})

it('writes amounts that can be pasted back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), (minor) => {
      const amount = fromMinor(minor, 2)
      expect(readNumber(moneyText(amount, taka))).toBe(amount)
      expect(canonical(readNumber(shortAmount(amount, 2)) ?? '', 2)).toBe(amount)
    }),
  )
})
