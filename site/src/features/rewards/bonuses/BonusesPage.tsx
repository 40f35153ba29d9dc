import { Badge } from '@brand/ui/badge'
import { PageHeader } from '@brand/ui/page-header'
import { Tabs } from '@brand/ui/tabs'
import { member } from '../../../app/api/member-client.ts'
import { moduleOn } from '../../../app/api/modules.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useUrlTab } from '../../../app/navigation/use-url-state.ts'
import { BonusHistory } from './BonusHistory.tsx'
import { OpenBonuses } from './OpenBonuses.tsx'
import { PrizeSeries } from './PrizeSeries.tsx'
import { useOpenSpins } from './use-open-spins.ts'

/** Play moves a bonus, and ends it. */
const news: News = { events: ['turnover', 'promo.count'], areas: ['bonuses', 'rewards'] }

/**
 * Bonuses that are played, bet by bet, how others ended, and where there are lotteries their prize series. `?tab=`
 * names a part.
 */
export default function BonusesPage() {
  const t = useWords('bonuses')
  const lang = useLang()
  useInvalidateOnEvents(news)
  const open = useApiQuery(member.bonuses.open, {})
  const lotteries = moduleOn(useStatus().data?.info.whitelabel, 'GAMELO3')
  const tab = useUrlTab(lotteries ? ['open', 'series', 'history'] : ['open', 'history'])
  const count = (open.data?.list.length ?? 0) + useOpenSpins().spins.length
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      <Tabs
        label={t('title')}
        {...tab}
        items={[
          {
            value: 'open',
            label: (
              <>
                {t('tab.open')} {count > 0 ? <Badge>{formatCount(count, lang)}</Badge> : null}
              </>
            ),
            panel: <OpenBonuses />,
          },
          ...(lotteries ? [{ value: 'series', label: t('tab.series'), panel: <PrizeSeries /> }] : []),
          { value: 'history', label: t('tab.history'), panel: <BonusHistory /> },
        ]}
      />
    </>
  )
}
