import { expect, it } from 'vitest'
import { walked, type TimelineState } from './Timeline.model.ts'

it.each<[TimelineState, TimelineState | undefined, boolean]>([
  ['done', 'done', true],
  ['done', 'current', true],
  ['done', 'failed', true],
  ['done', 'todo', false],
  ['done', undefined, false],
  ['current', 'todo', false],
  ['failed', 'todo', false],
])('from %s to %s: %s', (state, next, is) => {
  expect(walked({ state }, next && { state: next })).toBe(is)
})
