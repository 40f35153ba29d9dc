import type { LoginRow, SecuritySessionsOutput } from '@brand/sdk/member'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { Pagination } from '@brand/ui/pagination'
import { StatusChip } from '@brand/ui/status-chip'
import { Table } from '@brand/ui/table'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

type Login = SecuritySessionsOutput['list'][number]
const ways = ['password', 'sms', 'remember', 'code', 'social', 'passkey'] as const
const isWay = (way: string): way is (typeof ways)[number] => (ways as readonly string[]).includes(way)

function useShow() {
  const t = useWords('security')
  const { time } = useTime()
  return {
    t,
    way: (way: string) => (isWay(way) ? t(`way.${way}`) : way),
    time: (at: string) => <time dateTime={at}>{time(at)}</time>,
    device: (device: string) => device || t('device.unknown'),
  }
}

/** Where the account is logged in now; any of it can be ended. */
export function Sessions() {
  const { t, way, time, device } = useShow()
  const list = useList()
  const { data, isError, refetch } = useApiQuery(member.security.sessions, {})
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (sessionId: string | undefined) =>
      member.security.endSession(sessionId === undefined ? {} : { sessionId }),
    changes: ['security'],
    onSuccess: (_, sessionId) =>
      showToast({ tone: 'success', title: t(sessionId === undefined ? 'sessions.endedAll' : 'sessions.ended') }),
    toastError: true,
  })
  const others = data?.list.some(({ current }) => !current) ?? false
  return (
    <Section title={t('sessions')} space="sm">
      <Table<Login>
        label={t('sessions')}
        rows={data?.list}
        rowKey={({ sessionId }) => sessionId}
        error={isError && !data}
        onRetry={() => void refetch()}
        outlines={1}
        columns={[
          { id: 'device', head: t('device'), cell: (row) => device(row.device) },
          { id: 'ip', head: t('address'), cell: (row) => <bdi>{row.ip}</bdi> },
          { id: 'way', head: t('way'), cell: (row) => way(row.way) },
          { id: 'seen', head: t('lastSeen'), cell: (row) => time(row.lastSeenAt) },
          {
            id: 'end',
            head: t('action'),
            align: 'end',
            phone: 'line',
            cell: (row) =>
              row.current ? (
                <StatusChip status="active">{t('sessions.here')}</StatusChip>
              ) : (
                <Button
                  variant="quiet"
                  busy={isPending && variables === row.sessionId}
                  busyLabel={t('busy')}
                  aria-label={list([t('sessions.end'), device(row.device)])}
                  onClick={() => mutate(row.sessionId)}
                >
                  {t('sessions.end')}
                </Button>
              ),
          },
        ]}
      />
      {others ? (
        <div>
          <Button busy={isPending && variables === undefined} busyLabel={t('busy')} onClick={() => mutate(undefined)}>
            {t('sessions.endAll')}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}

/** Logins of ninety days, and those that failed under the right name. */
export function Logins() {
  const { t, way, time, device } = useShow()
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useApiQuery(
    member.security.logins,
    { pageNo: page, pageSize: 10 },
    { keep: true },
  )
  return (
    <Section title={t('logins')} space="sm">
      <Text quiet>{t('logins.text')}</Text>
      <Table<LoginRow>
        label={t('logins')}
        rows={data?.items}
        rowKey={(row) => `${row.at} ${row.result} ${row.ip}`}
        error={isError && !data}
        onRetry={() => void refetch()}
        busy={isFetching}
        columns={[
          { id: 'at', head: t('time'), cell: (row) => time(row.at) },
          {
            id: 'result',
            head: t('result'),
            cell: (row) => (
              <StatusChip status={row.result === 'OK' ? 'approved' : 'rejected'}>
                {row.result === 'OK'
                  ? t('result.ok')
                  : row.result === 'WRONG_CODE'
                    ? t('result.code')
                    : t('result.password')}
              </StatusChip>
            ),
          },
          { id: 'way', head: t('way'), cell: (row) => way(row.way) },
          { id: 'device', head: t('device'), cell: (row) => device(row.device) },
          { id: 'ip', head: t('address'), cell: (row) => <bdi>{row.ip}</bdi> },
        ]}
      />
      {data && data.totalPages > 1 ? (
        <Pagination aria-label={t('logins')} page={page} total={data.totalPages} onPageChange={setPage} />
      ) : null}
    </Section>
  )
}
