import { expect, it } from 'vitest'
import { roleOf } from './Callout.model.ts'

it('interrupts for danger alone', () => {
  expect((['info', 'success', 'warning', 'danger'] as const).map(roleOf)).toEqual([
    'status',
    'status',
    'status',
    'alert',
  ])
})
