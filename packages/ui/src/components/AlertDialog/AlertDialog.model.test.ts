import { expect, it } from 'vitest'
import { asking, decide, mayLeave, type Decision } from './AlertDialog.model.ts'

const error = new Error('offline')
const working: Decision = { phase: 'working' }
const failed: Decision = { phase: 'failed', error }

it.each([
  [asking, { type: 'confirm' }, working],
  [failed, { type: 'confirm' }, working],
  [working, { type: 'fail', error }, failed],
  [asking, { type: 'fail', error }, asking],
  [working, { type: 'reset' }, asking],
  [failed, { type: 'reset' }, asking],
] as const)('%o after %o is %o', (now, event, next) => {
  expect(decide(now, event)).toEqual(next)
})

it('can close at any time except while working', () => {
  expect([asking, working, failed].map(mayLeave)).toEqual([true, false, true])
})
