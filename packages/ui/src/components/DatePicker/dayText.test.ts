import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from './DatePicker.model.ts'
import { dayText } from './dayText.ts'

const today = '2026-11-20'
const read = (lang: string, typed: string) => dayText(lang).read(typed, today)
const signs = { day: 'd', month: 'm', year: 'y' }

describe('what is typed', () => {
  it.each([
    ['en', '20/11/2026', '2026-11-20'],
    ['en', '20.11.26', '2026-11-20'],
    ['en', '5 1 2027', '2027-01-05'],
    ['en', '20112026', '2026-11-20'],
    ['en', '2026-11-20', '2026-11-20'],
    ['en', '2026/11/20', '2026-11-20'],
    ['en', '20 Nov 2026', '2026-11-20'],
    ['en', 'November 20, 2026', '2026-11-20'],
    ['en', '20 sept 26', '2026-09-20'],
    ['en', '1/1/90', '1990-01-01'],
    ['en', '1/1/46', '2046-01-01'],
    ['en', '1/1/47', '1947-01-01'],
    ['en', '29/2/2024', '2024-02-29'],
    ['en-US', '11/20/2026', '2026-11-20'],
    ['bn', '২০/১১/২০২৬', '2026-11-20'],
    ['bn', '২০ নভেম্বর ২০২৬', '2026-11-20'],
    ['bn', '20 nov 2026', '2026-11-20'],
    ['ar', '20‏/11‏/2026', '2026-11-20'],
    ['ar', '٢٠/١١/٢٠٢٦', '2026-11-20'],
    ['fa-u-ca-persian', '۱۴۰۵/۰۸/۲۹', '2026-11-20'],
    ['fa-u-ca-persian', '1405/8/29', '2026-11-20'],
    ['fa-u-ca-persian', '14050829', '2026-11-20'],
    ['fa-u-ca-persian', '05/8/29', '2026-11-20'],
    ['fa-u-ca-persian', '۲۹ آبان ۱۴۰۵', '2026-11-20'],
    ['fa-u-ca-persian', '1399/12/30', '2021-03-20'],
    ['fa-u-ca-persian', '2026-11-20', '2026-11-20'],
    ['fa', '۲۰۲۶/۱۱/۲۰', '2026-11-20'],
    ['fa-IR', '20 نوامبر 2026', '2026-11-20'],
    ['ur', '20/11/2026', '2026-11-20'],
    ['th', '20/11/2569', '2026-11-20'],
    ['th', '20 พ.ย. 2569', '2026-11-20'],
    ['th', '2026-11-20', '2026-11-20'],
    ['th-u-ca-gregory', '20/11/2026', '2026-11-20'],
    ['ar-u-nu-latn', '20/11/2026', '2026-11-20'],
    ['ar-SA-u-ca-islamic-umalqura', '10/6/1448', '2026-11-20'],
    ['ar-SA-u-ca-islamic-umalqura', '١٠ جمادى الآخرة ١٤٤٨', '2026-11-20'],
    ['ar-SA-u-ca-islamic-umalqura', '10 جمادى الأولى 1448', '2026-10-21'],
  ])('in %s %s is %s', (lang, typed, day) => expect(read(lang, typed)).toBe(day))

  it.each([
    ['en', ''],
    ['en', 'tomorrow'],
    ['en', '20/11'],
    ['en', '31/11/2026'],
    ['en', '29/2/2023'],
    ['en', '20/13/2026'],
    ['en', '0/1/2026'],
    ['en', '20 foo 2026'],
    ['en', '20/11/2026/1'],
    ['en', '20/11/12026'],
    ['fa-u-ca-persian', '1405/7/31'],
    ['fa-u-ca-persian', '1405/12/30'],
    ['fa-u-ca-persian', '1405/13/1'],
  ])('in %s "%s" is no day', (lang, typed) => expect(read(lang, typed)).toBeUndefined())

  it('is read back as it is written, any day, any language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40_000, max: 20_000 }),
        fc.constantFrom(
          'en',
          'en-US',
          'bn',
          'ar',
          'fa',
          'fa-u-ca-persian',
          'ur',
          'th',
          'de',
          'ja',
          'ar-SA-u-ca-islamic-umalqura',
        ),
        (off, lang) => {
          const day: Day = addDays('2026-11-20', off)
          expect(dayText(lang).read(dayText(lang).write(day), today)).toBe(day)
        },
      ),
    )
  })
})

it.each([
  'en',
  'en-US',
  'bn',
  'ar',
  'fa',
  'fa-u-ca-persian',
  'ur',
  'th',
  'de',
  'ja',
  'zh-CN',
  'zh-TW',
  'ko',
  'vi',
  'es',
  'pt',
  'fr',
  'it',
  'ru',
  'pl',
  'tr',
  'kk',
  'uz',
  'hi',
  'ne',
  'mr',
  'ta',
  'te',
  'km',
  'lo',
  'my',
  'id',
  'ms',
  'tl',
  'sw',
])('reads the days of a year as %s says them, with the month by name', (lang) => {
  const { locale, spoken, read: readDay } = dayText(lang)
  const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' })
  for (let n = 0; n < 366; n += 3) {
    const day = addDays('2026-01-01', n)
    const said = [spoken(day), long.format(Date.parse(day))]
    expect([said, said.map((words) => readDay(words, today))]).toEqual([said, [day, day]])
  }
})

it('gives the order in which a day is typed', () => {
  expect(dayText('en').pattern(signs)).toBe('dd/mm/yyyy')
  expect(dayText('en-US').pattern(signs)).toBe('mm/dd/yyyy')
  expect(dayText('fa-u-ca-persian').pattern({ day: 'روز', month: 'ماه', year: 'سال' })).toBe('سال/ماه/روز')
})

it('writes days in the calendar and digits of the language', () => {
  expect(dayText('en').spoken(today)).toBe('20 Nov 2026')
  expect(dayText('bn').write(today)).toBe('২০/১১/২০২৬')
  expect(dayText('fa-u-ca-persian').write(today)).toBe('۱۴۰۵/۰۸/۲۹')
  expect(dayText('fa-u-ca-persian').spoken(today)).toContain('آبان')
  expect(dayText('fa').write(today)).toBe('۲۰۲۶/۱۱/۲۰')
  expect(dayText('th').write(today)).toBe('20/11/2569')
  expect(dayText('th-u-ca-gregory').write(today)).toBe('20/11/2026')
  expect(dayText('en').span('2026-11-14', today)).toMatch(/^14.–.20 Nov 2026$/)
  expect(dayText('en').span(today, today)).toBe('20 Nov 2026')
})

it.each([
  ['fa-u-ca-persian', 6],
  ['en', 1],
  ['en-US', 0],
  ['ar-EG', 6],
  ['bn', 0],
])('weeks in %s start on day %i', (lang, start) => {
  expect(dayText(lang).weekStart).toBe(start)
})
