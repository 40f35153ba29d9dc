import { expect, test } from 'vitest'
import { orderOf, sortOf } from './order.ts'

test('every order of the gateway is a column and a direction, and nothing else is an order', () => {
  for (const order of ['registered', 'registeredFirst', 'account'] as const) expect(orderOf(sortOf(order))).toBe(order)
  expect(sortOf()).toEqual({ column: 'registered', direction: 'descending' })
  expect(orderOf({ column: 'account', direction: 'descending' })).toBeUndefined()
  expect(orderOf({ column: 'balance', direction: 'ascending' })).toBeUndefined()
})
