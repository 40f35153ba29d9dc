import { expect, it } from 'vitest'
import { sizeOf } from './Heading.model.ts'

it('suits the level', () => {
  expect(([1, 2, 3, 4] as const).map(sizeOf)).toEqual(['xl', 'md', 'sm', 'sm'])
})
