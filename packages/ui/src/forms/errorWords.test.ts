import { expect, it } from 'vitest'
import bn from '../i18n/locales/bn.ts'
import en from '../i18n/locales/en.ts'
import { fill, type UiStrings } from '../i18n/useStrings.ts'
import { compileRules, type FieldRule } from './compileRules.ts'
import { errorWords } from './errorWords.ts'

const wordsOf = (strings: UiStrings, locale: string) =>
  errorWords((key, values) => fill(strings.ruleForm[key], values), locale)
const words = wordsOf(en, 'en')
const fault = { kind: 'pattern', patternId: 'letter_first', min: 6, max: 12 } as const
const hint = (rule: Partial<FieldRule>) => compileRules([{ field: 'x', ...rule }]).fields.map(words.hint)[0]

it('follows the family, with its bounds; equal ones read as one number', () => {
  expect(words.error('username', fault)).toBe('Start with a letter, then letters and digits, 6 - 12 characters')
  expect(words.error('username', { ...fault, min: 6, max: 6 })).toBe(
    'Start with a letter, then letters and digits, 6 characters',
  )
  expect(words.error('username', { ...fault, min: 0 }), 'no field may have fewer than one').toContain('1 - 12')
  expect(words.error('x', { ...fault, patternId: 'date_ymd' })).toBe('A date as yyyy-MM-dd')
})

it('has sentences of their own for some fields and faults', () => {
  expect(words.error('mobileNum', { kind: 'required' })).toBe('Please enter a valid mobile number')
  expect(words.error('mobileNum', fault)).toBe('Phone number format is incorrect')
  expect(words.error('payeeName', fault)).toBe('Real name format is incorrect')
  expect(words.error('referralCode', fault)).toBe('Invalid invitation code')
  expect(words.error('captcha', { kind: 'required' })).toBe('Please enter the captcha')
  expect(words.error('username', { kind: 'required' })).toBe('Input cannot be empty')
  expect(words.error('checkPass', { kind: 'confirm' })).toBe('Incorrect confirmation input')
  expect(words.error('password', { ...fault, kind: 'length' })).toBe(
    'Please fill in your password with 6 - 12 characters',
  )
  expect(words.error('constructor', fault)).toContain('Start with a letter')
})

it('describes what a field expects, unless the label is enough', () => {
  expect(hint({ patternId: 'english_name', minLength: 2, maxLength: 40 })).toBe(
    'English letters and spaces only, 2 - 40 characters',
  )
  expect(hint({ maxLength: 20 })).toBe('1 - 20 characters')
  for (const rule of [
    {},
    { type: 'password', maxLength: 20 },
    { patternId: 'email', maxLength: 64 },
    { equals: 'y', maxLength: 20 },
  ])
    expect(hint(rule)).toBeUndefined()
})

it('writes numbers as the language does', () => {
  expect(wordsOf(bn, 'bn').error('x', { ...fault, patternId: 'any' })).toBe('৬ - ১২ অক্ষর')
})
