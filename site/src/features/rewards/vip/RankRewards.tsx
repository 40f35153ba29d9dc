import type { VipRanksOutput } from '@brand/sdk/member'
import { buttonAttributes } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Text } from '@brand/ui/text'
import { useSummary } from '../../../app/centre/use-summary.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'

/** Where what ranks give is collected, and what it asks for. */
export function RankRewards({ terms: { multiple, claimDays } }: { terms: VipRanksOutput }) {
  const t = useWords('vip')
  const lang = useLang()
  const shown = useMemberShown()
  const waiting = useSummary()?.rewards.value?.claimable ?? 0
  const centre = memberPath('rewards')
  const play =
    multiple === 0 ? t('collect.free') : t('collect.play', { count: multiple, n: formatCount(multiple, lang) })
  if (!shown(centre)) return null
  return (
    <Card space="md" title={t('collect')}>
      <Text size="dense">
        {waiting > 0 ? t('collect.waiting', { count: waiting, n: formatCount(waiting, lang) }) : t('collect.none')}
      </Text>
      <Text size="dense" quiet>
        {play} {t('collect.days', { count: claimDays, n: formatCount(claimDays, lang) })}
      </Text>
      <a {...buttonAttributes({ variant: waiting > 0 ? 'primary' : 'secondary' })} href={centre}>
        {t('collect.open')}
      </a>
    </Card>
  )
}
