import { describe, expect, it } from 'vitest'
import { sampleCountries } from '../../docs/countries.ts'
import { countryOptions, fold, searchable, searchOptions } from './Combobox.model.ts'

describe('fold', () => {
  it.each([
    ['  Åland ', 'aland'],
    ['+৮৮০', '880'],
    ['00880', '880'],
    ['CÔTE', 'cote'],
    ['০১৭', '017'],
    ['+', ''],
    ['007', '7'],
  ])('%s is compared as %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('searchOptions', () => {
  const all = searchable([
    { value: 'a', label: 'Guinea' },
    { value: 'b', label: 'Papua New Guinea' },
    { value: 'c', label: 'Equatorial Guinea', keywords: ['GQ'] },
    { value: 'd', label: 'Genguineal' },
  ])
  const found = (text: string) =>
    searchOptions(all, text)
      .map(({ value }) => value)
      .join('')

  it('puts beginnings before words before anything inside, and keeps the order of the list among equals', () => {
    expect(found('guinea')).toBe('abcd')
    expect(found('GUI')).toBe('abcd')
    expect(found('gq')).toBe('c')
    expect(found('nothing like it')).toBe('')
  })
  it('holds all while there is nothing to look for', () => expect(found('  ')).toBe('abcd'))
})

describe('countries', () => {
  const first = (lang: string, text: string) =>
    searchOptions(searchable(countryOptions(sampleCountries, lang)), text)[0]?.value

  it.each([
    ['bn', 'বাংলা', 'BD'],
    ['bn', 'bangla', 'BD'],
    ['bn', 'bd', 'BD'],
    ['bn', '880', 'BD'],
    ['bn', '+880', 'BD'],
    ['bn', '+৮৮০', 'BD'],
    ['fa', 'ایران', 'IR'],
    ['fa', 'iran', 'IR'],
    ['en', 'cote', 'CI'],
    ['en', '0044', 'GB'],
    ['ar', 'us', 'US'],
  ])('in %s "%s" finds %s first', (lang, text, code) => {
    const found = searchOptions(searchable(countryOptions(sampleCountries, lang)), text).map(({ value }) => value)
    // Four territories share +44.
    if (text === '0044') expect(found.slice(0, 4)).toContain(code)
    else expect(first(lang, text)).toBe(code)
  })

  it('are named by the gateway where it names them, and sorted as the language does', () => {
    const options = countryOptions(
      [
        { countryCode: 'NP', countryDialingCode: '977' },
        { countryCode: 'BD', countryDialingCode: '880', name: 'Bangladesh (home)' },
      ],
      'en',
      ({ countryCode }) => `flag of ${countryCode}`,
    )
    expect(options).toEqual([
      {
        value: 'BD',
        label: 'Bangladesh (home)',
        note: '+880',
        keywords: ['Bangladesh', 'BD', '880'],
        start: 'flag of BD',
      },
      { value: 'NP', label: 'Nepal', note: '+977', keywords: ['Nepal', 'NP', '977'], start: 'flag of NP' },
    ])
  })

  it('accept an invalid code', () => {
    expect(countryOptions([{ countryCode: '??', countryDialingCode: '0' }], 'en')[0]?.label).toBe('??')
  })
})
