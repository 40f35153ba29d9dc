import { Grid } from '@brand/ui/grid'
import { IconButton } from '@brand/ui/icon-button'
import { trash } from '@brand/ui/icons'
import { MoneyField } from '@brand/ui/money-field'
import { AccountNameField } from '../../../../app/forms/AccountNameField.tsx'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import type { GiftRow } from './gifts.model.ts'

interface GiftFieldsProps {
  /** Number of the row, from 1. */
  n: number
  row: GiftRow
  withAmount: boolean
  most: string
  wrongAccount: string | undefined
  wrongAmount: string | undefined
  onChange: (next: Partial<GiftRow>) => void
  /** Undefined for the only row. */
  onRemove: (() => void) | undefined
}

/** One gift: who, and how much where each gets something else. */
export function GiftFields({
  n,
  row,
  withAmount,
  most,
  wrongAccount,
  wrongAmount,
  onChange,
  onRemove,
}: GiftFieldsProps) {
  const t = useWords('transfer')
  const lang = useLang()
  const { symbol } = useCurrency()
  const number = { n: formatCount(n, lang) }
  return (
    <Grid columns={{ phone: 1, tablet: withAmount ? 2 : 1 }} space="md">
      <AccountNameField
        label={t('packet.person', number)}
        value={row.account}
        onValueChange={(account) => onChange({ account })}
        end={
          onRemove ? <IconButton size="sm" label={t('packet.remove', number)} icon={trash} onClick={onRemove} /> : null
        }
        error={wrongAccount}
      />
      {withAmount ? (
        <MoneyField
          label={t('packet.amount', number)}
          symbol={symbol}
          max={most}
          value={row.amount}
          onValueChange={(amount) => onChange({ amount })}
          required
          error={wrongAmount}
        />
      ) : null}
    </Grid>
  )
}
