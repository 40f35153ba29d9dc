import { Button } from '@brand/ui/button'
import { MoneyField } from '@brand/ui/money-field'
import { boundBroken } from '../../../app/format/bounds.ts'
import { least, moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

interface Limits {
  min: string
  max: string
  available: string
  leftToday: string
}
const boundsOf = ({ min, max, available, leftToday }: Limits) => ({ min, max: least(available, max, leftToday) })

/** Whether an amount can be sent now. */
export const isAmount = (amount: string, limits: Limits): boolean =>
  amount !== '' && boundBroken(amount, boundsOf(limits)) === undefined

interface AmountFieldProps {
  limits: Limits
  value: string
  onChange: (value: string) => void
  /** The form was sent: what is wrong with the amount is shown. */
  tried: boolean
  /** What the gateway says is wrong with it. */
  error: string | undefined
}

/** How much is sent, or all that may be. */
export function AmountField({ limits, value, onChange, tried, error }: AmountFieldProps) {
  const t = useWords('transfer')
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const bounds = boundsOf(limits)
  const [min, max] = [money(bounds.min), money(bounds.max)]
  const bound = boundBroken(value, bounds)
  const wrong = {
    min: t('amount.below', { min }),
    max: t('amount.above', { max }),
    none: value ? undefined : t('amount.missing'),
  }[bound ?? 'none']
  return (
    <MoneyField
      {...bounds}
      label={t('amount')}
      symbol={symbol}
      value={value}
      onValueChange={onChange}
      required
      hint={t('amount.bounds', { min, max })}
      aside={
        <Button size="sm" variant="quiet" onClick={() => onChange(bounds.max)}>
          {t('amount.all')}
        </Button>
      }
      error={tried && wrong ? wrong : error}
    />
  )
}
