import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'
import english from './locales/en.ts'
import { accented, ACCENTED, mirrored, MIRRORED, pseudoStrings } from './pseudo.ts'
import { fill } from './useStrings.ts'

const texts = Object.values(english).flatMap((part) => Object.values(part) as string[])
const holes = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
const letters = (text: string) => text.replace(/\{\{\w+\}\}/g, '').length

it('marks letters and keeps placeholders', () => {
  expect(accented('Next page')).toBe('[Ñééxţ pááĝéé~]')
  expect(fill(accented('{{met}} of {{total}} rules met'), { met: 2, total: 5 })).toMatch(/^\[2 .* 5 .*\]$/)
})

it('makes every word of the kit at least 35 % longer and loses no placeholder', () => {
  for (const text of texts) {
    for (const made of [accented(text), mirrored(text)]) {
      expect(letters(made), text).toBeGreaterThanOrEqual(letters(text) * 1.35)
      expect(holes(made)).toEqual(holes(text))
    }
  }
})

it('lengthens what has no vowels, too', () => {
  expect(accented('PG')).toBe('[PĜ~]')
})

it('has a right-to-left variant, with each run closed', () => {
  expect(mirrored('Page {{page}}')).toBe('\u202e[Pááĝéé \u202c{{page}}\u202e]\u202c')
  expect([directionOf(ACCENTED), directionOf(MIRRORED)]).toEqual(['ltr', 'rtl'])
})

it('makes a whole language', () => {
  const made = pseudoStrings(english, MIRRORED)
  expect(Object.keys(made)).toEqual(Object.keys(english))
  expect(made.dialog.close).toBe(mirrored(english.dialog.close))
  expect(pseudoStrings(english, ACCENTED).dialog.close).toBe(accented(english.dialog.close))
})
