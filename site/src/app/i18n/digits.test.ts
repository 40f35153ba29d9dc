import { expect, it } from 'vitest'
import { createI18n } from './i18n.ts'

it.each([
  ['bn', 'সর্বোচ্চ ১৪০টি, ২০২৬ সালে ১,২৩৪ বার, 500.00, ১.৫'],
  ['en', 'সর্বোচ্চ 140টি, 2026 সালে 1,234 বার, 500.00, 1.5'],
] as const)('numbers are in the digits of %s, texts stay as they are', async (lang, expected) => {
  const i18n = await createI18n(lang)
  i18n.addResource(lang, 'site', 'tried', 'সর্বোচ্চ {{max}}টি, {{year}} সালে {{times, number}} বার, {{amount}}, {{rate}}')
  const values = { max: 140, year: 2026, times: 1234, amount: '500.00', rate: 1.5 }
  expect(i18n.t('tried' as never, values as never)).toBe(expected)
})
