import { Card } from '@brand/ui/card'
import { EmptyState } from '@brand/ui/empty-state'
import { target } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { Tabs } from '@brand/ui/tabs'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { missionsPerPage } from './limits.ts'
import { MissionRow } from './MissionRow.tsx'
import type { MissionStatus } from './missions.model.ts'
import { useMissionWords } from './use-mission-words.ts'

const statuses = ['O', 'C', 'H'] as const

/** Missions of one kind: open, to be collected, or past; and when days and weeks begin anew. */
export function MissionsPanel() {
  const t = useWords('missions')
  const words = useMissionWords()
  const zone = useZone()
  const [{ status, page }, setRequested] = useState<{ status: MissionStatus; page: number }>({ status: 'O', page: 1 })
  const answer = useLastPage(useApiQuery(member.missions.list, { status, page, size: missionsPerPage }), (last) =>
    setRequested({ status, page: last }),
  )
  const { data } = answer
  return (
    <>
      <Tabs
        label={t('which')}
        variant="segmented"
        value={status}
        onValueChange={(next) => setRequested({ status: statuses.find((one) => one === next) ?? 'O', page: 1 })}
        controls="missions-list"
        items={statuses.map((value) => ({
          value,
          label:
            value === 'C' && data && data.claimable > 0
              ? t('status.C.count', { n: words.count(data.claimable) })
              : t(`status.${value}`),
        }))}
      />
      <div id="missions-list">
        <Answered answer={answer} failed={t('failed')}>
          {({ list, pageNum, totalPages }) =>
            list.length === 0 ? (
              <EmptyState icon={target} title={t(`none.${status}`)}>
                {t(`none.${status}.text`)}
              </EmptyState>
            ) : (
              <Stack space="lg">
                <Card>
                  <Stack as="ul" space="none" aria-label={t(`status.${status}`)}>
                    {list.map((mission) => (
                      <li key={`${mission.id} ${mission.periodKey}`}>
                        <MissionRow mission={mission} />
                      </li>
                    ))}
                  </Stack>
                </Card>
                <Pagination
                  page={pageNum}
                  total={totalPages}
                  onPageChange={(next) => setRequested({ status, page: next })}
                />
              </Stack>
            )
          }
        </Answered>
      </div>
      {/* Below the list: it comes with it, and moves nothing. */}
      {data ? (
        <Stack space="none">
          <Text size="caption" quiet>
            {t('reset.daily', { time: words.time(data.resetAt.daily) })}
          </Text>
          <Text size="caption" quiet>
            {t('reset.weekly', { time: words.time(data.resetAt.weekly), zone })}
          </Text>
        </Stack>
      ) : null}
    </>
  )
}
