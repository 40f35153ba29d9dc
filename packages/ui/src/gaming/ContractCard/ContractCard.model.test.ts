import { expect, it } from 'vitest'
import { consequenceOf } from './ContractCard.model.ts'

it.each([
  ['pending', [], undefined],
  ['pending', ['orchi21'], 'ends'],
  ['pending', ['orchi21', 'rana'], 'ends'],
  ['term_pending', [], 'endsThis'],
  ['term_pending', ['orchi21'], 'endsThis'],
  ['active', ['orchi21'], undefined],
] as const)('%s above %j: %s', (state, affected, consequence) => {
  expect(consequenceOf(state, affected)).toBe(consequence)
})
