import { expect, it } from 'vitest'
import { dayFor, dayOf } from '../../../app/forms/DayField.tsx'
import { latestBirthday } from './birthday.ts'

it.each([
  ['2026-11-21', 18, '2008-11-21'],
  ['2024-02-29', 18, '2006-02-28'],
  ['2024-02-29', 20, '2004-02-29'],
  ['2026-01-01', 21, '2005-01-01'],
])('who turns of age on %s (%i) was born by %s', (today, age, born) => {
  expect(latestBirthday(today, age)).toBe(born)
})

it('is written as the rule of the server wants it', () => {
  expect(dayFor('date_mdy', '2008-11-21')).toBe('11-21-2008')
  expect(dayOf('date_mdy', '11-21-2008')).toBe('2008-11-21')
  for (const same of [dayFor, dayOf]) expect(same('date_ymd', '2008-11-21')).toBe('2008-11-21')
})
