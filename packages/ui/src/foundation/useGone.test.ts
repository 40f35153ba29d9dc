import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { neighbourOf, useGone } from './useGone.ts'

const list = (values: string) => [...values].map((value) => ({ value, disabled: value === 'x' }))

it.each([
  ['b', 'abc', 'ac', 'c'],
  ['c', 'abc', 'ab', 'b'],
  ['b', 'abxc', 'axc', 'c'],
  ['b', 'abx', 'ax', 'a'],
  ['b', 'abc', 'yz', 'y'],
  ['b', 'bx', 'x', undefined],
])('leads from %s of %s, of which %s is left, to %s', (value, before, after, to) => {
  expect(neighbourOf(value, list(before), list(after))).toBe(to)
})

it('tells once what stays of a choice, and nothing of values that were never there or of an empty list', () => {
  const onGone = vi.fn()
  const { rerender } = renderHook(({ options }) => useGone(options, ['a', 'c', 'later'], onGone), {
    initialProps: { options: list('abc') },
  })
  rerender({ options: [] })
  rerender({ options: list('abc') })
  expect(onGone).not.toHaveBeenCalled()
  rerender({ options: list('bc') })
  rerender({ options: list('bc') })
  expect(onGone).toHaveBeenCalledExactlyOnceWith(['c', 'later'], 'b')
})
