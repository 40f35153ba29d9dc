import { Money } from '@brand/ui/money'
import { Stack } from '@brand/ui/stack'

export function Default() {
  return <Money amount="1250.50" currency="BDT" />
}

export function GainOrLoss() {
  return (
    <Stack space="2xs" align="end">
      <Money amount="500.00" currency="BDT" sign="always" tone="sign" />
      <Money amount="-1250.50" currency="BDT" sign="always" tone="sign" />
    </Stack>
  )
}
