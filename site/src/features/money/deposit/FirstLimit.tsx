import { MoneyField } from '@brand/ui/money-field'
import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'

const periods = ['DAY', 'WEEK', 'MONTH'] as const
export const isPeriod = (value: string | undefined): value is (typeof periods)[number] =>
  periods.some((one) => one === value)

interface FirstLimitProps {
  symbol: string
  values: Readonly<Record<string, string>>
  errorOf: (field: string) => string | undefined
  /** The form was sent: faults show. */
  tried: boolean
  onChange: (field: string, value: string) => void
}

/**
 * The question before a first deposit: a limit, or none. Neither is preselected or more prominent, and no amount is
 * suggested.
 */
export function FirstLimit({ symbol, values, errorOf, tried, onChange }: FirstLimitProps) {
  const t = useWords('deposit')
  return (
    <Stack space="lg">
      <RadioGroup
        label={t('deposit.firstLimit')}
        hint={t('deposit.firstLimit.hint')}
        variant="cards"
        required
        value={values['withoutLimit'] ?? ''}
        error={errorOf('withoutLimit')}
        onValueChange={(value) => onChange('withoutLimit', value)}
        options={[
          { value: 'no', label: t('deposit.firstLimit.set'), note: t('deposit.firstLimit.set.note') },
          { value: 'yes', label: t('deposit.firstLimit.without'), note: t('deposit.firstLimit.without.note') },
        ]}
      />
      {values['withoutLimit'] === 'no' ? (
        <>
          <RadioGroup
            label={t('deposit.firstLimit.period')}
            required
            value={values['limitPeriod'] ?? ''}
            error={errorOf('limitPeriod')}
            onValueChange={(value) => onChange('limitPeriod', value)}
            options={periods.map((value) => ({ value, label: t(`deposit.firstLimit.period.${value}`) }))}
          />
          <MoneyField
            label={t('deposit.firstLimit.value')}
            required
            symbol={symbol}
            value={values['limitValue'] ?? ''}
            error={errorOf('limitValue')}
            min="0.01"
            hint={t('deposit.firstLimit.value.hint')}
            showFault={tried}
            onValueChange={(value) => onChange('limitValue', value)}
          />
        </>
      ) : null}
    </Stack>
  )
}
