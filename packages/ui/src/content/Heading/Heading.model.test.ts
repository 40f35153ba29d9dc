import { expect, it } from 'vitest'
import { sizeOf } from './Heading.model.ts'

it('defaults to the size of its level', () => {
  expect(([1, 2, 3, 4] as const).map(sizeOf)).toEqual(['xl', 'md', 'sm', 'sm'])
})
