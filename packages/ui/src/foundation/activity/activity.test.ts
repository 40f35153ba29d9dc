import { expect, it } from 'vitest'
import { actionOf, activityOf } from './activity.ts'

it.each([
  ['COMING_SOON', 'comingSoon'],
  ['coming-soon', 'comingSoon'],
  ['JOINABLE', 'join'],
  ['joined', 'joined'],
  ['signed', 'joined'],
  ['IN_PROGRESS', 'joined'],
  ['in process', 'processing'],
  ['COMPLETE', 'claim'],
  ['toString', undefined],
  ['', undefined],
])('%s is %s', (code, state) => {
  expect(activityOf(code)).toBe(state)
})

it('knows whose turn it is', () => {
  expect([actionOf('join'), actionOf('claim'), actionOf('confirm')]).toEqual(['join', 'claim', 'confirm'])
  expect([actionOf('applying'), actionOf(undefined)]).toEqual([undefined, undefined])
})
