import { afterEach, expect, it, vi } from 'vitest'
import { formatsOf } from '../../../build/formats.ts'

const native = Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Intl[name as 'Locale']]))
const lao = 'lo-LA-u-ca-gregory-nu-latn'
const at = Date.UTC(2026, 10, 29, 13, 5)
afterEach(() => {
  Object.assign(Intl, native)
  vi.restoreAllMocks()
})

async function withLao() {
  vi.resetModules()
  const { wordSource } = await import('./word-files.ts')
  const { addFormats } = await import('./own-formats.ts')
  vi.spyOn(wordSource, 'read').mockImplementation((path) =>
    Promise.resolve(path === 'lo/formats' ? formatsOf(lao) : undefined),
  )
  await addFormats('lo', lao)
}

it('writes dates in the names of the language, in British order, whatever the time zone', async () => {
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const months = Array.from({ length: 12 }, (_none, n) =>
    new Intl.DateTimeFormat(lao, { month: 'long' }).format(Date.UTC(2026, n, 15)),
  )
  await withLao()
  expect(new Intl.DateTimeFormat(lao, { ...long, timeZone: 'UTC' }).format(at)).toBe(`29 ${months[10]} 2026`)
  expect(new Intl.DateTimeFormat(lao, { dateStyle: 'long', timeZone: 'UTC' }).format(at)).toBe(`29 ${months[10]} 2026`)
  const night = Date.UTC(2026, 10, 30, 23)
  expect(new Intl.DateTimeFormat(lao, { ...long, timeZone: 'Asia/Vientiane' }).format(night)).toBe(
    `1 ${months[11]} 2026`,
  )
  const range = new Intl.DateTimeFormat(lao, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(range.formatRange(at, Date.UTC(2026, 11, 2))).toMatch(new RegExp(`^29 ${months[10]}.+2 ${months[11]}$`))
  // Numbers alone are not names.
  expect(new Intl.DateTimeFormat(lao, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(at)).toBe('29/11')
})

it('writes units, moments and lists as the platform that has the language', async () => {
  const asked = () => [
    new Intl.NumberFormat(lao, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(5),
    new Intl.RelativeTimeFormat(lao, { numeric: 'auto' }).format(-1, 'day'),
    new Intl.RelativeTimeFormat(lao, { numeric: 'auto' }).format(-10, 'minutes'),
    new Intl.RelativeTimeFormat(lao).format(3, 'hour'),
    ...[['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map((list) =>
      new Intl.ListFormat(lao, { type: 'conjunction' }).format(list),
    ),
    new Intl.NumberFormat(lao).format(12_345),
  ]
  const platform = asked()
  await withLao()
  // The platform groups with dots in Lao; British English, whose numbers these are, with commas.
  expect(asked()).toEqual(platform.with(-1, '12,345'))
})

it('leaves other languages to the platform, once, and says what it has', async () => {
  const before = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' }).format(at)
  await withLao()
  expect(new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' }).format(at)).toBe(before)
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBeTruthy()
  expect(Intl.DateTimeFormat.supportedLocalesOf([lao])).toEqual([lao])
})
