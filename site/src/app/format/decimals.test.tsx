import { setMoneyDecimals } from '@brand/ui/balance-display'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { plainText } from '../../testing/plain-text.ts'
import { Amount } from './Amount.tsx'
import { useCurrency } from './use-currency.ts'
import { moneyIn } from './money.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setMoneyDecimals(2)
})

it('shows amounts with the decimals of the currency, as the gateway says', async () => {
  const Page = () => {
    const { symbol } = useCurrency()
    return (
      <main>
        <Amount of="1250.00" /> <span>{moneyIn(symbol)('98000.50')}</span> <Amount of="3.50" currency="FUN" />
      </main>
    )
  }
  const currency = { code: 'JPY', symbol: '¥', decimals: 0, playMoney: true }
  await showPage(Page, { words: [], answers: { system: { status: { ...fixtures.system.status, currency } } } })
  const shown = () => plainText(screen.getByRole('main').textContent)
  await waitFor(() => expect(shown()).toMatch(/^¥ 1,2501,250 Japanese yen ¥ 98,000 FUN 3\.50/))
})
