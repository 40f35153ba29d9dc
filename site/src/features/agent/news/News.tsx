import { Accordion } from '@brand/ui/accordion'
import { EmptyState } from '@brand/ui/empty-state'
import { megaphone } from '@brand/ui/icons'
import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Pagination } from '@brand/ui/pagination'
import { SafeHtml } from '@brand/ui/safe-html'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useSearchParams } from 'react-router-dom'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { centrePath } from '../../../app/centre/centres.ts'

const pageSize = 9

/** What the operator tells agents, nine to a page. */
export function News() {
  const t = useWords('agent')
  const language = useLang()
  const errorText = useErrorText()
  const { day } = useTime()
  const [params] = useSearchParams()
  const { data, error, isFetching, refetch } = useApiQuery(agent.agentNews.list, { language })
  const list = data?.list
  const total = Math.ceil((list?.length ?? 0) / pageSize)
  const page = Math.min(Math.max(1, Number(params.get('p')) || 1), Math.max(1, total))
  return (
    <Stack space="xl">
      <PageHeader title={t('page.agentAnnouncement')} />
      {error && !list ? (
        <ErrorState title={t('news.failed')} onRetry={() => void refetch()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : !list ? (
        <Stack space="sm" aria-busy="true">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} variant="block" size="sm" />
          ))}
        </Stack>
      ) : list.length === 0 ? (
        <EmptyState icon={megaphone} title={t('news.none')} />
      ) : (
        <Accordion
          key={page}
          level={2}
          multiple
          defaultValue={list.slice((page - 1) * pageSize, (page - 1) * pageSize + 1).map(({ id }) => id)}
          items={list.slice((page - 1) * pageSize, page * pageSize).map(({ id, title, content, publishedAt }) => ({
            id,
            title,
            content: (
              <Stack space="sm">
                <Text size="caption" quiet>
                  {day(publishedAt)}
                </Text>
                <SafeHtml html={content} />
              </Stack>
            ),
          }))}
        />
      )}
      {total > 1 ? (
        <Pagination page={page} total={total} href={(to) => `${centrePath('agent', 'agentAnnouncement')}&p=${to}`} />
      ) : null}
    </Stack>
  )
}
