import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { Hidden } from '@brand/ui/hidden'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { Icon } from '@brand/ui/icon'
import { IconButton } from '@brand/ui/icon-button'
import {
  chatCircleDots,
  checks,
  dotsThree,
  envelopeSimple,
  headset,
  megaphone,
  paperPlaneTiltFill,
} from '@brand/ui/icons'
import type { MenuItem } from '@brand/ui/menu'
import { PageHeader } from '@brand/ui/page-header'
import { Pagination } from '@brand/ui/pagination'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Skeleton } from '@brand/ui/skeleton'
import { MenuButton } from '../../../app/overlays/MenuButton.tsx'
import { useNavigate, useSearchParams } from '../../../app/navigation/router.ts'
import { useModule } from '../../../app/api/status.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { feedbackPath } from '../../../app/routing/feedback-path.ts'
import { supportPath } from '../../../app/routing/support-path.ts'
import { useUnread } from '../../../app/auth/unread.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { filters, messagesPath, noticesPath, readAddress, sentPath, type Filter } from './address.ts'
import { MessageList } from './MessageList.tsx'
import { MessagePane } from './MessagePane.tsx'
import * as css from './messages.css.ts'
import { MyFeedback } from './MyFeedback.tsx'
import { PlatformNotices } from './PlatformNotices.tsx'
import { SentMessages } from './line/SentMessages.tsx'
import { WriteButton } from './line/WriteButton.tsx'
import { useMessageActions, useMessages } from './use-messages.ts'

const choices = ['all', ...(Object.keys(filters) as Filter[])] as const

/**
 * `/member?page=messageV2`; `&view=feedback` what the person has written to us, `&view=sent` to people of the line,
 * `&view=notices` what everybody is told.
 */
export default function MessagesPage() {
  switch (useSearchParams()[0].get('view')) {
    case 'feedback':
      return <MyFeedback />
    case 'sent':
      return <SentMessages />
    case 'notices':
      return <PlatformNotices />
    default:
      return <Messages />
  }
}

/** The inbox, and beside it the message that is open; on a phone one of the two. */
function Messages() {
  const t = useWords('messages')
  const navigate = useNavigate()
  const at = readAddress(useSearchParams()[0])
  const { filter, message } = at
  const answer = useLastPage(
    useMessages(at),
    (page) => void navigate(messagesPath({ filter, message, page }), { replace: true }),
  )
  const { data, isError } = answer
  const { readAll } = useMessageActions()
  const unread = useUnread()
  const lang = useLang()
  const feedback = useModule('FEEDBACK3')
  const questions = useModule('TICKET3')

  /** Up to a tablet the message replaces the list. */
  const narrowOnly = at.message === undefined ? undefined : 'desktop'
  // A disabled button would lose the focus of who pressed it.
  const markAll = () => {
    if (unread > 0) readAll.mutate(at.filter === undefined && at.page === 1 ? data?.items[0]?.messageId : undefined)
  }
  const places: MenuItem[] = [
    { kind: 'link', id: 'sent', label: t('sent'), icon: paperPlaneTiltFill, href: sentPath() },
    { kind: 'link', id: 'notices', label: t('announcements'), icon: megaphone, href: noticesPath() },
    ...(questions
      ? [{ kind: 'link' as const, id: 'questions', label: t('questions'), icon: headset, href: supportPath() }]
      : []),
    ...(feedback
      ? [{ kind: 'link' as const, id: 'feedback', label: t('mine'), icon: chatCircleDots, href: feedbackPath() }]
      : []),
  ]
  const actions = (
    <>
      <Hidden below="tablet">
        <Button aria-disabled={unread === 0 || undefined} busy={readAll.isPending} onClick={markAll}>
          <Icon icon={checks} size={18} />
          {t('markAll')}
        </Button>
      </Hidden>
      <WriteButton />
      <Hidden above="phone">
        <IconButton
          disabled={unread === 0}
          aria-busy={readAll.isPending || undefined}
          icon={checks}
          label={t('markAll')}
          onClick={markAll}
        />
      </Hidden>
      <MenuButton align="end" trigger={<IconButton label={t('more')} icon={dotsThree} />} items={places} />
    </>
  )
  const empty = at.filter ? (
    <EmptyState
      icon={envelopeSimple}
      title={t('empty.filtered')}
      action={<Button onClick={() => void navigate(messagesPath())}>{t('empty.all')}</Button>}
    />
  ) : (
    <EmptyState icon={envelopeSimple} title={t('empty')}>
      {t('empty.text')}
    </EmptyState>
  )
  return (
    <>
      <Hidden below={narrowOnly}>
        <PageHeader title={t('title')} actions={actions} />
      </Hidden>
      <Stack>
        <Hidden below={narrowOnly}>
          <SegmentedControl
            label={t('filter')}
            value={at.filter ?? 'all'}
            options={choices.map((value) => ({
              value,
              label:
                value === 'all' && unread > 0
                  ? `${t('filter.all')} ${formatCount(unread, lang)}`
                  : t(`filter.${value}`),
            }))}
            onValueChange={(value) =>
              void navigate(messagesPath({ filter: value === 'all' ? undefined : (value as Filter) }))
            }
          />
        </Hidden>
        {isError && data ? (
          <Text size="caption" quiet>
            {t('stale')}
          </Text>
        ) : null}
        {data && data.totalCount === 0 && !at.message ? (
          empty
        ) : (
          <Card padding="none">
            <Columns widths="aside-main" collapseBelow="desktop" space="none" align="stretch">
              <Hidden below={narrowOnly}>
                <div className={css.inbox}>
                  <Answered answer={answer} failed={t('failed')} waiting={<Waiting />}>
                    {({ items, totalCount }) =>
                      totalCount === 0 ? empty : items.length > 0 ? <MessageList messages={items} at={at} /> : null
                    }
                  </Answered>
                  {data && data.totalPages > 1 ? (
                    <div className={css.pages}>
                      <Pagination
                        page={data.page}
                        total={data.totalPages}
                        href={(page) => messagesPath({ filter: at.filter, page })}
                      />
                    </div>
                  ) : null}
                </div>
              </Hidden>
              <Hidden below={at.message === undefined ? 'desktop' : undefined}>
                <MessagePane
                  key={at.message}
                  at={at}
                  listed={data?.items.find(({ messageId }) => messageId === at.message)}
                />
              </Hidden>
            </Columns>
          </Card>
        )}
      </Stack>
    </>
  )
}

function Waiting() {
  return (
    <Stack space="2xs" aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="block" />
      ))}
    </Stack>
  )
}
