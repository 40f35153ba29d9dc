import { expect, it } from 'vitest'
import { pageQuery, type PageId } from '../centre/centres.ts'
import { memberPages, pageAsked, pageInMenus } from './member-pages.ts'

it('menus name a page of the member centre only where it is built and switched on', () => {
  expect(pageInMenus('/member', () => true)).toBe(true)
  expect(pageInMenus('/help?page=nowhere', () => true)).toBe(true)
  expect(pageInMenus('/member?page=nowhere', () => true)).toBe(false)
  expect(pageInMenus('/member?page=toString', () => true)).toBe(false)
  for (const [page, module] of Object.entries(memberPages)) {
    const href = `/member?page=${pageQuery(page as PageId)}`
    expect(
      pageInMenus(`${href}&type=x#top`, () => true),
      page,
    ).toBe(true)
    expect(
      pageInMenus(href, (id) => id !== module),
      page,
    ).toBe(false)
  }
})

it('a page is asked for with the word of its address alone', () => {
  expect(pageAsked('member', 'personalHistoryCopy')).toBe('bets')
  expect(pageAsked('agent', 'personalHistoryCopy')).toBe('teamBets')
  expect(pageAsked('member', 'limits')).toBe('limits')
  expect(pageAsked('member', 'bets')).toBeUndefined()
})
