import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinor } from '../../foundation/figure/decimal.ts'
import { faultOf, stepFrom } from './bounds.ts'
import { dress, edit, valueOf, type NumberShape } from './NumberField.model.ts'

const money: NumberShape = { decimals: 2, signed: false, digits: 12 }
const signed: NumberShape = { decimals: 2, signed: true, digits: 12 }
const whole: NumberShape = { decimals: 0, signed: false, digits: 12 }

/** Types a text key by key, as a browser would: `|` is the caret. */
function type(keys: string, shape = money, start = '') {
  let state = { text: start, caret: start.length }
  for (const key of keys) {
    const after = state.text.slice(0, state.caret) + key + state.text.slice(state.caret)
    state = edit({ before: state.text, after, caret: state.caret + key.length }, shape)
  }
  return state
}
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`
/** `1,2|34` with a key or a deletion at the caret. */
function at(marked: string, change: string | 'backspace' | 'delete', shape = money) {
  const caret = marked.indexOf('|')
  const before = marked.replace('|', '')
  const [from, to] =
    change === 'backspace' ? [caret - 1, caret] : change === 'delete' ? [caret, caret + 1] : [caret, caret]
  const put = change === 'backspace' || change === 'delete' ? '' : change
  return shown(
    edit(
      {
        before,
        after: before.slice(0, from) + put + before.slice(to),
        caret: from + put.length,
        forward: change === 'delete',
      },
      shape,
    ),
  )
}

describe('typing', () => {
  it.each([
    ['1234567', '1,234,567|'],
    ['1234.5', '1,234.5|'],
    ['1234.567', '1,234.56|'],
    ['1,234', '1,234|'],
    ['12..5', '12.5|'],
    ['.5', '.5|'],
    ['12x3', '123|'],
    ['৫০০০', '5,000|'],
    ['٥٫٥', '5.5|'],
    ['-5', '5|'],
    ['1234567890123', '123,456,789,012|'],
  ])('%s stands there as %s', (keys, text) => {
    expect(shown(type(keys))).toBe(text)
  })
  it('has a minus where there may be one, and only in front', () => {
    expect(shown(type('-1234-5', signed))).toBe('−12,345|')
    expect(at('12|', '-', signed)).toBe('12|')
    expect(at('|12', '-', signed)).toBe('−|12')
  })
  it('has no point where there are no decimals', () => {
    expect(shown(type('12.5', whole))).toBe('125|')
  })
})

describe('the caret', () => {
  it.each([
    ['1|23', '9', '1,9|23'],
    ['|1,234', '9', '9|1,234'],
    ['1,2|34', 'x', '1,2|34'],
    ['1,234|', 'backspace', '123|'],
    ['1,|234', 'backspace', '|234'],
    ['1|,234', 'delete', '1|34'],
    ['12,3|45', 'backspace', '1,2|45'],
    ['12,|345', 'backspace', '1|,345'],
    ['1,234|.50', '.', '1,234.|50'],
    ['1,234.5|0', '9', '1,234.59|'],
    ['123,456|,789,012', '9', '123,456|,789,012'],
    ['|1,234', 'delete', '|234'],
  ])('in %s, %s gives %s', (before, change, after) => {
    expect(at(before, change)).toBe(after)
  })
})

describe('several characters at once', () => {
  it.each([
    ['|', '৳ 5,000.50', '5,000.50|'],
    ['|', '৫,০০০', '5,000|'],
    ['|', '1.234,56', '1,234.56|'],
    ['|', '12.999', '12.99|'],
    ['|', 'abc', '|'],
    ['|', '5k', '|'],
    ['50|', '1e5', '50|'],
    ['7|', '1234567890123', '7|'],
    ['1,0|00', '25', '102,5|00'],
    ['5,000|', '200', '5,000,200|'],
    ['|', '-20', '20|'],
  ])('into %s, %s gives %s', (before, put, after) => {
    expect(at(before, put)).toBe(after)
  })
  it('is told what was put in, where the text alone would not show it', () => {
    const over = (put: string) => shown(edit({ before: '5,000.50', after: put, caret: put.length, put }, money))
    expect([over('5,5'), over('5k'), over('5,000.5')]).toEqual(['5.5|', '|5,000.50', '5,000.5|'])
  })
  it('a key that is no part of a number does not even take the place of what is selected', () => {
    expect(shown(edit({ before: '5,000', after: 'x', caret: 1 }, money))).toBe('|5,000')
  })
  it('keeps a minus where there may be one', () => {
    expect(at('|', '−1,020', signed)).toBe('−1,020|')
  })
})

it.each([
  ['1,234.5', '1234.50'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['007', '7.00'],
  ['', ''],
  ['.', ''],
  ['−', ''],
])('behind %j is %j', (text, value) => {
  expect(valueOf(text, signed)).toBe(value)
})

describe('whatever is done to it', () => {
  const step = fc.record({
    from: fc.nat(20),
    to: fc.nat(20),
    put: fc.oneof(fc.constantFrom(...'0123456789.,-x৫'.split(''), ''), fc.string({ maxLength: 6 })),
    forward: fc.boolean(),
  })
  it('is grouped text with the caret in it, and a wire amount or nothing behind it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(money, signed, whole), (steps, shape) => {
        let state = { text: '', caret: 0 }
        for (const { from, to, put, forward } of steps) {
          const [a, b] = [Math.min(from, to, state.text.length), Math.min(Math.max(from, to), state.text.length)]
          state = edit(
            {
              before: state.text,
              after: state.text.slice(0, a) + put + state.text.slice(b),
              caret: a + put.length,
              forward,
            },
            shape,
          )
          expect(state.text).toMatch(/^−?(\d{1,3}(,\d{3})*)?(\.\d*)?$/)
          expect(state.caret).toBeGreaterThanOrEqual(0)
          expect(state.caret).toBeLessThanOrEqual(state.text.length)
          expect(valueOf(state.text, shape)).toMatch(shape.decimals ? /^(-?\d{1,12}\.\d\d)?$/ : /^(\d{1,12})?$/)
        }
      }),
    )
  })
  it('typing an amount gives that amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (minor) => {
        const decimal = fromMinor(minor, 2)
        const typed = type(decimal)
        expect(valueOf(typed.text, money)).toBe(decimal)
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
