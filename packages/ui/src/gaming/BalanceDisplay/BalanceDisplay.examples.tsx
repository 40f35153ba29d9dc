import { BalanceDisplay, type BalanceDisplayProps } from '@brand/ui/balance-display'
import { Button } from '@brand/ui/button'
import { useState } from 'react'

const Remembered = (props: BalanceDisplayProps) => {
  const [masked, setMasked] = useState(false)
  return <BalanceDisplay {...props} masked={masked} onMaskedChange={setMasked} />
}

export function Toggle() {
  return <Remembered symbol="৳" amount="24860.5" playMoney />
}

/** A masked balance with its deposit button. */
export function WithDeposit() {
  return (
    <BalanceDisplay symbol="৳" amount="24860.5" masked>
      <Button variant="primary" size="sm">
        Deposit
      </Button>
    </BalanceDisplay>
  )
}
