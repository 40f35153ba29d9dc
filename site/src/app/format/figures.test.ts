import { expect, it } from 'vitest'
import { leftText } from './left-text.ts'
import { formatPercent } from './percent.ts'

it.each([
  [-5, 'en', '0:00'],
  [1, 'en', '0:01'],
  [1000, 'en', '0:01'],
  [1001, 'en', '0:02'],
  [245_000, 'en', '4:05'],
  [39_845_000, 'en', '11:04:05'],
  [245_000, 'bn-BD', '৪:০৫'],
])('%i ms are %s: %s', (ms, locale, text) => {
  expect(leftText(ms, locale)).toBe(text)
})

it('writes percents in the digits of the reader', () => {
  expect([formatPercent(1.5, 'en'), formatPercent(100, 'en'), formatPercent(1.25, 'bn')]).toEqual([
    '1.5%',
    '100%',
    '১.২৫%',
  ])
})
