import { EmptyState } from '@brand/ui/empty-state'
import { megaphone } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { AnnouncementList } from '../../../app/content/AnnouncementList.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { messagesPath, noticesPath } from './address.ts'

/** What the operator tells everybody. */
export function PlatformNotices() {
  const t = useWords('messages')
  const answer = useApiQuery(sdk.content.announcements, { types: 'B,PL' })
  return (
    <>
      <PageHeader
        title={t('announcements')}
        description={t('notices.text')}
        back={{ label: t('title'), href: messagesPath() }}
      />
      <Stack space="xl">
        <Answered answer={answer} failed={t('notices.failed')}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState icon={megaphone} title={t('notices.none')} />
            ) : (
              <AnnouncementList list={list} href={noticesPath} />
            )
          }
        </Answered>
      </Stack>
    </>
  )
}
