import { expect, it } from 'vitest'
import { byLayout } from './responsive.ts'

it.each([
  ['md', 'md'],
  [3, '3'],
  [{ phone: 'sm', desktop: 'lg' }, 'sm desktop:lg'],
  // In the order of the layouts, regardless of the order in the source.
  [{ wide: 'xl', narrow: '2xs', tablet: 'md' }, '2xs tablet:md wide:xl'],
  [{ desktop: 2 }, '2'],
  [{ phone: undefined, tablet: 'md' }, 'md'],
  [{}, ''],
])('%j is written %j', (value, words) => {
  expect(byLayout<string | number>(value)).toBe(words)
})
