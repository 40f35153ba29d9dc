import { BalanceDisplay } from '@brand/ui/balance-display'
import { useBalance } from '../app/balance.ts'
import { choose, usePreferences } from '../app/preferences.ts'

/** The balance of whoever is logged in, kept current by push; whether it may be seen is remembered on this device. */
export function Balance() {
  const { data, isError, refetch } = useBalance()
  const { balanceHidden } = usePreferences()
  return (
    <BalanceDisplay
      amount={data?.sumBalance}
      symbol={data?.currencySymbol ?? ''}
      failed={isError && !data}
      onRetry={() => void refetch()}
      masked={balanceHidden}
      onMaskedChange={(hidden) => choose({ balanceHidden: hidden })}
      playMoney
    />
  )
}
