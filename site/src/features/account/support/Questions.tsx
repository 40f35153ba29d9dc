import { buttonAttributes } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { EmptyState } from '@brand/ui/empty-state'
import { headset } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useNavigate } from '../../../app/navigation/router.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { askPath, supportPath, ticketPath } from '../../../app/routing/support-path.ts'
import { kindOf } from './SubjectCard.tsx'
import * as css from './support.css.ts'
import { TicketState } from './TicketState.tsx'
import { useTicketList } from './use-tickets.ts'

const pagePath = (page: number): string => `${supportPath()}&p=${page}`

/** The questions of the person, the one with the latest word first. */
export function Questions({ page }: { page: number }) {
  const t = useWords('tickets')
  const { time } = useTime()
  const navigate = useNavigate()
  const answer = useLastPage(useTicketList(page), (last) => void navigate(pagePath(last), { replace: true }))
  const { data } = answer
  return (
    <Section title={t('mine')}>
      <Answered answer={answer} failed={t('failed')} outline="xl">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={headset}
              title={t('none')}
              action={
                <a {...buttonAttributes({ variant: 'primary' })} href={askPath()}>
                  {t('ask')}
                </a>
              }
            >
              {t('none.text')}
            </EmptyState>
          ) : (
            <Card padding="none">
              <Stack as="ul" space="none" aria-label={t('mine')}>
                {items.map(({ ticketNo, question, state, subject, lastAt, unread }) => (
                  <li key={ticketNo}>
                    <a href={ticketPath(ticketNo)} className={css.row} data-unread={unread}>
                      <span className={css.dot}>
                        {unread ? <VisuallyHidden>{t('unread')}: </VisuallyHidden> : null}
                      </span>
                      <Stack as="span" space="none">
                        <Text as="bdi" weight={unread ? 'strong' : 'body'} dir="auto">
                          {question}
                        </Text>
                        <Text as="span" size="caption" quiet>
                          <bdi>{ticketNo}</bdi> · <SubjectKind kind={subject?.kind} />
                          <time dateTime={lastAt}>{time(lastAt)}</time>
                        </Text>
                      </Stack>
                      <span className={css.state}>
                        <TicketState state={state} />
                      </span>
                    </a>
                  </li>
                ))}
              </Stack>
            </Card>
          )
        }
      </Answered>
      {data ? <Pagination page={data.page} total={data.totalPages} href={pagePath} /> : null}
    </Section>
  )
}

function SubjectKind({ kind }: { kind: string | undefined }) {
  const t = useWords('tickets')
  const known = kind === undefined ? undefined : kindOf(kind)
  return known ? <>{t(`kind.${known}`)} · </> : null
}
