import { expect, test } from 'vitest'
import { entryStatus } from './entry-status.ts'

const order = { kind: 'withdrawal', id: 'W1' } as const

test.each([
  ['bet', undefined, 'done'],
  ['bonus_release', undefined, 'done'],
  ['withdraw_hold', order, 'held'],
  ['withdraw_paid', order, 'done'],
  ['withdraw_release', order, 'returned'],
  ['wallet_transfer_back', undefined, 'returned'],
  ['correction', { kind: 'transaction', id: '12' }, 'returned'],
] as const)('%s', (type, ref, status) => {
  expect(entryStatus({ type, ...(ref && { ref }) })).toBe(status)
})
