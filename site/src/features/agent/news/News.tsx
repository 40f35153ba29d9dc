import { EmptyState } from '@brand/ui/empty-state'
import { megaphone } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { AnnouncementList } from '../../../app/content/AnnouncementList.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { centrePath } from '../../../app/centre/centres.ts'
import { Answered } from '../../../app/records/Answered.tsx'

/** What the operator tells agents. */
export function News() {
  const t = useWords('agent')
  const answer = useApiQuery(agent.agentNews.list, {})
  return (
    <Stack space="xl">
      <PageHeader title={t('page.news')} />
      <Answered
        answer={answer}
        failed={t('news.failed')}
        waiting={
          <Stack space="sm" aria-busy="true">
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} variant="block" size="sm" />
            ))}
          </Stack>
        }
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon={megaphone} title={t('news.none')} />
          ) : (
            <AnnouncementList list={list} href={(page) => `${centrePath('agent', 'news')}&p=${page}`} />
          )
        }
      </Answered>
    </Stack>
  )
}
