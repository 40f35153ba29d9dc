import { expect, it } from 'vitest'
import { keyOf, pressed } from './Keypad.model.ts'

it.each([
  ['', '7', '7'],
  ['75', '00', '7500'],
  ['7500', 'erase', '750'],
  ['', 'erase', ''],
  ['', '0', ''],
  ['', '00', ''],
  ['12345', '00', '123450'],
  ['123456', '7', '123456'],
] as const)('%j and %s make %j of six digits', (digits, key, next) => {
  expect(pressed(digits, key, 6, false)).toBe(next)
})

it('keeps the zeros a code begins with, and what was there before a lower limit', () => {
  expect(pressed('', '00', 6, true)).toBe('00')
  expect(pressed('0', '7', 6, true)).toBe('07')
  expect(pressed('12345678', '9', 6, false)).toBe('12345678')
})

it('takes the digits and the backspace of a keyboard', () => {
  expect(['5', 'Backspace', 'Enter', 'F5', 'a'].map(keyOf)).toEqual(['5', 'erase', undefined, undefined, undefined])
})
