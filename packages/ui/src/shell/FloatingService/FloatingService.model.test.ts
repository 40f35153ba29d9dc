import { expect, it } from 'vitest'
import { isPlain, serviceWindow } from './FloatingService.model.ts'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

it('handles plain clicks only', () => {
  expect(isPlain(click)).toBe(true)
  for (const other of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ]) {
    expect(isPlain({ ...click, ...other })).toBe(false)
  }
})

it('opens service windows in the specified size, without an opener', () => {
  expect(serviceWindow.split(',')).toEqual(expect.arrayContaining(['noopener', 'width=440', 'height=750']))
})
