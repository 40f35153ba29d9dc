import { expect, it } from 'vitest'
import { settingsOf } from '../app/settings.ts'
import { shownCurrency } from './shown-currency.ts'

const decimals = (code: string, respectCurrencyDecimals: boolean) =>
  shownCurrency(
    settingsOf([
      { key: 'currency', value: { code } },
      { key: 'money', value: { respectCurrencyDecimals } },
    ]),
  ).decimals

it('shows two decimals, unless the operator has those of the currency shown', () => {
  for (const code of ['JPY', 'KRW', 'VND', 'IDR']) expect([decimals(code, false), decimals(code, true)]).toEqual([2, 0])
  expect([decimals('BDT', false), decimals('BDT', true)]).toEqual([2, 2])
})
