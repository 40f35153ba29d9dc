import { Callout } from '@brand/ui/callout'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Avatar } from '@brand/ui/avatar'
import { safeHref } from '@brand/ui/safe-link'
import { Button, buttonAttributes } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'
import { useEffect, useRef } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { memberPath, type MemberPage } from '../../../app/routing/paths.ts'
import { useBalance } from '../../../app/auth/balance.ts'
import { OverviewCards } from './OverviewCards.tsx'
import { Waiting } from './Waiting.tsx'
import type { CentrePage } from '../../../app/centre/centre-pages.ts'
import { PageList } from '../../../app/centre/PageList.tsx'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'

/** The account at a glance, from one call; a part that failed shows an error, and the others are shown. */
export function Overview({ pages }: { pages: readonly CentrePage[] }) {
  const t = useWords('overview')
  const mine = useWords('member')
  const { day, time } = useTime()
  const answer = useApiQuery(member.summary.member, {})
  const { data, isError, isFetching, refetch } = answer
  const version = useBalance().data?.version
  const seenVersion = useRef(version)
  useEffect(() => {
    // Money moved: the overview is refetched.
    if (seenVersion.current !== undefined && version !== undefined && version !== seenVersion.current) void refetch()
    seenVersion.current = version
  }, [version, refetch])
  const who = data?.member.value
  const partial = data && Object.values(data).some((part) => typeof part === 'object' && part.status === 'error')
  const shown = (name: MemberPage) => pages.some((page) => page.id === name)
  const actions = (['deposit', 'withdraw'] as const).filter(shown).map((name, at) => (
    <a key={name} {...buttonAttributes({ variant: at === 0 ? 'primary' : 'secondary' })} href={memberPath(name)}>
      {mine(`page.${name}`)}
    </a>
  ))
  if (isError && !data) {
    return (
      <>
        <PageHeader title={mine('account')} />
        <LoadFailed answer={answer} title={t('failed')} level={2} />
        <PageList centre="member" pages={pages} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={mine('account')} actions={actions.length > 0 ? actions : undefined} />
      <Stack space="xl">
        <Inline wrap={false} space="md">
          <Avatar name={who?.nickname ?? ''} src={safeHref(who?.iconUrl)} size="lg" />
          <Stack space="none">
            <Text as="bdi" size="title" weight="strong" minLines={1}>
              {data ? (who?.nickname ?? t('unknown')) : null}
            </Text>
            <Text size="caption" quiet minLines={1}>
              {who ? t('since', { date: day(who.regDate) }) : null}
            </Text>
            <Text size="caption" quiet minLines={1}>
              {who?.lastLoginAt ? t('lastLogin', { time: time(who.lastLoginAt) }) : null}
            </Text>
          </Stack>
        </Inline>
        {partial ? (
          <Callout
            role="status"
            tone="warning"
            actions={
              <Button size="sm" busy={isFetching} busyLabel={t('again')} onClick={() => void refetch()}>
                {t('again')}
              </Button>
            }
          >
            {t('partial')}
          </Callout>
        ) : null}
        <OverviewCards summary={data} shown={shown} />
        <Waiting summary={data} shown={shown} />
        <PageList centre="member" pages={pages} />
      </Stack>
    </>
  )
}
