import { usersThree } from '@brand/ui/icons'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { stateChip } from '../../../app/records/state-chip.ts'
import { PagedTable } from '../../../app/records/PagedList.tsx'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { isOpen } from './referral.model.ts'
import { member } from '../../../app/api/member-client.ts'
import type { Friend } from './use-referrals.ts'

/** Friends who registered with the code, the newest first, with how far each is, or why one brings nothing. */
export function Friends() {
  const t = useWords('referral')
  const { day, time } = useTime()
  const pages = useApiPages(member.referrals.list, {})
  const columns: Column<Friend>[] = [
    {
      id: 'friend',
      head: t('friend'),
      cell: ({ account, joinedAt }) => (
        <Stack space="none">
          <span>
            <bdi>{account}</bdi>
          </span>
          <Text as="span" size="caption" quiet>
            {t('friend.since', { day: day(joinedAt) })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      head: t('friend.state'),
      align: 'end',
      cell: (row) => (
        <Stack space="2xs" align="end">
          <StatusChip status={stateChip(row.state)}>
            {t(`state.${row.state}` as 'state.REGISTERED', { defaultValue: row.state })}
          </StatusChip>
          {row.reason ? (
            <Text as="span" size="caption" quiet>
              {t(`reason.${row.reason}` as 'reason.OPERATOR', { defaultValue: row.reason })}
            </Text>
          ) : isOpen(row) ? (
            <Text as="span" size="caption" quiet>
              {t('friend.until', { time: time(row.until) })}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'deposits',
      head: t('friend.deposits'),
      align: 'end',
      phone: 'line',
      cell: ({ depositMet }) => t(depositMet ? 'met' : 'met.not'),
    },
    {
      id: 'validBet',
      head: t('friend.validBet'),
      align: 'end',
      phone: 'line',
      cell: ({ betMet }) => t(betMet ? 'met' : 'met.not'),
    },
    {
      id: 'reward',
      head: t('friend.reward'),
      align: 'end',
      phone: 'line',
      cell: ({ reason, reward }) => <Amount of={reason ? '0.00' : reward} />,
    },
  ]
  return (
    <Section title={t('friends')}>
      <PagedTable
        label={t('friends')}
        columns={columns}
        pages={pages}
        rowKey={({ referralId }) => referralId}
        empty={<EmptyList icon={usersThree} title={t('friends.none')} text={t('friends.none.text')} />}
      />
    </Section>
  )
}
