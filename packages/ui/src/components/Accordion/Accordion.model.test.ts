import { expect, it } from 'vitest'
import { opened } from './Accordion.model.ts'

it.each([
  [[], ['a'], false, ['a']],
  [['a'], ['a', 'b'], false, ['b']],
  [['b'], ['b', 'a'], false, ['a']],
  [['a'], [], false, []],
  [['a'], ['a'], false, ['a']],
  [['a'], ['a', 'b'], true, ['a', 'b']],
  [['a', 'b'], ['b'], true, ['b']],
] as const)('%o, then %o, many: %s', (before, after, multiple, open) => {
  expect(opened(before, after, multiple)).toEqual(open)
})
