import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinor, toMinor } from '../../foundation/figure/decimal.ts'
import { faultOf, stepFrom } from './bounds.ts'
import { readNumber } from './readNumber.ts'
import { dress, edit, readText, type NumberShape } from './NumberField.model.ts'

const money: NumberShape = { decimals: 2, signed: false, digits: 12 }
const signed: NumberShape = { decimals: 2, signed: true, digits: 12 }
const whole: NumberShape = { decimals: 0, signed: false, digits: 12 }

/** Types text key by key, as a browser would: `|` is the caret. */
function type(keys: string, start = '') {
  let state = { text: start, caret: start.length }
  for (const key of keys) {
    const after = state.text.slice(0, state.caret) + key + state.text.slice(state.caret)
    state = edit({ before: state.text, after, caret: state.caret + key.length })
  }
  return state
}
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`
/** `1,2|34` with a key or a deletion at the caret. */
function at(marked: string, change: string | 'backspace' | 'delete') {
  const caret = marked.indexOf('|')
  const before = marked.replace('|', '')
  const [from, to] =
    change === 'backspace' ? [caret - 1, caret] : change === 'delete' ? [caret, caret + 1] : [caret, caret]
  const put = change === 'backspace' || change === 'delete' ? '' : change
  return shown(
    edit({
      before,
      after: before.slice(0, from) + put + before.slice(to),
      caret: from + put.length,
      forward: change === 'delete',
    }),
  )
}

describe('typing', () => {
  it.each([
    ['1234567', '1,234,567|'],
    ['1234.5', '1,234.5|'],
    ['1234.567', '1,234.567|'],
    ['1,234', '1,234|'],
    ['.5', '.5|'],
    ['৫০০০', '5,000|'],
    ['٥٫٥', '5.5|'],
    ['-1234', '−1,234|'],
    ['1234567890123', '1,234,567,890,123|'],
  ])('%s is shown as %s', (keys, text) => {
    expect(shown(type(keys))).toBe(text)
  })
  it.each(['12..5', '12x3', '1e3', '12-5', '5k', '12,5', '1,20,000.50', '1.234,56', '5٬٠٠٠', '৳ 500'])(
    '%s stands there as it was typed',
    (keys) => {
      expect(shown(type(keys))).toBe(`${keys}|`)
    },
  )
  it('groups again what has become a number again', () => {
    expect(at('1234x|', 'backspace')).toBe('1,234|')
    expect(at('12|,345', 'x')).toBe('12x|345')
    expect(at('12x|345', 'backspace')).toBe('12|,345')
  })
})

describe('the caret', () => {
  it.each([
    ['1|23', '9', '1,9|23'],
    ['|1,234', '9', '9|1,234'],
    ['1,2|34', 'x', '12x|34'],
    ['1,234|', 'backspace', '123|'],
    ['1,|234', 'backspace', '|234'],
    ['1|,234', 'delete', '1|34'],
    ['12,3|45', 'backspace', '1,2|45'],
    ['12,|345', 'backspace', '1|,345'],
    ['1,234|.50', '.', '1234.|.50'],
    ['1,234.5|0', '9', '1,234.59|0'],
    ['123,456|,789,012', '9', '1,234,569|,789,012'],
    ['|1,234', 'delete', '|234'],
  ])('in %s, %s gives %s', (before, change, after) => {
    expect(at(before, change)).toBe(after)
  })
})

describe('several characters at once', () => {
  it.each([
    ['|', '৳ 5,000.50', '5,000.50|'],
    ['|', '৫,০০০', '5,000|'],
    ['|', '১,২০,০০০.৫০', '120,000.50|'],
    ['|', '٥٬٠٠٠٫٥٠', '5,000.50|'],
    ['|', '1.234,56', '1,234.56|'],
    ['|', '12.999', '12.999|'],
    ['|', 'abc', 'abc|'],
    ['|', '5k', '5k|'],
    ['50|', '1e5', '501e5|'],
    ['7|', '1234567890123', '71,234,567,890,123|'],
    ['1,0|00', '25', '102,5|00'],
    ['5,000|', '200', '5,000,200|'],
    ['|', '-20', '−20|'],
    ['5|', '-20', '5-20|'],
  ])('into %s, %s gives %s', (before, put, after) => {
    expect(at(before, put)).toBe(after)
  })
  it('takes what was put in from the browser, where the text alone would not show it', () => {
    const over = (put: string) => shown(edit({ before: '5,000.50', after: put, caret: put.length, put }))
    expect([over('5,5'), over('5k'), over('5,000.5')]).toEqual(['5.5|', '5k|', '5,000.5|'])
  })
  it('keeps the digits of both where a part is replaced', () => {
    expect(shown(edit({ before: '1,234', after: '1,50', caret: 4, put: '50' }))).toBe('150|')
  })
})

it.each([
  ['1,234.5', signed, '1234.50'],
  ['.5', signed, '0.50'],
  ['5.', signed, '5.00'],
  ['007', signed, '7.00'],
  ['−5', signed, '-5.00'],
  ['12,5', money, '12.50'],
  ['1,20,000.50', money, '120000.50'],
  ['5٬٠٠٠', money, '5000.00'],
  ['500.120', money, '500.12'],
  ['5,000.00', whole, '5000'],
])('behind %j is %j', (text, shape, value) => {
  expect(readText(text, shape)).toEqual({ value, fault: undefined })
})

it.each([
  ['', money, undefined],
  ['.', money, 'notNumber'],
  ['−', signed, 'notNumber'],
  ['1e3', money, 'notNumber'],
  ['12..5', money, 'notNumber'],
  ['500 taka 5', money, 'notNumber'],
  ['−5', money, 'negative'],
  ['500.123', money, 'decimals'],
  ['120,000.5', whole, 'decimals'],
  ['1,234,567,890,123', money, 'digits'],
])('%j has no value, for %j it is %j', (text, shape, fault) => {
  expect(readText(text, shape)).toEqual({ value: '', fault })
})

describe('whatever is done to it', () => {
  const key = fc.oneof(fc.constantFrom(...'0123456789.,-x৫'.split(''), ''), fc.string({ maxLength: 6 }))
  const step = fc.record({ from: fc.nat(20), to: fc.nat(20), put: key, forward: fc.boolean() })
  it('keeps the caret in its text, and a value that matches the text or is empty', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(money, signed, whole), (steps, shape) => {
        let state = { text: '', caret: 0 }
        for (const { from, to, put, forward } of steps) {
          const [a, b] = [Math.min(from, to, state.text.length), Math.min(Math.max(from, to), state.text.length)]
          state = edit({
            before: state.text,
            after: state.text.slice(0, a) + put + state.text.slice(b),
            caret: a + put.length,
            put,
            forward,
          })
          expect(state.caret).toBeGreaterThanOrEqual(0)
          expect(state.caret).toBeLessThanOrEqual(state.text.length)
          const { value, fault } = readText(state.text, shape)
          expect(value).toMatch(shape.decimals ? /^(-?\d{1,12}\.\d\d)?$/ : /^(-?\d{1,12})?$/)
          if (value) expect(toMinor(readNumber(state.text) ?? '', 20)).toBe(toMinor(value, 20))
          expect(Boolean(fault)).toBe(value === '' && state.text.trim() !== '')
        }
      }),
    )
  })
  it('keys are an amount only where they write that amount', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.-ex +'.split('')), maxLength: 12 }),
        fc.constantFrom(money, whole),
        (keys, shape) => {
          const { value } = readText(type(keys).text, shape)
          if (value) expect(toMinor(value, 20)).toBe(toMinor(readNumber(keys) ?? '', 20))
        },
      ),
    )
  })
  it('typing an amount gives that amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (minor) => {
        const decimal = fromMinor(minor, 2)
        const typed = type(decimal)
        expect(readText(typed.text, money).value).toBe(decimal)
        expect(typed.text).toBe(dress(decimal))
        expect(typed.caret).toBe(typed.text.length)
      }),
    )
  })
})

describe('bounds', () => {
  const bounds = { decimals: 2, min: '200', max: '25000', step: '50' }
  it.each([
    ['', undefined],
    ['199.99', 'min'],
    ['200.00', undefined],
    ['225.00', 'step'],
    ['25000.00', undefined],
    ['25000.01', 'max'],
  ])('%s breaks %s', (value, fault) => {
    expect(faultOf(value, bounds)).toBe(fault)
  })
  it.each([
    ['', 1, '200.00'],
    ['', -1, '200.00'],
    ['200.00', 1, '250.00'],
    ['225.00', 1, '250.00'],
    ['225.00', -1, '200.00'],
    ['24990.00', 1, '25000.00'],
    ['200.00', -1, '200.00'],
    ['1000.00', 10, '1500.00'],
    ['1025.00', -10, '550.00'],
    ['99999.00', -1, '25000.00'],
  ])('%s, %i steps on, is %s', (value, steps, next) => {
    expect(stepFrom(value, steps, bounds)).toBe(next)
  })
  it('goes below zero where nothing holds it', () => {
    expect(stepFrom('-0.50', -1, { decimals: 2 })).toBe('-1.00')
    expect(stepFrom('-0.50', 1, { decimals: 2 })).toBe('0.00')
    expect(stepFrom('0', -1, { decimals: 0, step: '5' })).toBe('-5')
  })
  it('stays within the bounds, and on a multiple of the step save at a bound', () => {
    const amount = fc.bigInt({ min: -100_000n, max: 100_000n })
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.bigInt({ min: 1n, max: 5000n }),
        fc.integer({ min: -20, max: 20 }),
        (a, b, value, size, steps) => {
          const [low, high] = a < b ? [a, b] : [b, a]
          const limits = { decimals: 2, min: fromMinor(low, 2), max: fromMinor(high, 2), step: fromMinor(size, 2) }
          fc.pre(steps !== 0)
          const next = stepFrom(fromMinor(value, 2), steps, limits)
          expect([undefined, 'step']).toContain(faultOf(next, limits))
          expect([undefined, limits.min, limits.max]).toContain(faultOf(next, limits) && next)
        },
      ),
    )
  })
})
