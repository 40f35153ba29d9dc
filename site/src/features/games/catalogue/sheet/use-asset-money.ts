import { formatMoney } from '@brand/ui/balance-display'
import { useStatus } from '../../../../app/api/status.ts'

/**
 * `money('-19.50', 'BDT')`: `− ৳ 19.50`, with a narrow gap. An asset other than the site's currency has its code.
 * `signed` marks a gain too.
 */
export function useAssetMoney(): (amount: string, currency: string, signed?: boolean) => string {
  const site = useStatus().data?.currency
  return (amount, currency, signed = false) => {
    const text = formatMoney(amount, site?.decimals) ?? amount
    const minus = text.startsWith('−')
    const sign = minus ? '− ' : signed && /[1-9]/.test(text) ? '+ ' : ''
    return `${sign}${currency === site?.code ? site.symbol : currency}\u202f${minus ? text.slice(1) : text}`
  }
}
