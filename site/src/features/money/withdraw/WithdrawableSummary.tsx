import type { TurnoverInfo } from '@brand/sdk/member'
import { Card } from '@brand/ui/card'
import { Divider } from '@brand/ui/divider'
import { Grid } from '@brand/ui/grid'
import { Text } from '@brand/ui/text'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Money } from '../../../app/format/money.ts'

/** What may be withdrawn now, what may not yet, and why. */
export function WithdrawableSummary({
  turnover,
  money,
  why,
}: {
  turnover: TurnoverInfo
  money: Money
  why: ReactNode
}) {
  const t = useWords('withdraw')
  const open = turnover.requirements.length > 0
  return (
    <Card as="section" aria-label={t('withdraw.standing')} space={{ phone: 'lg', tablet: '2xl' }}>
      <Grid minColumn="sm" stretch space={{ phone: 'md', tablet: 'xl' }}>
        <Text as="div" size="dense" quiet>
          {t('withdraw.withdrawable')}
          <Text as="div" size="headline">
            <bdi data-part="withdrawable">{money(turnover.withdrawable)}</bdi>
          </Text>
        </Text>
        <Text as="div" size="dense" quiet>
          {t('withdraw.locked')}
          <Text as="div" size="headline" quiet>
            <bdi data-part="locked">{money(turnover.locked)}</bdi>
          </Text>
        </Text>
      </Grid>
      {open ? (
        <>
          <Divider />
          {why}
        </>
      ) : null}
    </Card>
  )
}
