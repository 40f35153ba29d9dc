import { expect, it } from 'vitest'
import { screenSide } from './overlaySide.ts'

it.each([
  ['start', 'ltr', 'left'],
  ['end', 'ltr', 'right'],
  ['start', 'rtl', 'right'],
  ['end', 'rtl', 'left'],
  ['top', 'rtl', 'top'],
  ['bottom', 'ltr', 'bottom'],
] as const)('%s in %s is %s', (side, dir, on) => {
  expect(screenSide(side, dir)).toBe(on)
})
