import { EmptyState } from '@brand/ui/empty-state'
import { megaphone } from '@brand/ui/icons'
import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { AnnouncementList } from '../../../app/content/AnnouncementList.tsx'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { centrePath } from '../../../app/centre/centres.ts'

/** What the operator tells agents. */
export function News() {
  const t = useWords('agent')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useApiQuery(agent.agentNews.list, {})
  return (
    <Stack space="xl">
      <PageHeader title={t('page.news')} />
      {error && !data ? (
        <ErrorState title={t('news.failed')} onRetry={() => void refetch()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : !data ? (
        <Stack space="sm" aria-busy="true">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} variant="block" size="sm" />
          ))}
        </Stack>
      ) : data.list.length === 0 ? (
        <EmptyState icon={megaphone} title={t('news.none')} />
      ) : (
        <AnnouncementList list={data.list} href={(page) => `${centrePath('agent', 'news')}&p=${page}`} />
      )}
    </Stack>
  )
}
