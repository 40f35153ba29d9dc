import { Money, type MoneyProps } from '@brand/ui/money'
import { useStatus } from '../api/status.ts'

/** An amount: the site's currency by its sign, another asset by its code. */
export function Amount(props: MoneyProps) {
  const site = useStatus().data?.currency
  const { currency } = props
  return <Money symbol={currency === site?.code ? site.symbol : currency} decimals={site?.decimals} {...props} />
}
