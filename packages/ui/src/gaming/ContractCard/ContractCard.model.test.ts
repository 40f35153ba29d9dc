import { expect, it } from 'vitest'
import { consequenceOf } from './ContractCard.model.ts'

it.each([
  ['pending', [], undefined],
  ['pending', ['orchi21'], 'endsOne'],
  ['pending', ['orchi21', 'rana'], 'endsMany'],
  ['term_pending', [], 'endsThis'],
  ['term_pending', ['orchi21'], 'endsThis'],
  ['active', ['orchi21'], undefined],
] as const)('%s above %j: %s', (state, affected, consequence) => {
  expect(consequenceOf(state, affected)).toBe(consequence)
})
