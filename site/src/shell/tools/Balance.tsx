import { BalanceDisplay } from '@brand/ui/balance-display'
import { useEffect, type ReactNode } from 'react'
import { useBalance } from '../../app/auth/balance.ts'
import { choose, usePreferences } from '../../app/storage/preferences.ts'

/**
 * The balance of a logged-in account, kept current by push; whether it may be seen is remembered on this device.
 * Children are rendered beside it.
 */
export function Balance({ children }: { children?: ReactNode }) {
  const { data, isError, refetch } = useBalance()
  const { balanceHidden } = usePreferences()
  // Hidden in one tab, it is to be seen in none.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === 'balanceHidden') choose({ balanceHidden: newValue === '1' })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  return (
    <BalanceDisplay
      amount={data?.sumBalance}
      symbol={data?.currencySymbol ?? ''}
      failed={isError && !data}
      onRetry={() => void refetch()}
      masked={balanceHidden}
      onMaskedChange={(hidden) => choose({ balanceHidden: hidden })}
      playMoney
    >
      {children}
    </BalanceDisplay>
  )
}
