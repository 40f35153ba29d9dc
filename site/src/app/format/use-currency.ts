import { setMoneyDecimals } from '@brand/ui/balance-display'
import { useStatus } from '../api/status.ts'

/**
 * Code and sign of the operator's currency, and the decimals it is shown with. `unit`: the least that banks move of it,
 * minor units.
 */
export function useCurrency(): { code: string; symbol: string; decimals: number; unit: bigint } {
  const { code = 'BDT', symbol = '৳', decimals = 2 } = useStatus().data?.currency ?? {}
  // The header asks for it on every page, before any amount below it is drawn.
  setMoneyDecimals(decimals)
  return { code, symbol, decimals, unit: decimals === 0 ? 100n : 1n }
}
