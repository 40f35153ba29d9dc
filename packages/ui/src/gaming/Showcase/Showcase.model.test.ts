import { expect, it } from 'vitest'
import { slideAt } from './Showcase.model.ts'

it.each([
  ['at rest', 0, 320, 0],
  ['less than half way', 150, 320, 0],
  ['more than half way', 170, 320, 1],
  ['at the end, which the last slide cannot leave', 590, 320, 2],
  ['pulled beyond either end', -40, 320, 0],
  ['pulled beyond the far end', 1200, 320, 2],
  ['from right to left', -330, -320, 1],
  ['not laid out yet', 0, 0, 0],
])('%s', (_, scrolled, step, at) => expect(slideAt(scrolled, step, 3)).toBe(at))
it('a row without slides is at its start', () => expect(slideAt(10, 320, 0)).toBe(0))
