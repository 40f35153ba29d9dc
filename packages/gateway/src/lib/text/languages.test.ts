import { expect, test } from 'vitest'
import { completeLanguages, formatLocale, rulesLocale } from './languages.ts'

test('English and Bengali are complete', () => {
  expect(completeLanguages).toEqual(expect.arrayContaining(['en', 'bn']))
})

test('numbers and dates are written as the row of a language says, else as its tag does', () => {
  expect(new Intl.NumberFormat(formatLocale('bn')).format(1234)).toBe('১,২৩৪')
  expect(new Intl.NumberFormat(formatLocale('fr-CA')).format(0.5)).toBe('0,5')
})

test('a language without rules of its own has those of its locale, else English ones', () => {
  expect(['bn', 'tlh'].map(rulesLocale)).toEqual(['bn', 'en'])
})
