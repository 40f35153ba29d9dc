import { Card } from '@brand/ui/card'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { envelopeSimple } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Pagination } from '@brand/ui/pagination'
import { StatusChip } from '@brand/ui/status-chip'
import { useNavigate, useSearchParams } from '../../../app/navigation/router.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { StoredPictures } from '../../../app/overlays/StoredPicture.tsx'
import { openPopup } from '../../../app/overlays/popups.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { feedbackPath } from '../../../app/routing/feedback-path.ts'
import { messagesPath, readAddress } from './address.ts'
import * as css from './messages.css.ts'

/** An answer comes with a message. */
const news: News = { events: ['message.unread'], areas: ['support'] }

const pagePath = (page: number): string => `${feedbackPath()}&p=${page}`

/** What the person wrote to the operator, whether it is answered, and how. */
export function MyFeedback() {
  const t = useWords('messages')
  const { time } = useTime()
  useInvalidateOnEvents(news)
  const { page } = readAddress(useSearchParams()[0])
  const navigate = useNavigate()
  const answer = useLastPage(
    useApiQuery(member.support.feedback, { pageNo: page }, { keep: true }),
    (last) => void navigate(pagePath(last), { replace: true }),
  )
  const { data } = answer
  const write = (
    <Button variant="primary" onClick={() => openPopup('feedback')}>
      {t('write')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('mine')}
        description={t('mine.text')}
        back={{ label: t('mine.back'), href: messagesPath() }}
        actions={data && data.totalCount > 0 ? write : undefined}
      />
      <Stack>
        <Answered answer={answer} failed={t('mine.failed')}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState icon={envelopeSimple} title={t('mine.none')} action={write}>
                {t('mine.none.text')}
              </EmptyState>
            ) : (
              <Stack as="ul" space="sm" aria-label={t('mine')}>
                {items.map(({ feedbackNo, content, pictures, at, state, answer, answeredAt }) => (
                  <Card as="li" key={feedbackNo} padding={{ phone: 'md', tablet: 'xl' }} space="sm">
                    <Inline justify="between">
                      <Text as="span" size="caption" quiet>
                        {t('mine.no', { number: feedbackNo })}, <time dateTime={at}>{time(at)}</time>
                      </Text>
                      <StatusChip status={state === 'ANSWERED' ? 'approved' : 'pending'}>
                        {t(state === 'ANSWERED' ? 'mine.ANSWERED' : 'mine.OPEN')}
                      </StatusChip>
                    </Inline>
                    <p dir="auto" className={css.prose}>
                      {content}
                    </p>
                    <StoredPictures
                      call={member.support.picture}
                      imageIds={pictures}
                      label={(number) => t('mine.picture', { number })}
                    />
                    {answer ? (
                      <div className={css.answer}>
                        <strong>
                          {t('mine.answer')}
                          {answeredAt ? (
                            <>
                              , <time dateTime={answeredAt}>{time(answeredAt)}</time>
                            </>
                          ) : null}
                        </strong>
                        <p dir="auto" className={css.prose}>
                          {answer}
                        </p>
                      </div>
                    ) : null}
                  </Card>
                ))}
              </Stack>
            )
          }
        </Answered>
        {data ? <Pagination page={data.page} total={data.totalPages} href={pagePath} /> : null}
      </Stack>
    </>
  )
}
