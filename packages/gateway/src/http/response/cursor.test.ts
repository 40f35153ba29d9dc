import { expect, test } from 'vitest'
import { cursorOf, isInstant, isSmall, keyIn } from './cursor.ts'

const read = (after: string) => keyIn(after, 'time', [isInstant, isSmall])

test('a key comes back as it was, up to the microsecond', () => {
  const key = ['2026-11-20T10:00:05.123456Z', '17']
  expect(read(cursorOf('time', ...key))).toEqual(key)
  expect(keyIn(undefined, 'time', [isInstant])).toBeUndefined()
})

test.each([
  ['another order', cursorOf('name', '2026-11-20T10:00:05.123456Z', '17')],
  ['no JSON', 'bm90aGluZw'],
  ['too few parts', cursorOf('time', '2026-11-20T10:00:05.123456Z')],
  ['a day that there is not', cursorOf('time', '2026-02-30T10:00:05.123456Z', '17')],
  ['an hour that there is not', cursorOf('time', '2026-11-20T25:00:05.123456Z', '17')],
  ['a month that there is not', cursorOf('time', '2026-99-20T10:00:05.123456Z', '17')],
  ['a year that the database does not know', cursorOf('time', '0000-11-20T10:00:05.123456Z', '17')],
  ['a number beyond four bytes', cursorOf('time', '2026-11-20T10:00:05.123456Z', '9999999999')],
])('a cursor of %s is refused', (_what, after) => {
  expect(() => read(after)).toThrow(expect.objectContaining({ code: 'validation', more: { field: 'after' } }))
})
