import { DataList } from '@brand/ui/data-list'
import { Stack } from '@brand/ui/stack'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { RetryState } from '../../../app/errors/RetryState.tsx'
import { useBalance } from '../../../app/auth/balance.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { useAccount } from '../../../app/auth/session.ts'
import type { Key } from '../../../app/i18n/words.ts'
import { SiteClock } from './SiteClock.tsx'
import { SupportHours } from './SupportHours.tsx'

const kinds: Record<number, Key<'agent'>> = { 1: 'kind.1', 2: 'kind.2', 41: 'kind.41', 42: 'kind.42' }

/** The agent's own account: name, kind in words, balance, and what time it is here. */
export function AgentOverview({ level = 1 }: { level?: 1 | 2 }) {
  const t = useWords('agent')
  const { member, failed } = useAccount()
  const { data: balance } = useBalance()
  const { balanceHidden } = usePreferences()
  const { day } = useTime()
  if (failed) return <RetryState answer={{ refetch: () => location.reload() }} title={t('failed')} />
  const kind = member ? kinds[member.type] : undefined
  return (
    <>
      <PageHeader level={level} title={t('overview')} />
      <Stack space="xl">
        <DataList
          variant="cards"
          columns={{ phone: 1, tablet: 2, wide: 4 }}
          items={[
            {
              term: t('name'),
              value: member ? <bdi>{member.nickname}</bdi> : <Skeleton />,
              note: member ? `${t('account')} ${member.account}` : null,
            },
            {
              term: t('kind'),
              value: member ? kind ? t(kind) : t('kind.41') : <Skeleton />,
              note: member ? `${t('since')} ${day(member.regDate)}` : null,
            },
            {
              term: t('balance'),
              value: balance ? balanceHidden ? '••••••' : <Amount of={balance.sumBalance} /> : <Skeleton />,
              note: t('playMoney'),
            },
            { term: t('clock'), value: <SiteClock /> },
          ]}
        />
        <SupportHours />
      </Stack>
    </>
  )
}
