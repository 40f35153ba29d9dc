import { expect, it } from 'vitest'
import { memberPages } from '../../../app/routing/member-pages.ts'
import { centrePages } from './pages.ts'

it('has each built page once, each with a place of its own in its group', () => {
  expect(centrePages.map(({ id }) => id).sort()).toEqual(Object.keys(memberPages).sort())
  expect(new Set(centrePages.map(({ group, order }) => `${group} ${order}`)).size).toBe(centrePages.length)
})
