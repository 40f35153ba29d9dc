import { expect, it } from 'vitest'
import { formatPercent } from './percent.ts'

it('writes percents in the digits of the reader', () => {
  expect([formatPercent(1.5, 'en'), formatPercent(100, 'en'), formatPercent(1.25, 'bn')]).toEqual([
    '1.5%',
    '100%',
    '১.২৫%',
  ])
})
