import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { megaphone } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { AnnouncementList } from '../../../app/content/AnnouncementList.tsx'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { messagesPath, noticesPath } from './address.ts'

/** What the operator tells everybody. */
export function PlatformNotices() {
  const t = useWords('messages')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useApiQuery(sdk.content.announcements, { types: 'B,PL' })
  return (
    <>
      <PageHeader
        title={t('announcements')}
        description={t('notices.text')}
        back={{ label: t('title'), href: messagesPath() }}
      />
      <Stack space="xl">
        {error && !data ? (
          <ErrorState title={t('notices.failed')} onRetry={() => void refetch()} busy={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : !data ? (
          <Skeleton variant="block" aria-busy="true" />
        ) : data.list.length === 0 ? (
          <EmptyState icon={megaphone} title={t('notices.none')} />
        ) : (
          <AnnouncementList list={data.list} href={noticesPath} />
        )}
      </Stack>
    </>
  )
}
