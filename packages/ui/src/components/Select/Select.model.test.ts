import { expect, it } from 'vitest'
import { findByLetters, moveTo } from './Select.model.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 0, undefined],
])('%s from %i leads to %s', (key, at, to) => {
  expect(moveTo(key, at, 3)).toBe(to)
  expect(moveTo(key, at, 0)).toBeUndefined()
})

const labels = ['Bangladesh', 'Bhutan', 'India', 'বাংলা']
it.each([
  ['i', 0, 2],
  ['b', -1, 0],
  ['b', 0, 1],
  ['bb', 1, 0],
  ['bh', 0, 1],
  ['BH', 1, 1],
  ['বা', 0, 3],
  ['z', 0, undefined],
])('%s typed at %i finds %s', (letters, at, to) => {
  expect(findByLetters(labels, at, letters)).toBe(to)
})
