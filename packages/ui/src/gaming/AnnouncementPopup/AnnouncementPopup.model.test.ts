import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageOf } from './AnnouncementPopup.model.ts'

const list = (count: number) => Array.from({ length: count }, (_none, i) => i)

it.each([
  [0, 1, 1, 0],
  [9, 1, 1, 9],
  [10, 1, 2, 9],
  [10, 2, 2, 1],
  [27, 3, 3, 9],
  [10, 7, 2, 1],
  [10, -1, 2, 9],
])('of %i the page %i: %i pages, %i on it', (count, page, pages, here) => {
  const book = pageOf(list(count), page)
  expect([book.pages, book.items.length]).toEqual([pages, here])
})

it('leaves none out and shows none twice', () => {
  fc.assert(
    fc.property(fc.nat(100), (count) => {
      const { pages } = pageOf(list(count), 1)
      expect(list(pages).flatMap((n) => pageOf(list(count), n + 1).items)).toEqual(list(count))
    }),
  )
})
