import { expect, it } from 'vitest'
import { memberPages, pageInMenus } from './member-pages.ts'

it('menus name a page of the member centre only where it is built and switched on', () => {
  expect(pageInMenus('/member', () => true)).toBe(true)
  expect(pageInMenus('/help?page=nowhere', () => true)).toBe(true)
  expect(pageInMenus('/member?page=nowhere', () => true)).toBe(false)
  expect(pageInMenus('/member?page=toString', () => true)).toBe(false)
  for (const [page, module] of Object.entries(memberPages)) {
    expect(
      pageInMenus(`/member?page=${page}&type=x#top`, () => true),
      page,
    ).toBe(true)
    expect(
      pageInMenus(`/member?page=${page}`, (id) => id !== module),
      page,
    ).toBe(false)
  }
})
