import { expect, test } from 'vitest'
import { MobileNumber } from '../contract/shapes.ts'
import { mobileReadings } from './mobile.ts'
import { visibleText } from './visible-text.ts'

test.each([
  ['typed', '+880 1715-835200'],
  ['copied from contacts, between marks of direction', '\u202A+880 1715\u2011835200\u202C'],
  ['copied from an Arabic chat', '\u200F\u2067+٨٨٠١٧١٥٨٣٥٢٠٠\u2069'],
  ['of a PDF file, with soft hyphens and spaces without width', '+880\u200B1715\u00AD835\u2060200'],
  ['with a full-width plus and digits', '＋８８０１７１５８３５２００'],
  ['with long dashes and no-break spaces', '+880\u00A01715 – 835 — 200'],
  ['of a link', 'tel:+8801715835200'],
  ['in Bengali digits', '+৮৮০১৭১৫৮৩৫২০০'],
  ['with 00', '00 880 1715 835200'],
  ['with a mark at the start of a file', '\uFEFF01715835200'],
])('a number %s is what a person sees', (_how, number) => {
  expect(MobileNumber.safeParse(visibleText(number)).success).toBe(true)
  expect(mobileReadings(number, '880')[0]).toBe('+8801715835200')
})

test('text keeps what can be seen: joiners of Bengali and emoji, line ends, the composed form of letters', () => {
  expect(visibleText('র\u200D্যাব 👩\u200D🌾\n\tok')).toBe('র\u200D্যাব 👩\u200D🌾\n\tok')
  expect(visibleText('cafe\u0301')).toBe('café')
  expect(visibleText('\u09AF\u09BC\u202E')).toBe(visibleText('\u09DF'))
})
