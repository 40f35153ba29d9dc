import { Card } from '@brand/ui/card'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Progress } from './use-vip.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** How a rank is kept and lost, and that a break costs nothing. */
export function KeepingRank({ progress: { level, month } }: { progress: Progress }) {
  const t = useWords('vip')
  const money = useMoney()
  return (
    <Card space="sm" title={t('rest')}>
      <Text size="dense">{level === 0 ? t('rest.first') : t('rest.keep', { amount: money(month.keep) })}</Text>
      <Text size="dense" quiet>
        {t('rest.break')}
      </Text>
    </Card>
  )
}
