import { expect, test } from 'vitest'
import { stayingInAgentCentre } from './paths.ts'

test('a page of both centres stays in that of agents, with its query', () => {
  expect(stayingInAgentCentre('/member?page=withdraw')).toBe('/agentHome?page=withdraw')
  expect(stayingInAgentCentre('/member?page=withdraw&method=bank#form')).toBe(
    '/agentHome?page=withdraw&method=bank#form',
  )
})

test('a page that agents do not have, and one whose name only begins alike, stay where they are', () => {
  expect(stayingInAgentCentre('/member?page=limits')).toBe('/member?page=limits')
  expect(stayingInAgentCentre('/member?page=withdrawals')).toBe('/member?page=withdrawals')
  expect(stayingInAgentCentre('/promotions')).toBe('/promotions')
})
