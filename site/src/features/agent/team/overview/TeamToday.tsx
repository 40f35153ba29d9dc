import { Columns } from '@brand/ui/columns'
import { Link } from '@brand/ui/link'
import { PageHeader } from '@brand/ui/page-header'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Stack } from '@brand/ui/stack'
import { useState } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { centrePath } from '../../../../app/centre/centres.ts'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { useTime } from '../../../../app/format/use-time.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import * as css from './today.css.ts'
import { TeamChanges } from './TeamChanges.tsx'
import { TodayByHour } from './TodayByHour.tsx'
import { TodayFigures } from './TodayFigures.tsx'

const scopes = ['team', 'direct', 'self'] as const

/** The day of an agent: figures beside yesterday up to the same minute, what changed, and how the day went by the hour. */
export default function TeamToday() {
  const t = useWords('team')
  const { time } = useTime()
  const [scope, setScope] = useState<(typeof scopes)[number]>('team')
  // Until the figures are there: the sentence has as many lines as it will have.
  const [opened] = useState(() => sdk.now())
  const answer = useApiQuery(agent.team.today, { scope }, { everyMs: 60_000 })
  const { data, isError } = answer
  return (
    <Stack space="xl">
      <div>
        <PageHeader
          title={t('range.today')}
          description={t('today.about', { time: time(data?.at ?? opened) })}
          actions={
            <SegmentedControl
              label={t('scope')}
              value={scope}
              onValueChange={setScope}
              options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            />
          }
        />
        {isError && !data ? <LoadFailed answer={answer} title={t('failed')} level={2} /> : <TodayFigures of={data} />}
      </div>
      <div className={data || isError ? undefined : css.waiting}>
        <Columns collapseBelow="desktop" space="2xl">
          <TeamChanges />
          {isError && !data ? null : <TodayByHour of={data} />}
        </Columns>
      </div>
      <div>
        <Link variant="action" href={centrePath('agent', 'teamOverview')}>
          {t('today.more')}
        </Link>
      </div>
    </Stack>
  )
}
