import { expect, it } from 'vitest'
import { countText, currentIn, inRail, unreadIn, type MenuSection } from './entries.ts'

it('keeps in the rail only what has an icon', () => {
  expect(inRail({ id: 'a', entries: [{ id: 'x', label: 'X', icon: 'M0' }] })).toBe(true)
  expect(inRail({ id: 'a', entries: [{ id: 'x', label: 'X' }] })).toBe(false)
  expect(inRail({ id: 'a', content: 'QR' })).toBe(false)
})

it.each([
  [undefined, 'en', undefined],
  [0, 'en', undefined],
  [-1, 'en', undefined],
  [7, 'en', '7'],
  [99, 'en', '99'],
  [100, 'en', '99+'],
  [3, 'bn', '৩'],
  [1000, 'bn', '৯৯+'],
])('%s unread things in %s: %s', (count, locale, text) => {
  expect(countText(count, locale)).toBe(text)
})

it('adds up what is unread and finds where the reader is', () => {
  const sections: MenuSection[] = [
    {
      id: 'a',
      entries: [
        { id: 'x', label: 'X', unread: 3 },
        { id: 'y', label: 'Y', unread: -2 },
      ],
    },
    { id: 'b', entries: [{ id: 'z', label: 'Z', unread: 2, current: true }] },
    { id: 'c', content: 'QR' },
  ]
  expect(unreadIn(sections)).toBe(5)
  expect(currentIn(sections)?.id).toBe('z')
  expect(currentIn([])).toBeUndefined()
})
