import { useStatus } from '../api/status.ts'

/** Code and sign of the operator's currency. */
export function useCurrency(): { code: string; symbol: string } {
  const { code = 'BDT', symbol = '৳' } = useStatus().data?.currency ?? {}
  return { code, symbol }
}
