import { expect, it } from 'vitest'
import { consequenceOf } from './ContractCard.model.ts'

it.each([
  ['offer', [], undefined],
  ['offer', ['orchi21'], 'endsOne'],
  ['offer', ['orchi21', 'rana'], 'endsMany'],
  ['termination', [], 'endsThis'],
  ['termination', ['orchi21'], 'endsThis'],
] as const)('%s above %j: %s', (kind, affected, consequence) => {
  expect(consequenceOf(kind, affected)).toBe(consequence)
})
